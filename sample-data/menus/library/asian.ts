import type { Dish } from '@/sample-data/menus/outline'

/** Soups served as a main dish. */
export const bowls = {
  shoyu: {
    name: 'Ramen shoyu',
    zloty: 41,
    about: 'Bulion z kury i dashi, boczek chashu, jajko marynowane w soi.',
    of: 'bulion drobiowy, dashi, sos sojowy, makaron ramen, boczek, jajko, szczypior, nori',
  },
  tonkotsu: {
    name: 'Ramen tonkotsu',
    zloty: 46,
    about: 'Wieprzowe kości gotowane osiemnaście godzin, bulion biały jak mleko.',
    of: 'bulion wieprzowy, makaron ramen, boczek, jajko, grzyby mun, szczypior, sezam',
  },
  misoRamen: {
    name: 'Ramen miso',
    zloty: 43,
    about: 'Pasta miso, kukurydza, masło i mielona wieprzowina.',
    of: 'bulion wieprzowy, pasta miso, makaron ramen, wieprzowina, kukurydza, masło, jajko',
  },
  tantan: {
    name: 'Ramen tantan',
    zloty: 44,
    about: 'Sezam, olej chili i ostra wieprzowina, czoło się poci.',
    of: 'bulion drobiowy, tahini, chili, makaron ramen, wieprzowina, pak choi, orzeszki ziemne',
  },
  roslinnyRamen: {
    name: 'Ramen roślinny',
    zloty: 40,
    about: 'Bulion z shiitake i kombu, tofu, kukurydza, makaron bez jajek.',
    of: 'shiitake, kombu, sos sojowy, makaron pszenny, tofu, kukurydza, szczypior',
  },
  phoBo: {
    name: 'Pho z wołowiną',
    zloty: 38,
    about: 'Anyż, cynamon i wołowina parzona w misce, zioła i limonka osobno.',
    of: 'bulion wołowy, makaron ryżowy, wołowina, sos rybny, kiełki mung, kolendra, limonka',
  },
  phoGa: {
    name: 'Pho z kurczakiem',
    zloty: 35,
    about: 'Jaśniejsze i łagodniejsze, z limonką i bazylią tajską.',
    of: 'bulion drobiowy, makaron ryżowy, kurczak, sos rybny, kolendra, bazylia, limonka',
  },
  tomYum: {
    name: 'Tom yum z krewetkami',
    zloty: 36,
    about: 'Kwaśna, ostra, z trawą cytrynową i pomidorkami.',
    of: 'krewetki, trawa cytrynowa, pasta krewetkowa, sos rybny, pieczarki, pomidorki, limonka',
  },
  tomKha: {
    name: 'Tom kha z kurczakiem',
    zloty: 33,
    about: 'Mleko kokosowe, galangal i limonka, ostrość w tle.',
    of: 'mleko kokosowe, kurczak, galangal, trawa cytrynowa, sos rybny, pieczarki, limonka',
  },
  kwasnoOstra: {
    name: 'Zupa pikantno-kwaśna',
    zloty: 19,
    about: 'Grzyby mun, tofu, bambus i jajko rozbełtane na końcu.',
    of: 'grzyby mun, tofu, pędy bambusa, jajko, sos sojowy, ocet, chili',
  },
  wonton: {
    name: 'Zupa z wontonami',
    zloty: 29,
    about: 'Sześć pierożków z krewetką i wieprzowiną w czystym bulionie.',
    of: 'bulion drobiowy, ciasto na pierożki, krewetki, wieprzowina, pak choi',
  },
} satisfies Record<string, Dish>

/** From the wok; the protein is a question. */
export const wok = {
  padThai: {
    name: 'Pad thai',
    zloty: 38,
    about: 'Makaron ryżowy, tamaryndowiec, jajko, kiełki i orzeszki.',
    of: 'makaron ryżowy, tamaryndowiec, sos rybny, jajko, kiełki mung, orzeszki ziemne, limonka',
  },
  padThaiRoslinny: {
    name: 'Pad thai roślinny',
    zloty: 36,
    about: 'Bez jajka i sosu rybnego, z wędzonym tofu i limonką.',
    of: 'makaron ryżowy, tamaryndowiec, sos sojowy, tofu, kiełki mung, orzeszki ziemne, limonka',
  },
  udon: {
    name: 'Yaki udon',
    zloty: 38,
    about: 'Gruby makaron, kapusta, shiitake i słodka soja.',
    of: 'makaron udon, kapusta, shiitake, sos sojowy, szczypior',
  },
  ryzSmazony: {
    name: 'Ryż smażony z jajkiem',
    zloty: 32,
    about: 'Wczorajszy ryż, dzisiejszy ogień, groszek i szczypior.',
    of: 'ryż, jajko, groszek, szczypior, sos sojowy',
  },
  kungPao: {
    name: 'Kung pao',
    zloty: 41,
    about: 'Kurczak, suszone chili, orzeszki i pieprz syczuański.',
    of: 'kurczak, chili, orzeszki ziemne, sos sojowy, papryka, ryż',
  },
  slodkoKwasny: {
    name: 'Kurczak w sosie słodko-kwaśnym',
    zloty: 38,
    about: 'W cieście, z ananasem i papryką, ryż obok.',
    of: 'kurczak, mąka pszenna, ananas, papryka, ocet, ryż',
  },
  wolowina: {
    name: 'Wołowina z brokułami',
    zloty: 44,
    about: 'Cienko krojona, w sosie ostrygowym.',
    of: 'wołowina, brokuły, sos ostrygowy, czosnek, ryż',
  },
  curryZielone: {
    name: 'Zielone curry',
    zloty: 41,
    about: 'Pasta ucierana na miejscu, mleko kokosowe, bakłażan i bazylia.',
    of: 'pasta curry, mleko kokosowe, bakłażan, fasolka szparagowa, bazylia, sos rybny, ryż',
  },
  curryCzerwone: {
    name: 'Czerwone curry roślinne',
    zloty: 38,
    about: 'Dynia, tofu i liście limonki, bez sosu rybnego.',
    of: 'pasta curry roślinna, mleko kokosowe, dynia, tofu, ryż',
  },
  bunCha: {
    name: 'Bún bò Nam Bộ',
    zloty: 39,
    about: 'Wołowina na ciepło, zimny makaron, zioła, orzeszki i kwaśny sos.',
    of: 'wołowina, makaron ryżowy, sałata, orzeszki ziemne, kolendra, mięta, sos rybny',
  },
  mapo: {
    name: 'Mapo tofu',
    zloty: 36,
    about: 'Jedwabne tofu, mielona wieprzowina i pasta z fermentowanej fasoli.',
    of: 'tofu, wieprzowina, pasta z fasoli, chili, szczypior, ryż',
  },
} satisfies Record<string, Dish>

export const asianStarters = {
  sajgonki: {
    name: 'Sajgonki, 4 sztuki',
    zloty: 22,
    about: 'Wieprzowina, mun i makaron ryżowy, sos z limonką.',
    of: 'papier ryżowy, wieprzowina, grzyby mun, makaron ryżowy, marchew, sos rybny',
  },
  swieze: {
    name: 'Świeże rolki, 2 sztuki',
    zloty: 24,
    about: 'Krewetka, mango i zioła w papierze ryżowym, sos z orzeszków.',
    of: 'papier ryżowy, krewetki, mango, sałata, mięta, orzeszki ziemne',
  },
  swiezeTofu: {
    name: 'Świeże rolki z tofu, 2 sztuki',
    zloty: 22,
    about: 'Tofu, mango i ogórek, sos z orzeszków ziemnych.',
    of: 'papier ryżowy, tofu, mango, ogórek, mięta, orzeszki ziemne, sos sojowy',
  },
  bao: {
    name: 'Bao z boczkiem, 2 sztuki',
    zloty: 32,
    about: 'Puszyste bułki na parze, boczek, ogórek i orzeszki.',
    of: 'bułka bao, boczek, ogórek, orzeszki ziemne, sos hoisin',
  },
  baoTofu: {
    name: 'Bao z tofu, 2 sztuki',
    zloty: 29,
    about: 'Chrupiące tofu, pikle i kolendra.',
    of: 'bułka bao, tofu, rzepa marynowana, kolendra, sos hoisin',
  },
  satay: {
    name: 'Szaszłyki satay, 3 sztuki',
    zloty: 28,
    about: 'Kurczak w kurkumie, gęsty sos orzechowy.',
    of: 'kurczak, kurkuma, mleko kokosowe, orzeszki ziemne, sos sojowy',
  },
  kimchi: {
    name: 'Kimchi',
    zloty: 14,
    about: 'Własne, trzy tygodnie w beczce.',
    of: 'kapusta pekińska, chili, czosnek, sos rybny',
  },
  kimchiRoslinne: {
    name: 'Kimchi bez ryby',
    zloty: 14,
    about: 'Z soją zamiast sosu rybnego, dwa tygodnie w beczce.',
    of: 'kapusta pekińska, chili, czosnek, sos sojowy',
  },
  banan: {
    name: 'Banan w cieście',
    zloty: 18,
    about: 'Gorący, z miodem i sezamem.',
    of: 'banan, mąka pszenna, miód, sezam',
  },
  krakersy: {
    name: 'Krakersy krewetkowe',
    zloty: 12,
    about: 'Wielka torebka, słodkie chili do maczania.',
    of: 'pasta krewetkowa, mąka ziemniaczana, chili, cukier',
  },
} satisfies Record<string, Dish>
