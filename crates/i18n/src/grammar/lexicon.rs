//! French words whose letters deceive, and endings that do not.

/// Endings of masculine words that end in *e*.
pub(super) const MASCULINE_ENDINGS: &str = "age ège ème isme asme scope mètre phone gone drome \
    dôme ôme iste aire arium cycle graphe logue naute cide gène";

/// Endings of feminine words that do not end in *e*.
pub(super) const FEMININE_ENDINGS: &str = "tion sion xion gion ité ière ette elle euse ée";

/// Masculine against their ending.
pub(super) const MASCULINE: &str = "abaque adulte aigle ancêtre âne ange angle anniversaire antre apôtre \
    aquarium arbitre arbre article artifice asile astre athlète automne axe bagne beurre bonhomme \
    bronze buffle bulbe cadavre cadre calme câble caméscope caniche canoë capitaine caractère \
    carbone carrosse cartable casque cèdre centre cercle cerne chanvre chapitre charme \
    chêne chevalier chiffre cidre cierge cintre cirque cloître coche code coffre collège commerce \
    compte concombre cône congre conifère conte contrôle cookie costume coude couple couvercle \
    crabe crâne cratère crépuscule crime crocodile cube cuivre culte cupcake cyclone cygne \
    cylindre dentifrice désastre désordre détective diable dictionnaire dièse dimanche dinosaure diplôme \
    disque divorce doute dromadaire drone écosystème édifice élève elfe éloge empire épiderme \
    équilibre érable espace exemple exercice fantôme faune feutre filtre fleuve foie \
    frêne frère frigidaire geste gendarme gendre génie genre gîte givre glaive globe golfe gorille \
    gouffre grade gramme graphique groupe gyrophare haltère haltérophile hémisphère hêtre \
    hippodrome hippopotame homme hélicoptère horoscope hymne immeuble incendie indice insecte \
    instrumentiste intermède interprète ivoire jaune jeûne juge labyrinthe légume leurre lièvre \
    lierre litre livre losange luxe lycée mage malade maître malaise mammifère manque marbre masque \
    mausolée meuble mélange membre mensonge mètre meurtre microbe mille mime ministre miracle monde \
    monstre moustique murmure muscle musée mythe narcisse navire nombre nuage objet obstacle \
    ogre oncle onze ongle ordre organe orchestre orgue otage orifice oxygène pamplemousse pancake parachute \
    parapluie parallélogramme parterre participe patrimoine peigne pentagone périmètre \
    peuple phare phoque piège pilote pirate plastique platane poème poivre pôle \
    portable porche portefeuille porte-monnaie potage pouce prêtre prince principe problème \
    programme prologue propriétaire père grand-père quatre quadrilatère rectangle régime règne \
    remède renne répertoire reptile reste rêve rhume rite rivage rouge royaume rythme sable \
    sabre sacre saule sanctuaire satellite sauropode scarabée sceptre scooter score scribe selfie \
    semestre semi-remorque sexe siècle signe silence silo singe site socle solfège songe sourire \
    souffle spectacle squelette stade store style sucre système tandem télégramme télescope \
    téléphérique temple terme territoire texte théâtre tigre timbre titre tonnerre torse \
    traître trapèze trèfle tremble triangle triomphe trimestre trombone trône trophée trouble tube \
    tumulte tuple type utérus vacarme vampire vase véhicule ventre verbe verre vertige vice vignoble \
    vinaigre violoncelle visage vocabulaire voisinage volume vote zèbre zombie zeste zéro \
    accessoire auditoire bougeoir conservatoire directoire interrogatoire laboratoire observatoire \
    oratoire promontoire réfectoire \
    été côté pâté comté traité comité karaté député invité velouté blé thé pré café canapé rosé \
    bébé pied clavier foyer cahier papier \
    lion avion camion pion espion champion scorpion million lampion fanion ion bastion \
    musc souterrain cor corps temps chœur cœur bonheur malheur honneur labeur";

/// Feminine against their ending.
pub(super) const FEMININE: &str = "cage image nage page plage rage crème affaire paire chaire \
    grammaire molaire aire circulaire \
    souris chauve-souris brebis perdrix vis oasis fourmi clé clef eau peau main dent nuit forêt mort \
    part jument fin faim soif nef mer cuiller chair cour basse-cour tour loi foi fois paroi vertu \
    tribu bru glu croix noix voix paix toux radio photo moto auto vidéo météo stéréo dynamo maman \
    sœur star jeep nounou télé télévision pizza caméra villa véranda tombola vodka mozzarella polka \
    paella salsa samba saga piñata mamie mamy \
    maison saison chanson boisson moisson prison raison liaison cargaison trahison leçon façon \
    rançon cuisson toison salaison livraison combinaison conjugaison \
    grand-mère belle-mère tong \
    région religion légion opinion union réunion contagion \
    santé beauté bonté liberté amitié moitié pitié volonté cité fierté clarté propreté majesté \
    pauvreté puberté variété \
    fleur couleur chaleur peur odeur douleur hauteur largeur longueur grandeur lueur sueur vapeur \
    valeur saveur douceur erreur horreur humeur rumeur tumeur liqueur pudeur ardeur rigueur vigueur \
    faveur fureur terreur profondeur épaisseur fraîcheur blancheur lenteur ampleur rondeur laideur \
    maigreur pesanteur rougeur pâleur splendeur candeur torpeur stupeur teneur primeur";

/// Words that are no plural though they end as one.
pub(super) const ENDS_AS_PLURAL: &str = "ours jus temps corps cours mars puits poids sens encens \
    fils printemps biceps velours parcours discours concours recours secours vers univers revers \
    travers express stress pays houx roux doux époux toux faux taux chaux deux heureux tennis \
    moins plus dans sans mess lys cyprès héros gars relais français anglais \
    fonds remords mors \
    code-barres bloc-notes porte-documents nounours paresseux";

/// Words that are plural though their ending does not tell.
pub(super) const PLURALS: &str = "lunettes ciseaux toilettes vacances gens cheveux yeux confettis \
    spaghettis frites habits dés clés fruits souliers amis outils bijoux animaux";

/// Words before which the article stands in full: an *h* that is not silent, and a few others.
pub(super) const WHOLE: &[&str] = &[
    "hache",
    "hachis",
    "haie",
    "haillon",
    "haine",
    "hall",
    "halle",
    "halte",
    "hamac",
    "hamburger",
    "hameau",
    "hamster",
    "hanche",
    "hand",
    "handball",
    "handballeur",
    "handballeuse",
    "handicap",
    "handicapé",
    "hangar",
    "hanneton",
    "harde",
    "hareng",
    "haricot",
    "harnais",
    "harpe",
    "harpie",
    "harpon",
    "hasard",
    "hausse",
    "haut",
    "haut de l’arbre",
    "haute",
    "hauteur",
    "haut-parleur",
    "havre",
    "hayon",
    "hérisson",
    "hernie",
    "héron",
    "héros",
    "hêtre",
    "heurt",
    "hibou",
    "hic",
    "hideux",
    "hiérarchie",
    "hippie",
    "hobby",
    "hochet",
    "hockey",
    "homard",
    "honte",
    "hoquet",
    "hors-bord",
    "hors-d’œuvre",
    "hot",
    "hot-dog",
    "hotte",
    "houe",
    "houille",
    "housse",
    "houx",
    "hublot",
    "huche",
    "huée",
    "huit",
    "huitième",
    "huppe",
    "hurlement",
    "hussard",
    "hutte",
    "husky",
    "onze",
    "onzième",
    "oui",
    "ouistiti",
    "uhlan",
    "ululement",
    "un",
];

/// Words with a *y* before which the article is cut short.
pub(super) const ELIDED_Y: &[&str] = &["yeuse", "ypérite", "yèble"];

/// Plurals of words in *al* that keep it.
pub(super) const IN_ALS: &[&str] =
    &["bal", "carnaval", "chacal", "festival", "récital", "régal", "cérémonial", "narval"];

/// Adjectives that stand before their noun.
pub(super) const BEFORE_NOUNS: &[&str] = &[
    "petit",
    "petite",
    "petits",
    "petites",
    "grand",
    "grande",
    "grands",
    "grandes",
    "gros",
    "grosse",
    "beau",
    "belle",
    "joli",
    "jolie",
    "vieux",
    "vieille",
    "jeune",
    "nouveau",
    "nouvelle",
    "bon",
    "bonne",
    "mauvais",
    "mauvaise",
    "premier",
    "première",
    "deuxième",
    "troisième",
    "très",
    "autre",
    "dernier",
    "dernière",
    "demi",
    "haut",
    "haute",
];

/// Verbs that begin words made of several.
pub(super) const VERBS_OF_COMPOUNDS: &[&str] = &[
    "porte", "ouvre", "tire", "lave", "sèche", "abat", "brise", "casse", "chauffe", "coupe",
    "cure", "essuie", "garde", "gratte", "pare", "passe", "pèse", "taille", "tourne", "cache",
    "presse", "rince", "serre", "trouble", "vide", "marque", "monte", "attrape", "haut", "hors",
];

/// What begins no noun: pronouns, prepositions, negations, forms of *être* and *avoir*.
pub(super) const BEGINNINGS: &[&str] = &[
    "je",
    "j",
    "tu",
    "il",
    "elle",
    "on",
    "nous",
    "vous",
    "ils",
    "elles",
    "c",
    "ne",
    "n",
    "se",
    "s",
    "à",
    "au",
    "aux",
    "en",
    "dans",
    "sur",
    "sous",
    "de",
    "d",
    "du",
    "avec",
    "sans",
    "pour",
    "par",
    "chez",
    "vers",
    "entre",
    "derrière",
    "devant",
    "et",
    "ou",
    "qui",
    "que",
    "qu",
    "quand",
    "comme",
    "plus",
    "moins",
    "pas",
    "bien",
    "mal",
    "est",
    "sont",
    "a",
    "ont",
    "nos",
    "vos",
    "leurs",
    "peut",
    "va",
    "fait",
    "vit",
    "mange",
    "marche",
    "nage",
    "vole",
];

/// Words that are never nouns, alone.
pub(super) const NEVER_NOUNS: &[&str] = &[
    "plus",
    "moins",
    "fois",
    "égale",
    "égal",
    "vole",
    "oui",
    "non",
    "merci",
    "bonjour",
    "bonsoir",
    "salut",
    "pareil",
    "ici",
    "là",
    "miaou",
    "ouaf",
    "meuh",
    "cocorico",
    "coin-coin",
    "bêê",
    "hi-han",
    "hop",
    "moi",
    "toi",
    "lui",
    "eux",
    "jamais",
    "toujours",
    "hier",
    "demain",
    "aujourd’hui",
    "vite",
    "lentement",
];

/// How a clause begins that says what something does or is: *vole*, *ne vole pas*.
pub(super) const PREDICATES: &str = "ne n est sont a ont se s peut va fait vole nage marche rampe \
    saute vit mange donne roule flotte coule brûle chante crie aboie miaule pond sert commence finit \
    contient rime habite dort grimpe creuse produit boit brille pique tient vient sait doit";

/// The same in English.
pub(super) const PREDICATES_EN: &str = "does is are has have can cannot flies swims walks crawls \
    runs jumps lives eats grows goes gives rolls floats sinks burns sings barks lays begins starts \
    ends contains rhymes sleeps climbs likes drinks makes needs comes moves belongs";
