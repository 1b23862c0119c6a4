heaps = Heaps
    .summary = Take one, two or three stones. Take the last one.
    .rules =
        Two players sit at one heap.
        In turn, each takes one, two or three stones.
        The player who takes the last stone wins.
    .notation = Write how many stones you take: 2.
    .option-stones = How many stones lie there at the start
    .demo = Three stones are left.
    .stone = Stone
    .take = Take { $count }
    .one-to-three = Take one, two or three stones.
    .not-so-many = { $left ->
        [one] There is only { $left } stone left.
       *[other] There are only { $left } stones left.
    }
    .too-many-stones = The game has fewer stones.
