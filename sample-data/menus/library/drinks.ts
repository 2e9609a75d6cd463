import type { Dish } from '@/sample-data/menus/outline'
import { milk } from './drink-asks'

/** Bottles and cans; those in the deposit system have a deposit. */
export const bottles = {
  cola: {
    name: 'Cola 0,5 l',
    zloty: 11,
    about: 'W butelce, z lodówki.',
    of: 'woda gazowana, cukier, aromat roślinny',
    deposit: 0.5,
  },
  colaZero: {
    name: 'Cola bez cukru 0,33 l',
    zloty: 9,
    about: 'Puszka, dobrze schłodzona.',
    of: 'woda gazowana, aromat roślinny, słodzik',
    deposit: 0.5,
  },
  woda: { name: 'Woda gazowana 0,5 l', zloty: 8, about: 'Źródlana, w butelce.', of: 'woda gazowana', deposit: 0.5 },
  wodaNiegazowana: {
    name: 'Woda niegazowana 0,5 l',
    zloty: 8,
    about: 'Źródlana, w butelce.',
    of: 'woda',
    deposit: 0.5,
  },
  oranzada: {
    name: 'Oranżada 0,33 l',
    zloty: 10,
    about: 'Czerwona, w szklanej butelce na wymianę.',
    of: 'woda gazowana, cukier, aromat roślinny',
    deposit: 1,
  },
  sokJablkowy: {
    name: 'Sok jabłkowy tłoczony 0,3 l',
    zloty: 12,
    about: 'Mętny, z jabłek z jednego sadu.',
    of: 'sok jabłkowy',
  },
  yerba: {
    name: 'Yerba mate w puszce 0,33 l',
    zloty: 12,
    about: 'Gazowana, z limonką, budzi na dwie godziny.',
    of: 'yerba mate, woda gazowana, limonka, cukier',
    deposit: 0.5,
  },
  ipaZero: {
    name: 'Piwo bezalkoholowe IPA 0,5 l',
    zloty: 15,
    about: 'Chmielone cytrusowo, 0,0%.',
    of: 'słód jęczmienny, chmiel, woda',
    deposit: 0.5,
  },
  pszeniczneZero: {
    name: 'Piwo bezalkoholowe pszeniczne 0,5 l',
    zloty: 14,
    about: 'Lekkie, z nutą banana i goździka, 0,0%.',
    of: 'słód pszeniczny, słód jęczmienny, chmiel, woda',
    deposit: 1,
  },
  cydrZero: {
    name: 'Cydr bezalkoholowy 0,33 l',
    zloty: 15,
    about: 'Z polskich jabłek, wytrawny, 0,0%.',
    of: 'sok jabłkowy fermentowany',
    deposit: 0.5,
  },
  winoZero: {
    name: 'Wino bezalkoholowe, kieliszek na wynos 0,2 l',
    zloty: 19,
    about: 'Białe, lekko musujące, 0,0%.',
    of: 'wino bezalkoholowe',
  },
  herbataMrozona: {
    name: 'Herbata mrożona brzoskwiniowa 0,5 l',
    zloty: 11,
    about: 'Parzona, nie z syropu.',
    of: 'herbata, brzoskwinie, cukier, woda',
    deposit: 0.5,
  },
  ajran: {
    name: 'Ajran 0,25 l',
    zloty: 7,
    about: 'Słony jogurt do picia, gasi chili lepiej niż woda.',
    of: 'jogurt, woda',
  },
  kombucza: {
    name: 'Kombucza imbirowa 0,33 l',
    zloty: 16,
    about: 'Fermentowana dziesięć dni, żywa i kwaśna.',
    of: 'herbata, imbir, cukier, woda',
    deposit: 0.5,
  },
} satisfies Record<string, Dish>

/** Drinks made by the restaurant. */
export const poured = {
  kompot: {
    name: 'Kompot domowy 0,4 l',
    zloty: 8,
    about: 'Z tego, co dziś: zwykle jabłka, wiśnie i goździk.',
    of: 'jabłka, wiśnie, cukier, woda',
  },
  lemoniada: {
    name: 'Lemoniada cytrynowa z miętą 0,4 l',
    zloty: 16,
    about: 'Cytryny wyciskane na miejscu, garść mięty, mało cukru.',
    of: 'cytryna, mięta, cukier, woda gazowana',
  },
  lemoniadaMalina: {
    name: 'Lemoniada malinowa 0,4 l',
    zloty: 17,
    about: 'Maliny przetarte przez sito, limonka i bąbelki.',
    of: 'maliny, limonka, cukier, woda gazowana',
  },
  estragonowa: {
    name: 'Lemoniada estragonowa 0,4 l',
    zloty: 15,
    about: 'Zielona jak trawa, anyżkowa i mocno gazowana.',
    of: 'estragon, cytryna, cukier, woda gazowana',
  },
  zielona: { name: 'Herbata zielona sencha', zloty: 13, about: 'Dzbanuszek na dwie filiżanki.', of: 'herbata, woda' },
  jasminowa: {
    name: 'Herbata jaśminowa',
    zloty: 13,
    about: 'Liście zwinięte w perły, rozwijają się w kubku.',
    of: 'herbata, kwiat jaśminu, woda',
  },
  czaj: {
    name: 'Masala czaj',
    zloty: 14,
    about: 'Czarna herbata gotowana z mlekiem, kardamonem i imbirem.',
    of: 'herbata, mleko, kardamon, imbir, cynamon',
  },
  lassiMango: {
    name: 'Lassi z mango',
    zloty: 17,
    about: 'Gęsty jogurt i mango Alphonso, na ostrość najlepsze.',
    of: 'jogurt, mango, cukier',
  },
  lassiSlone: {
    name: 'Lassi słone',
    zloty: 14,
    about: 'Jogurt, sól, prażony kmin rzymski.',
    of: 'jogurt, kmin rzymski',
  },
  herbataZimowa: {
    name: 'Herbata z sokiem malinowym',
    zloty: 14,
    about: 'Z pomarańczą, goździkami i miodem osobno.',
    of: 'herbata, maliny, pomarańcze, goździki, miód',
  },
  barszczKubek: {
    name: 'Barszcz w kubku 0,25 l',
    zloty: 9,
    about: 'Czysty, na zakwasie, do popijania.',
    of: 'buraki, czosnek, majeranek, seler, woda',
  },
  maslanka: { name: 'Maślanka 0,4 l', zloty: 7, about: 'Zimna, prosto z mleczarni.', of: 'maślanka' },
} satisfies Record<string, Dish>

export const coffee = {
  espresso: { name: 'Espresso', zloty: 9, about: 'Podwójna dawka ziaren, krótka i gęsta.', of: 'espresso' },
  czarna: { name: 'Kawa czarna', zloty: 12, about: 'Duży kubek, z ekspresu.', of: 'espresso, woda' },
  przelew: {
    name: 'Kawa przelewowa',
    zloty: 15,
    about: 'Ziarna na dziś wybiera palarnia, zwykle owocowe.',
    of: 'kawa z przelewu',
  },
  cappuccino: {
    name: 'Cappuccino',
    zloty: 15,
    about: 'Gęsta pianka, którą da się jeść łyżeczką.',
    of: 'espresso',
    asks: [milk],
  },
  latte: {
    name: 'Latte',
    zloty: 17,
    about: 'Więcej mleka, mniej pośpiechu.',
    of: 'espresso',
    asks: [milk],
  },
  flatWhite: {
    name: 'Flat white',
    zloty: 17,
    about: 'Podwójne espresso i cienka warstwa mikropianki.',
    of: 'espresso',
    asks: [milk],
  },
  mrozona: {
    name: 'Kawa mrożona',
    zloty: 19,
    about: 'Espresso na lodzie z mlekiem i kulką lodów waniliowych.',
    of: 'espresso, mleko, lody waniliowe',
  },
  kakao: {
    name: 'Gorąca czekolada',
    zloty: 18,
    about: 'Gęsta, z gorzkiej czekolady, łyżeczka stoi.',
    of: 'czekolada gorzka',
    asks: [milk],
  },
  zbozowa: {
    name: 'Kawa zbożowa z mlekiem',
    zloty: 11,
    about: 'Żyto i cykoria, jak w przedszkolu, tylko mocniejsza.',
    of: 'kawa zbożowa',
    asks: [milk],
  },
} satisfies Record<string, Dish>
