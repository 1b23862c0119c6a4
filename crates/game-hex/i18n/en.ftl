hex = Hex
    .summary = Join your two edges with a chain of stones.
    .rules =
        Black and White lay stones in turn, one each.
        Stones stay where they lie.
        Black wants to join the top and the bottom.
        White wants to join the left and the right.
        Who joins both own edges wins.
        A corner belongs to both of its edges.
        With the swap, White may take the first stone over.
        It then changes colour and is mirrored: b3 becomes c2.
    .notation =
        Write a cell by column and row: c3.
        To take the first stone over, write: swap.
    .option-size = How many cells an edge has
    .option-swap = Whether the first stone may be taken over
    .seat-1 = Black
    .seat-2 = White
    .demo = Black stands on a bridge to the top.
    .stone = Stone
    .bead = Edge
    .swap = Swap
    .may-swap = { $player }: lay a stone, or swap.
    .swapped = { $player } takes the first stone over.
    .off-board = The board ends before { $cell }.
    .taken = A stone lies on { $cell }. Choose a free cell.
    .swap-off = This game is played without the swap.
    .swap-late = Only the second move may be a swap.
    .edge = This edge belongs to { $player }. Stones go inside.
    .uneven = One side has too many stones.
    .over-before = The game was over before the last stone.
    .reason-wins = This joins your two edges.
    .reason-stops = This closes the other side’s last gap.
    .reason-certain = Bridges now join your edges for certain.
    .reason-goes-on = This goes on along your bridges.
    .reason-saves = This saves a bridge that was attacked.
    .reason-both = This shortens your way and blocks the other’s.
    .reason-blocks = This blocks the other side’s shortest way.
    .reason-bridge = This makes a bridge that cannot be cut.
    .reason-contested = Both shortest ways lead over this cell.
    .reason-in-the-way = This stands in the other side’s way.
    .reason-shortens = This shortens your way.
    .reason-swap = The first stone is strong. Take it over.
