import type { Dish } from '@/sample-data/menus/outline'

/** Curries, each with basmati. */
export const curries = {
  butter: {
    name: 'Butter chicken',
    zloty: 44,
    about: 'Kurczak z tandoora w pomidorach, maśle i śmietance, łagodny.',
    of: 'kurczak, pomidory, masło, śmietanka, jogurt, nerkowce, garam masala, ryż basmati',
  },
  tikka: {
    name: 'Chicken tikka masala',
    zloty: 43,
    about: 'Pieczony kurczak, papryka i pomidor, ostrość dwie papryczki.',
    of: 'kurczak, jogurt, pomidory, papryka, śmietanka, garam masala, ryż basmati',
  },
  vindaloo: {
    name: 'Vindaloo z wieprzowiną',
    zloty: 45,
    about: 'Ocet, czosnek i bardzo dużo chili, jak na Goa.',
    of: 'wieprzowina, ocet, chili, czosnek, ziemniaki, ryż basmati',
  },
  roganJosh: {
    name: 'Rogan josh',
    zloty: 52,
    about: 'Jagnięcina duszona w kaszmirskim chili i kardamonie.',
    of: 'jagnięcina, jogurt, kardamon, chili, cebula, ryż basmati',
  },
  korma: {
    name: 'Korma z kurczakiem',
    zloty: 44,
    about: 'Nerkowce, kokos i śmietanka, bez ostrości, dla każdego.',
    of: 'kurczak, nerkowce, mleko kokosowe, śmietanka, kardamon, ryż basmati',
  },
  madras: {
    name: 'Madras z wołowiną',
    zloty: 46,
    about: 'Liście curry, gorczyca i kokos, cztery papryczki.',
    of: 'wołowina, nasiona gorczycy, mleko kokosowe, chili, ryż basmati',
  },
  krewetki: {
    name: 'Curry z krewetkami',
    zloty: 51,
    about: 'Po keralsku: kokos, tamaryndowiec i liście curry.',
    of: 'krewetki, mleko kokosowe, tamaryndowiec, nasiona gorczycy, ryż basmati',
  },
  palakPaneer: {
    name: 'Palak paneer',
    zloty: 39,
    about: 'Szpinak i kostki sera, czosnek w maśle klarowanym.',
    of: 'szpinak, paneer, masło klarowane, czosnek, ryż basmati',
  },
  paneerMakhani: {
    name: 'Paneer makhani',
    zloty: 41,
    about: 'Ser w sosie pomidorowo-maślanym z kozieradką.',
    of: 'paneer, pomidory, masło, śmietanka, nerkowce, ryż basmati',
  },
  dalMakhani: {
    name: 'Dal makhani',
    zloty: 35,
    about: 'Czarna soczewica gotowana całą noc, masło na wierzchu.',
    of: 'soczewica, masło, śmietanka, imbir, ryż basmati',
  },
  dalTadka: {
    name: 'Dal tadka',
    zloty: 32,
    about: 'Żółta soczewica, kmin i czosnek dorzucone w gorącym oleju.',
    of: 'soczewica żółta, kmin rzymski, czosnek, kurkuma, ryż basmati',
  },
  chana: {
    name: 'Chana masala',
    zloty: 34,
    about: 'Ciecierzyca, pomidor i suszone mango.',
    of: 'ciecierzyca, pomidory, suszone mango, kmin rzymski, ryż basmati',
  },
  aloo: {
    name: 'Aloo gobi',
    zloty: 33,
    about: 'Ziemniak i kalafior z kurkumą i kolendrą.',
    of: 'ziemniaki, kalafior, kurkuma, kolendra, ryż basmati',
  },
  baingan: {
    name: 'Baingan bharta',
    zloty: 35,
    about: 'Bakłażan opalony w ogniu, roztarty z pomidorem i chili.',
    of: 'bakłażan, pomidory, chili, kolendra, ryż basmati',
  },
} satisfies Record<string, Dish>

/** Dishes from the tandoor, and rice dishes. */
export const tandoor = {
  kurczak: {
    name: 'Pół kurczaka z tandoora',
    zloty: 42,
    about: 'Marynowany dobę w jogurcie i papryce, na gorącym półmisku.',
    of: 'kurczak, jogurt, papryka słodka, imbir, cytryna',
  },
  szaszlyk: {
    name: 'Seekh kebab',
    zloty: 44,
    about: 'Mielona jagnięcina z kolendrą i zielonym chili.',
    of: 'jagnięcina, kolendra, chili, imbir',
  },
  paneer: {
    name: 'Paneer tikka',
    zloty: 38,
    about: 'Ser, papryka i cebula opieczone w piecu, miętowy sos.',
    of: 'paneer, papryka, cebula, jogurt, mięta',
  },
  biryaniKurczak: {
    name: 'Biryani z kurczakiem',
    zloty: 45,
    about: 'Ryż i kurczak warstwami, garnek zaklejony ciastem, raita obok.',
    of: 'ryż basmati, kurczak, szafran, jogurt, masło klarowane, cebula, mąka pszenna',
  },
  biryaniJagniecina: {
    name: 'Biryani z jagnięciną',
    zloty: 53,
    about: 'Szafran, kardamon i miękka jagnięcina na dnie garnka.',
    of: 'ryż basmati, jagnięcina, szafran, jogurt, masło klarowane, kardamon, mąka pszenna',
  },
  biryaniWarzywa: {
    name: 'Biryani warzywne',
    zloty: 38,
    about: 'Kalafior, groszek i marchew, bez nabiału.',
    of: 'ryż basmati, kalafior, groszek, marchew, szafran, kardamon',
  },
  naan: { name: 'Naan', zloty: 9, about: 'Z pieca, z pęcherzami.', of: 'mąka pszenna, jogurt, mleko' },
  naanCzosnek: {
    name: 'Naan czosnkowy',
    zloty: 11,
    about: 'Posmarowany masłem z czosnkiem i kolendrą.',
    of: 'mąka pszenna, jogurt, masło, czosnek, kolendra',
  },
  naanSer: {
    name: 'Naan z serem',
    zloty: 14,
    about: 'Ser i zielone chili w środku.',
    of: 'mąka pszenna, jogurt, paneer, chili',
  },
  roti: {
    name: 'Roti razowe',
    zloty: 9,
    about: 'Cienki placek bez drożdży i nabiału.',
    of: 'mąka pszenna pełnoziarnista, woda',
  },
} satisfies Record<string, Dish>

export const indianStarters = {
  samosa: {
    name: 'Samosa, 2 sztuki',
    zloty: 18,
    about: 'Ziemniak, groszek i kmin w kruchym cieście, czatnej z tamaryndowca.',
    of: 'mąka pszenna, ziemniaki, groszek, kmin rzymski, tamaryndowiec',
  },
  pakora: {
    name: 'Pakora z cebuli',
    zloty: 19,
    about: 'W mące z ciecierzycy, chrupiąca i lekka.',
    of: 'cebula, mąka z ciecierzycy, kolendra, kurkuma',
  },
  pakoraKalafior: {
    name: 'Pakora z kalafiora',
    zloty: 21,
    about: 'Różyczki w cieście z ajwanem, miętowy sos.',
    of: 'kalafior, mąka z ciecierzycy, mięta, jogurt',
  },
  papadum: {
    name: 'Papadum z sosami',
    zloty: 12,
    about: 'Trzy chrupkie placki, mango i mięta do maczania.',
    of: 'mąka z soczewicy, mango, mięta, jogurt',
  },
  raita: {
    name: 'Raita',
    zloty: 11,
    about: 'Jogurt z ogórkiem i prażonym kminem.',
    of: 'jogurt, ogórek, kmin rzymski',
  },
  mulligatawny: {
    name: 'Mulligatawny',
    zloty: 21,
    about: 'Zupa z soczewicy z jabłkiem i curry.',
    of: 'soczewica czerwona, jabłka, mleko kokosowe, bulion warzywny, kurkuma',
  },
  gulab: {
    name: 'Gulab jamun, 3 sztuki',
    zloty: 18,
    about: 'Mleczne kulki w syropie z kardamonem i różą.',
    of: 'mleko, mąka pszenna, cukier, kardamon',
  },
  kheer: {
    name: 'Kheer',
    zloty: 17,
    about: 'Ryż na mleku z pistacjami i szafranem.',
    of: 'ryż, mleko, pistacje, szafran, cukier',
  },
} satisfies Record<string, Dish>
