import type { Dish } from '@/sample-data/menus/outline'

/** With beef unless named otherwise; the sauce is a question. */
export const burgers = {
  klasyk: {
    name: 'Klasyk',
    zloty: 34,
    about: 'Sto osiemdziesiąt gramów wołowiny, sałata, pomidor, ogórek i czerwona cebula.',
    of: 'bułka maślana, mielona wołowina, sałata, pomidory, ogórek kiszony, czerwona cebula',
  },
  serowy: {
    name: 'Podwójny ser',
    zloty: 38,
    about: 'Cheddar pod mięsem i na mięsie, ogórek konserwowy.',
    of: 'bułka maślana, mielona wołowina, cheddar, ogórek konserwowy, czerwona cebula',
  },
  bekon: {
    name: 'Bekon i konfitura z cebuli',
    zloty: 41,
    about: 'Chrupiący bekon, cheddar i cebula duszona z octem balsamicznym.',
    of: 'bułka maślana, mielona wołowina, boczek, cheddar, cebula, ocet winny',
  },
  goralski: {
    name: 'Góralski',
    zloty: 42,
    about: 'Plaster sera wędzonego z rusztu, boczek i żurawina.',
    of: 'bułka maślana, mielona wołowina, ser wędzony, boczek, żurawina suszona',
  },
  ostry: {
    name: 'Jalapeño',
    zloty: 40,
    about: 'Jalapeño świeże i marynowane, cheddar, nachosy dla chrupania.',
    of: 'bułka maślana, mielona wołowina, jalapeño, cheddar, nachosy',
  },
  smash: {
    name: 'Smash podwójny',
    zloty: 39,
    about: 'Dwa cienkie kotlety dociśnięte do blachy, brzeg jak koronka.',
    of: 'bułka maślana, mielona wołowina, cheddar, cebula, ogórek konserwowy',
  },
  grzyby: {
    name: 'Z pieczarkami i serem',
    zloty: 40,
    about: 'Pieczarki z tymiankiem, ciągnący się ser i rukola.',
    of: 'bułka maślana, mielona wołowina, pieczarki, ser żółty, rukola, tymianek',
  },
  kurczak: {
    name: 'Chrupiący kurczak',
    zloty: 36,
    about: 'Udko w maślance i płatkach kukurydzianych, coleslaw.',
    of: 'bułka maślana, kurczak, maślanka, mąka pszenna, kapusta, majonez',
  },
  ryba: {
    name: 'Dorsz w bułce',
    zloty: 38,
    about: 'Dorsz w panierce, ogórek, koperkowy majonez.',
    of: 'bułka maślana, dorsz, panierka, jajko, ogórek kiszony, majonez, koper',
  },
  szarpana: {
    name: 'Szarpana wieprzowina',
    zloty: 39,
    about: 'Łopatka duszona dwanaście godzin, sos BBQ i kapusta.',
    of: 'bułka maślana, wieprzowina, sos BBQ, kapusta, marchew, majonez',
  },
  burak: {
    name: 'Burak i ciecierzyca',
    zloty: 35,
    about: 'Kotlet z buraka, ciecierzycy i orzechów, w bułce bez masła.',
    of: 'bułka pszenna, buraki, ciecierzyca, orzechy włoskie, sałata, ogórek kiszony',
  },
  roslinny: {
    name: 'Roślinny smash',
    zloty: 38,
    about: 'Kotlet z grochu, roślinny ser i bułka ziemniaczana.',
    of: 'bułka pszenna, kotlet z grochu, ser roślinny, sałata, ogórek konserwowy, pomidory',
  },
  halloumi: {
    name: 'Halloumi',
    zloty: 37,
    about: 'Gruby plaster sera z rusztu, bakłażan, papryka i mięta.',
    of: 'bułka maślana, halloumi, bakłażan, papryka, mięta',
  },
  maly: {
    name: 'Burger dla małych',
    zloty: 24,
    about: 'Dziewięćdziesiąt gramów wołowiny, ser i ketchup, bez zielonego.',
    of: 'bułka maślana, mielona wołowina, ser żółty, ketchup',
  },
} satisfies Record<string, Dish>

/** Side dishes for burgers. */
export const burgerSides = {
  frytki: {
    name: 'Frytki krojone nożem',
    zloty: 15,
    about: 'Ze skórką, smażone dwa razy, gruba sól.',
    of: 'frytki',
  },
  frytkiBataty: {
    name: 'Frytki z batatów',
    zloty: 18,
    about: 'Słodkie, z wędzoną papryką.',
    of: 'bataty, papryka wędzona',
  },
  frytkiSer: {
    name: 'Frytki z serem i bekonem',
    zloty: 23,
    about: 'Sos z cheddara, bekon i szczypior.',
    of: 'frytki, cheddar, boczek, szczypior',
  },
  krazki: {
    name: 'Krążki cebulowe',
    zloty: 17,
    about: 'Osiem w piwnym cieście.',
    of: 'cebula, mąka pszenna, słód jęczmienny',
  },
  skrzydelka: {
    name: 'Skrzydełka, 8 sztuk',
    zloty: 32,
    about: 'Pieczone i maczane w ostrym sosie, seler naciowy do pogryzania.',
    of: 'kurczak, chili, masło, seler naciowy',
  },
  nuggetsy: {
    name: 'Kawałki kurczaka, 6 sztuk',
    zloty: 22,
    about: 'Z piersi, w chrupiącej panierce.',
    of: 'kurczak, panierka, jajko',
  },
  coleslaw: {
    name: 'Coleslaw',
    zloty: 10,
    about: 'Kapusta, marchew i majonez z jabłkiem.',
    of: 'kapusta, marchew, jabłka, majonez',
  },
  ogorki: {
    name: 'Ogórki w panierce',
    zloty: 19,
    about: 'Kiszone, smażone, gorące w środku.',
    of: 'ogórek kiszony, panierka, jajko',
  },
  sos: { name: 'Sos na boku', zloty: 4, about: 'Mały kubeczek, wybierasz smak.', of: '' },
} satisfies Record<string, Dish>
