import type { Dish } from '@/sample-data/menus/outline'

/** Fresh and dried pasta. */
export const pasta = {
  pomodoro: {
    name: 'Spaghetti al pomodoro',
    zloty: 32,
    about: 'Pomidory gotowane dwie godziny z cebulą i bazylią, oliwa na koniec.',
    of: 'makaron pszenny, pomidory pelati, cebula, bazylia, oliwa',
  },
  bolognese: {
    name: 'Tagliatelle bolognese',
    zloty: 39,
    about: 'Wołowina duszona cztery godziny z selerem, marchwią i kieliszkiem wina.',
    of: 'makaron jajeczny, mielona wołowina, pomidory pelati, marchew, seler naciowy, czerwone wino, parmezan',
  },
  carbonara: {
    name: 'Carbonara',
    zloty: 41,
    about: 'Żółtka, guanciale, pecorino i pieprz. Śmietany nie ma i nie będzie.',
    of: 'makaron pszenny, jajko, guanciale, pecorino, pieprz',
  },
  cacio: {
    name: 'Cacio e pepe',
    zloty: 38,
    about: 'Pecorino roztarte z wodą z makaronu i świeżo tłuczony czarny pieprz.',
    of: 'makaron jajeczny, pecorino, pieprz',
  },
  aglio: {
    name: 'Aglio e olio',
    zloty: 31,
    about: 'Czosnek w plasterkach zezłocony w oliwie, chili i natka.',
    of: 'makaron pszenny, czosnek, oliwa, chili, natka pietruszki',
  },
  arrabbiata: {
    name: 'Penne all’arrabbiata',
    zloty: 34,
    about: 'Pomidory, czosnek i tyle chili, żeby było czuć, ale nie bolało.',
    of: 'makaron pszenny, pomidory pelati, czosnek, chili, oliwa',
  },
  pesto: {
    name: 'Trofie z pesto',
    zloty: 38,
    about: 'Bazylia ucierana w moździerzu z orzeszkami i serem, do tego fasolka i ziemniak jak w Genui.',
    of: 'makaron pszenny, pesto bazyliowe, fasolka szparagowa, ziemniaki',
  },
  krewetki: {
    name: 'Linguine z krewetkami',
    zloty: 52,
    about: 'Sześć krewetek, czosnek, białe wino i pomidorki, które pękają na patelni.',
    of: 'makaron pszenny, krewetki, czosnek, białe wino, pomidorki, natka pietruszki',
  },
  vongole: {
    name: 'Spaghetti alle vongole',
    zloty: 54,
    about: 'Małże w muszlach, wino i natka. Widelec w jednej ręce, chleb w drugiej.',
    of: 'makaron pszenny, małże, czosnek, białe wino, natka pietruszki, oliwa',
  },
  losos: {
    name: 'Tagliatelle z łososiem',
    zloty: 46,
    about: 'Łosoś, szpinak i śmietanka przełamana cytryną.',
    of: 'makaron jajeczny, łosoś, szpinak, śmietanka, cytryna',
  },
  borowiki: {
    name: 'Pappardelle z borowikami',
    zloty: 47,
    about: 'Szerokie wstęgi, borowiki z masłem i tymiankiem, ser starty przy podaniu.',
    of: 'makaron jajeczny, borowiki, masło, śmietanka, tymianek, ser dojrzały',
  },
  ravioli: {
    name: 'Ravioli ze szpinakiem i ricottą',
    zloty: 42,
    about: 'Lepione rano, polane masłem z szałwią.',
    of: 'makaron jajeczny, szpinak, ricotta, masło, szałwia',
  },
  lasagne: {
    name: 'Lasagne',
    zloty: 40,
    about: 'Sześć warstw z sosem mięsnym i beszamelem, zapieczone na rumiano.',
    of: 'makaron jajeczny, mielona wołowina, pomidory pelati, seler naciowy, sos beszamelowy, parmezan',
  },
  gnocchi: {
    name: 'Gnocchi z gorgonzolą',
    zloty: 39,
    about: 'Ziemniaczane kluseczki w sosie z gorgonzoli, z orzechami włoskimi.',
    of: 'gnocchi ziemniaczane, gorgonzola, śmietanka, orzechy włoskie',
  },
  baklazan: {
    name: 'Rigatoni alla norma',
    zloty: 37,
    about: 'Bakłażan smażony w kostkę, pomidory i słona ricotta.',
    of: 'makaron pszenny, bakłażan, pomidory pelati, ricotta, bazylia',
  },
  dziecieca: {
    name: 'Makaron dla małych',
    zloty: 22,
    about: 'Pół porcji świderków z sosem pomidorowym albo samym masłem.',
    of: 'makaron pszenny, pomidory pelati, masło',
  },
} satisfies Record<string, Dish>
