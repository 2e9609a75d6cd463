import { atMostOneOf, box, byDefault, foods, manyOf, oneOf, option } from '@/sample-data/menus/ask'

export const side = oneOf('Do obiadu', [
  byDefault(option('Ziemniaki z koprem', 0, 'ziemniaki, koper, masło')),
  option('Frytki', 3, 'frytki'),
  option('Kasza gryczana', 0, 'kasza gryczana'),
  option('Kluski śląskie', 4, 'ziemniaki, mąka ziemniaczana'),
])

export const salads = manyOf(
  'Surówki',
  [
    option('Z kiszonej kapusty', 4, 'kapusta kiszona, marchew, cukier'),
    option('Z marchwi i jabłka', 4, 'marchew, jabłka'),
    option('Mizeria', 5, 'ogórek, śmietana, koper'),
    option('Buraczki z chrzanem', 5, 'buraki, chrzan'),
    option('Coleslaw', 5, 'kapusta, marchew, majonez'),
  ],
  { min: 1, max: 3, free: 1, perOption: 2 },
)

export const pierogiPortion = oneOf('Ile sztuk', [
  option('6 sztuk'),
  byDefault(option('8 sztuk', 5)),
  option('12 sztuk', 15),
])

export const pierogiCooking = oneOf('Jak podać', [byDefault(option('Z wody')), option('Z patelni', 2)])

export const pierogiTopping = manyOf('Okrasa', foods('skwarki 4, cebula 2, śmietana 3, masło 2, boczek 5'), {
  max: 2,
  free: 1,
})

export const jar = atMostOneOf('Opakowanie', [option('W słoiku, do odgrzania w domu', 3)])

export const compoteBox = box('Kompot', option('Kompot do dania', 6, 'jabłka, wiśnie, cukier, woda'))
