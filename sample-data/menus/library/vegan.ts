import type { Dish } from '@/sample-data/menus/outline'

/** Main dishes without animal products, unless a cheese is named. */
export const plantMains = {
  miskaKasza: {
    name: 'Miska z kaszą i pieczonymi warzywami',
    zloty: 34,
    about: 'Kasza gryczana, burak, batat, jarmuż i sos z tahini.',
    of: 'kasza gryczana, buraki, bataty, jarmuż, tahini, cytryna',
  },
  miskaTofu: {
    name: 'Miska z tofu i ryżem',
    zloty: 36,
    about: 'Tofu w soi i imbirze, edamame, marchew, kiszony ogórek.',
    of: 'ryż, tofu, sos sojowy, edamame, marchew, ogórek, sezam',
  },
  miskaHummus: {
    name: 'Miska z hummusem i falafelem',
    zloty: 35,
    about: 'Pięć falafeli, hummus, kuskus i kiszonki.',
    of: 'ciecierzyca, hummus, kuskus, kapusta kiszona, pomidory',
  },
  kotletKalafior: {
    name: 'Kotlet z kalafiora',
    zloty: 32,
    about: 'Gruby plaster w panierce, ziemniaki z koperkiem i surówka.',
    of: 'kalafior, panierka, ziemniaki, koper, marchew',
  },
  kotletSoczewica: {
    name: 'Kotlety z soczewicy',
    zloty: 30,
    about: 'Dwa, z majerankiem, z kaszą i buraczkami.',
    of: 'soczewica, cebula, kasza jęczmienna, buraki, majeranek',
  },
  schaboszczak: {
    name: 'Schabowy z boczniaka',
    zloty: 34,
    about: 'Boczniak w panierce, zasmażana kapusta bez smalcu.',
    of: 'boczniaki, panierka, ziemniaki, kapusta, koper',
  },
  golabkiKasza: {
    name: 'Gołąbki z kaszą i grzybami',
    zloty: 32,
    about: 'Dwa, w sosie pomidorowym.',
    of: 'kapusta, kasza gryczana, borowiki, pomidory',
  },
  gulaszGrzyby: {
    name: 'Gulasz z boczniaków',
    zloty: 33,
    about: 'Papryka, kminek i ciemny sos, z kopytkami bez jajek.',
    of: 'boczniaki, papryka, cebula, ziemniaki, mąka pszenna, kminek',
  },
  curryCiecierzyca: {
    name: 'Curry z ciecierzycą i szpinakiem',
    zloty: 33,
    about: 'Mleko kokosowe, limonka i ryż.',
    of: 'ciecierzyca, szpinak, mleko kokosowe, limonka, ryż',
  },
  chili: {
    name: 'Chili z trzech fasoli',
    zloty: 31,
    about: 'Kakao, papryka wędzona i kukurydza.',
    of: 'fasola, czarna fasola, kukurydza, pomidory, papryka wędzona, kakao, ryż',
  },
  baklazanPieczony: {
    name: 'Bakłażan z tahini i granatem',
    zloty: 34,
    about: 'Cały, pieczony do miękkości, z kuskusem.',
    of: 'bakłażan, tahini, granat, kuskus, mięta',
  },
  tartaWarzywa: {
    name: 'Tarta z porem i tofu',
    zloty: 27,
    about: 'Kruche ciasto na oliwie, sałata obok.',
    of: 'mąka pszenna, oliwa, por, tofu, sałata',
  },
  pasztetSoczewica: {
    name: 'Pasztet z soczewicy',
    zloty: 21,
    about: 'Z suszoną śliwką i pieczywem.',
    of: 'soczewica, marchew, seler, śliwki suszone, chleb żytni',
  },
  salatkaOgrodu: {
    name: 'Sałatka z grządki',
    zloty: 27,
    about: 'Co rano urwane: sałaty, groszek, rzodkiewka, pestki.',
    of: 'sałata, groszek, rzodkiewka, pestki dyni, oliwa, musztarda',
  },
  salatkaBurak: {
    name: 'Sałatka z buraka i fety',
    zloty: 29,
    about: 'Pieczony burak, feta, orzechy i rukola.',
    of: 'buraki, feta, orzechy włoskie, rukola, miód',
  },
  salatkaGrecka: {
    name: 'Sałatka grecka',
    zloty: 31,
    about: 'Pomidory, ogórek, papryka, oliwki i plaster fety.',
    of: 'pomidory, ogórek, papryka, oliwki, feta, oliwa',
  },
} satisfies Record<string, Dish>

/** Spreads, pickles and small dishes. */
export const plantSmall = {
  hummus: {
    name: 'Hummus z oliwą',
    zloty: 19,
    about: 'Codziennie taki sam, z ciepłą pitą.',
    of: 'hummus, oliwa, pita',
  },
  hummusBurak: {
    name: 'Hummus buraczany',
    zloty: 20,
    about: 'Różowy, z orzechami i kminem.',
    of: 'hummus, buraki, orzechy włoskie, pita',
  },
  kiszonki: {
    name: 'Talerz kiszonek',
    zloty: 16,
    about: 'Kapusta, burak, rzodkiewka i cytryna z naszych słojów.',
    of: 'kapusta kiszona, buraki, rzodkiewka, cytryna',
  },
  pasty: {
    name: 'Trzy pasty z chlebem',
    zloty: 24,
    about: 'Z bobu, ze słonecznika i z pieczonej papryki.',
    of: 'bób, słonecznik, papryka, chleb żytni',
  },
  frytkiBatat: {
    name: 'Pieczone bataty',
    zloty: 17,
    about: 'Z rozmarynem i majonezem z fasoli.',
    of: 'bataty, rozmaryn, fasola, musztarda',
  },
  ziemniaki: {
    name: 'Ziemniaki z koperkiem',
    zloty: 9,
    about: 'Młode albo stare, zależy od miesiąca.',
    of: 'ziemniaki, koper',
  },
  surowka: {
    name: 'Surówka dnia',
    zloty: 8,
    about: 'Ucierana rano z tego, co akurat przywieźli.',
    of: null,
  },
} satisfies Record<string, Dish>

/** Small Mediterranean dishes. */
export const meze = {
  krewetki: {
    name: 'Krewetki saganaki',
    zloty: 42,
    about: 'W pomidorach z fetą i anyżem.',
    of: 'krewetki, pomidory, feta, koper',
  },
  feta: {
    name: 'Feta z pieca',
    zloty: 29,
    about: 'W pergaminie z papryką, oregano i oliwą.',
    of: 'feta, papryka, oregano, oliwa',
  },
  baklazan: {
    name: 'Bakłażan z jogurtem',
    zloty: 27,
    about: 'Pieczony, z jogurtem, granatem i miętą.',
    of: 'bakłażan, jogurt, granat, mięta, oliwa',
  },
  tzatziki: {
    name: 'Tzatziki z pitą',
    zloty: 21,
    about: 'Gęsty jogurt, ogórek i czosnek.',
    of: 'jogurt, ogórek, czosnek, koper, pita',
  },
  oliwki: {
    name: 'Oliwki marynowane',
    zloty: 17,
    about: 'Z pomarańczą, tymiankiem i chili.',
    of: 'oliwki, pomarańcze, tymianek, chili, oliwa',
  },
  dolma: {
    name: 'Dolma, 6 sztuk',
    zloty: 24,
    about: 'Liście winogron z ryżem, orzeszkami piniowymi i koprem.',
    of: 'liście winogron, ryż, orzeszki piniowe, koper, cytryna',
  },
  kalmary: {
    name: 'Smażone kalmary',
    zloty: 39,
    about: 'W semolinie, z cytryną i czosnkowym majonezem.',
    of: 'kalmary, mąka pszenna, cytryna, majonez, czosnek',
  },
  papryczki: {
    name: 'Papryczki z patelni',
    zloty: 24,
    about: 'Zielone, z grubą solą, co dziesiąta ostra.',
    of: 'papryka zielona, oliwa',
  },
} satisfies Record<string, Dish>
