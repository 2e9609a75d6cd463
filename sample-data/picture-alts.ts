/** The alternative text of every picture, by its file name without extension in `public/pictures`. */
export const PICTURE_ALTS = {
  pierogi: 'Talerz pierogów ze skwarkami i cebulką',
  zurek: 'Miska żurku z jajkiem i białą kiełbasą',
  schabowy: 'Kotlet schabowy z ziemniakami i surówką',
  placki: 'Placki ziemniaczane ze śmietaną',
  golabki: 'Gołąbki w sosie pomidorowym',
  cebularz: 'Cebularz z makiem na drewnianej desce',
  pizza: 'Pizza z mozzarellą i bazylią prosto z pieca',
  makaron: 'Makaron z sosem pomidorowym i parmezanem',
  risotto: 'Kremowe risotto z grzybami',
  burger: 'Burger wołowy w maślanej bułce',
  frytki: 'Porcja frytek z sosem',
  kebab: 'Kebab w cieście z warzywami',
  sushi: 'Zestaw sushi na podłużnym talerzu',
  ramen: 'Miska ramenu z jajkiem i szczypiorkiem',
  'pad-thai': 'Pad thai z orzeszkami i limonką',
  curry: 'Miseczka curry z ryżem',
  naan: 'Chlebki naan z pieca tandoor',
  chaczapuri: 'Chaczapuri w kształcie łódki z żółtkiem',
  chinkali: 'Chinkali, gruzińskie pierożki z rosołem w środku',
  stek: 'Plastry steku z masłem ziołowym',
  salatka: 'Sałatka z warzywami i ziołami',
  hummus: 'Hummus z oliwą i ciepłą pitą',
  sniadanie: 'Śniadanie z jajkiem, pieczywem i warzywami',
  'zupa-krem': 'Zupa krem z grzankami',
  ryba: 'Pieczona ryba z cytryną',
  krewetki: 'Krewetki na patelni z czosnkiem i pietruszką',
  crepe: 'Naleśnik francuski złożony w trójkąt',
  tarta: 'Kawałek wytrawnej tarty',
  sernik: 'Kawałek sernika na talerzyku',
  szarlotka: 'Szarlotka na ciepło z kruszonką',
  kawa: 'Filiżanka kawy z pianką',
  lody: 'Lody w pucharku',
  'sala-ciepla': 'Sala z ciepłym światłem i drewnianymi stołami',
  'sala-okno': 'Stoliki przy wysokim oknie',
  ogrodek: 'Stoliki w ogródku pod parasolami',
  bar: 'Bar z wysokimi stołkami',
  piec: 'Piec opalany drewnem z żarem w środku',
  kamienica: 'Kamienica, w której mieści się restauracja',
} as const

export type PictureKey = keyof typeof PICTURE_ALTS

export function picturesOf(keys: PictureKey[]): { key: string; alt: string }[] {
  return keys.map((key) => ({ key, alt: PICTURE_ALTS[key] }))
}
