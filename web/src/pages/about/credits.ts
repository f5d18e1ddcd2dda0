/** Whose work the client is made with. The build puts their licences into a folder of their own. */

export const ICONS = {
  site: "https://game-icons.net",
  licence: "https://creativecommons.org/licenses/by/3.0/",
};

/** All who have drawn for game-icons.net: the package does not tell which icon is whose. */
export const ARTISTS = [
  "Lorc",
  "Delapouite",
  "John Colburn",
  "Felbrigg",
  "John Redman",
  "Carl Olsen",
  "Sbed",
  "PriorBlue",
  "Willdabeast",
  "Viscious Speed",
  "Lord Berandas",
  "Irongamer",
  "HeavenlyDog",
  "Lucas",
  "Faithtoken",
  "Skoll",
  "Andy Meneely",
  "Cathelineau",
  "Kier Heyl",
  "Aussiesim",
  "Sparker",
  "Zeromancer",
  "Rihlsul",
  "Quoting",
  "Guard13007",
  "DarkZaitzev",
  "SpencerDub",
  "GeneralAce135",
  "Zajkonur",
  "Catsu",
  "Starseeker",
  "Pepijn Poolman",
  "Pierre Leducq",
  "Caro Asercion",
];

export interface Credit {
  name: string;
  site: string;
  licence: string;
  /** The file in the folder of licences. */
  file: string;
}

export const CREDITS: Credit[] = [
  {
    name: "Alegreya",
    site: "https://github.com/huertatipografica/Alegreya",
    licence: "OFL 1.1",
    file: "fontsource-variable-alegreya",
  },
  {
    name: "Source Sans 3",
    site: "https://github.com/adobe-fonts/source-sans",
    licence: "OFL 1.1",
    file: "fontsource-variable-source-sans-3",
  },
  {
    name: "Source Code Pro",
    site: "https://github.com/adobe-fonts/source-code-pro",
    licence: "OFL 1.1",
    file: "fontsource-variable-source-code-pro",
  },
  {
    name: "DejaVu Sans",
    site: "https://dejavu-fonts.github.io",
    licence: "Bitstream Vera",
    file: "fontsource-dejavu-sans",
  },
  { name: "Preact", site: "https://preactjs.com", licence: "MIT", file: "preact" },
  { name: "Preact Signals", site: "https://github.com/preactjs/signals", licence: "MIT", file: "preact-signals" },
];
