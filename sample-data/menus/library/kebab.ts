import type { Dish } from '@/sample-data/menus/outline'

/** The meat is a question, so the dish is named after its form. */
export const kebabs = {
  ciasto: {
    name: 'Kebab w cieście',
    zloty: 27,
    about: 'Placek z płyty, mięso z rożna i cztery warzywa.',
    of: 'placek pszenny, kapusta, pomidory, ogórek, czerwona cebula',
  },
  bulka: {
    name: 'Kebab w bułce',
    zloty: 24,
    about: 'Chrupiąca bułka turecka, dużo kapusty.',
    of: 'bułka pszenna, kapusta, pomidory, ogórek',
  },
  rollo: {
    name: 'Rollo',
    zloty: 29,
    about: 'Zawinięte ciasno w tortillę i dociśnięte na grillu.',
    of: 'tortilla pszenna, kapusta, pomidory, czerwona cebula',
  },
  talerz: {
    name: 'Kebab na talerzu',
    zloty: 38,
    about: 'Mięso, frytki i trzy surówki, osobno, żeby nic nie zmiękło.',
    of: 'frytki, kapusta, marchew, pomidory, ogórek',
  },
  box: {
    name: 'Kebab box',
    zloty: 29,
    about: 'Frytki na dnie, mięso na wierzchu, sos spływa sam.',
    of: 'frytki, kapusta, czerwona cebula',
  },
  salatka: {
    name: 'Sałatka z rożna',
    zloty: 32,
    about: 'Bez pieczywa: sałata, pomidory, feta, oliwki i mięso.',
    of: 'sałata, pomidory, ogórek, feta, oliwki',
  },
  xxl: {
    name: 'Kebab dla dwojga',
    zloty: 52,
    about: 'Placek czterdzieści centymetrów, pół kilo mięsa.',
    of: 'placek pszenny, kapusta, pomidory, ogórek, czerwona cebula, kukurydza',
  },
  lahmacun: {
    name: 'Lahmacun',
    zloty: 26,
    about: 'Cienki placek z mieloną jagnięciną, natką i cytryną.',
    of: 'mąka pszenna, jagnięcina, pomidory, papryka, natka pietruszki, cytryna',
  },
} satisfies Record<string, Dish>

/** Dishes without kebab meat. */
export const falafels = {
  rollo: {
    name: 'Falafel w placku',
    zloty: 26,
    about: 'Pięć kulek zielonych od kolendry, chrupiąca kapusta i tahini.',
    of: 'placek pszenny, ciecierzyca, kolendra, kapusta, pomidory, tahini',
  },
  talerz: {
    name: 'Falafel na talerzu',
    zloty: 33,
    about: 'Osiem kulek, hummus, bulgur i surówki.',
    of: 'ciecierzyca, kolendra, hummus, bulgur, kapusta, pomidory',
  },
  box: {
    name: 'Falafel box',
    zloty: 27,
    about: 'Frytki, sześć kulek i sałatka.',
    of: 'frytki, ciecierzyca, kolendra, kapusta',
  },
  hummus: {
    name: 'Hummus z pitą',
    zloty: 21,
    about: 'Gładki, z oliwą i papryką, pita prosto z pieca.',
    of: 'hummus, oliwa, papryka słodka, pita',
  },
  halloumi: {
    name: 'Halloumi w placku',
    zloty: 29,
    about: 'Trzy plastry z rusztu, bakłażan i mięta.',
    of: 'placek pszenny, halloumi, bakłażan, pomidory, mięta',
  },
  tabbouleh: {
    name: 'Tabbouleh',
    zloty: 19,
    about: 'Więcej natki niż kaszy, cytryna i mięta.',
    of: 'bulgur, natka pietruszki, mięta, pomidory, cytryna, oliwa',
  },
  soczewica: {
    name: 'Zupa z soczewicy po turecku',
    zloty: 16,
    about: 'Przecierana, z miętą i papryką na maśle.',
    of: 'soczewica czerwona, cebula, bulion warzywny, mięta, masło',
  },
  baklawa: {
    name: 'Baklawa, 3 kawałki',
    zloty: 16,
    about: 'Pistacje, cienkie ciasto i syrop z cytryną.',
    of: 'ciasto filo, pistacje, masło, cukier, cytryna',
  },
} satisfies Record<string, Dish>
