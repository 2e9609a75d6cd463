import type { Dish } from '@/sample-data/menus/outline'

export const nigiri = {
  losos: {
    name: 'Nigiri z łososiem, 2 sztuki',
    zloty: 19,
    about: 'Gruby płat na ryżu o temperaturze dłoni.',
    of: 'ryż do sushi, łosoś, wasabi',
  },
  tunczyk: {
    name: 'Nigiri z tuńczykiem, 2 sztuki',
    zloty: 23,
    about: 'Czerwony tuńczyk z kroplą sosu nikiri.',
    of: 'ryż do sushi, tuńczyk, wasabi, sos sojowy',
  },
  krewetka: {
    name: 'Nigiri z krewetką, 2 sztuki',
    zloty: 21,
    about: 'Gotowana krewetka z odrobiną wasabi.',
    of: 'ryż do sushi, krewetki, wasabi',
  },
  wegorz: {
    name: 'Nigiri z węgorzem, 2 sztuki',
    zloty: 25,
    about: 'Opiekany palnikiem, glazura z sosu kabayaki.',
    of: 'ryż do sushi, węgorz, sos teriyaki, nori',
  },
  maslana: {
    name: 'Nigiri z seriolą, 2 sztuki',
    zloty: 24,
    about: 'Delikatna ryba z yuzu i płatkiem soli.',
    of: 'ryż do sushi, seriola, sok yuzu',
  },
  tamago: {
    name: 'Nigiri tamago, 2 sztuki',
    zloty: 16,
    about: 'Słodki omlet przewiązany nori.',
    of: 'ryż do sushi, jajko, sos sojowy, nori',
  },
} satisfies Record<string, Dish>

export const rolls = {
  hosoLosos: {
    name: 'Hosomaki z łososiem, 8 sztuk',
    zloty: 24,
    about: 'Cienkie, na jeden kęs.',
    of: 'ryż do sushi, nori, łosoś, wasabi',
  },
  hosoOgorek: {
    name: 'Hosomaki z ogórkiem, 8 sztuk',
    zloty: 17,
    about: 'Ogórek i prażony sezam.',
    of: 'ryż do sushi, nori, ogórek, sezam',
  },
  hosoAwokado: {
    name: 'Hosomaki z awokado, 8 sztuk',
    zloty: 19,
    about: 'Kremowe, z kroplą limonki.',
    of: 'ryż do sushi, nori, awokado, limonka',
  },
  futoLosos: {
    name: 'Futomaki z łososiem, 6 sztuk',
    zloty: 36,
    about: 'Łosoś, awokado, serek i ogórek.',
    of: 'ryż do sushi, nori, łosoś, awokado, serek śmietankowy, ogórek',
  },
  futoTunczyk: {
    name: 'Futomaki z tuńczykiem, 6 sztuk',
    zloty: 39,
    about: 'Tuńczyk, ogórek, szczypior i pikantny majonez.',
    of: 'ryż do sushi, nori, tuńczyk, ogórek, szczypior, majonez, chili',
  },
  futoTempura: {
    name: 'Futomaki w tempurze, 6 sztuk',
    zloty: 41,
    about: 'Cała rolka smażona krótko, ciepła na zewnątrz, łosoś w środku.',
    of: 'ryż do sushi, nori, łosoś, serek śmietankowy, tempura, sos teriyaki',
  },
  futoWege: {
    name: 'Futomaki z tofu, 6 sztuk',
    zloty: 31,
    about: 'Wędzone tofu, marynowana rzepa, awokado i szczypior.',
    of: 'ryż do sushi, nori, tofu, rzepa marynowana, awokado, szczypior',
  },
  uraKalifornia: {
    name: 'California, 8 sztuk',
    zloty: 38,
    about: 'Surimi, awokado i ogórek, ryż na zewnątrz, ikra.',
    of: 'ryż do sushi, nori, surimi, awokado, ogórek, ikra, majonez',
  },
  uraFiladelfia: {
    name: 'Philadelphia, 8 sztuk',
    zloty: 42,
    about: 'Otulona łososiem, z serkiem i ogórkiem.',
    of: 'ryż do sushi, nori, łosoś, serek śmietankowy, ogórek',
  },
  uraKrewetka: {
    name: 'Uramaki z krewetką w tempurze, 8 sztuk',
    zloty: 44,
    about: 'Chrupiąca krewetka, awokado i sos spicy.',
    of: 'ryż do sushi, nori, krewetki, tempura, awokado, majonez, chili, sezam',
  },
  uraWegorz: {
    name: 'Dragon, 8 sztuk',
    zloty: 49,
    about: 'Węgorz na wierzchu, ogórek w środku, kabayaki.',
    of: 'ryż do sushi, nori, węgorz, ogórek, awokado, sos teriyaki, sezam',
  },
  uraMango: {
    name: 'Uramaki z mango, 8 sztuk',
    zloty: 34,
    about: 'Mango, awokado, ogórek i orzeszki ziemne.',
    of: 'ryż do sushi, nori, mango, awokado, ogórek, orzeszki ziemne',
  },
} satisfies Record<string, Dish>

/** Side dishes for the rolls. */
export const izakaya = {
  edamame: { name: 'Edamame', zloty: 18, about: 'Na parze, z płatkami soli.', of: 'edamame' },
  gyozaKurczak: {
    name: 'Gyoza z kurczakiem, 5 sztuk',
    zloty: 27,
    about: 'Z chrupiącą spódniczką, sos z octem ryżowym.',
    of: 'ciasto na pierożki, kurczak, kapusta pekińska, imbir, sos sojowy',
  },
  gyozaKrewetka: {
    name: 'Gyoza z krewetką, 5 sztuk',
    zloty: 31,
    about: 'Krewetka i szczypior, z patelni.',
    of: 'ciasto na pierożki, krewetki, szczypior, sos sojowy, sezam',
  },
  gyozaWege: {
    name: 'Gyoza z warzywami, 5 sztuk',
    zloty: 25,
    about: 'Kapusta, shiitake i tofu, gotowane na parze.',
    of: 'ciasto na pierożki, kapusta pekińska, shiitake, tofu, sos sojowy',
  },
  miso: {
    name: 'Zupa miso',
    zloty: 16,
    about: 'Dashi, tofu, wakame i szczypior.',
    of: 'dashi, pasta miso, tofu, wakame, szczypior',
  },
  tempuraKrewetki: {
    name: 'Krewetki w tempurze, 5 sztuk',
    zloty: 42,
    about: 'Lekka tempura i sos tentsuyu.',
    of: 'krewetki, tempura, dashi, sos sojowy',
  },
  tempuraWarzywa: {
    name: 'Warzywa w tempurze',
    zloty: 29,
    about: 'Batat, cukinia, shiitake i papryka.',
    of: 'bataty, cukinia, shiitake, papryka, tempura, sos sojowy',
  },
  wakame: {
    name: 'Sałatka z wakame',
    zloty: 19,
    about: 'Słodko-słona, z sezamem.',
    of: 'wakame, sezam, sos sojowy, chili',
  },
  tatar: {
    name: 'Tatar z łososia',
    zloty: 39,
    about: 'Siekany z szalotką, yuzu i prażonym sezamem.',
    of: 'łosoś, szalotka, sok yuzu, sezam, sos sojowy',
  },
  poke: {
    name: 'Poke z łososiem',
    zloty: 44,
    about: 'Miska ryżu, marynowany łosoś, edamame, mango i wakame.',
    of: 'ryż do sushi, łosoś, edamame, mango, wakame, sos sojowy, sezam',
  },
  mochi: {
    name: 'Mochi, 3 sztuki',
    zloty: 24,
    about: 'Zielona herbata, mango i sezam.',
    of: 'mąka ryżowa, cukier, herbata, mango, sezam',
  },
  takoyaki: {
    name: 'Takoyaki, 6 sztuk',
    zloty: 29,
    about: 'Kulki z ośmiornicą, majonez i tańczące płatki bonito.',
    of: 'ośmiornica, mąka pszenna, jajko, dashi, majonez, płatki bonito',
  },
} satisfies Record<string, Dish>
