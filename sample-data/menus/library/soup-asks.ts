import { box, byDefault, foods, manyOf, oneOf, option } from '@/sample-data/menus/ask'

export const bowl = oneOf('Miska', [byDefault(option('Zwykła 0,35 l')), option('Duża 0,5 l', 6)])

export const bread = oneOf('Pieczywo', [
  ...foods('chleb żytni, bułka pszenna'),
  option('Bezglutenowe z łubinem', 3, 'chleb bezglutenowy'),
  option('Bez pieczywa'),
])

export const soupToppings = manyOf('Na wierzch', foods('grzanki 2, jajko 3, śmietana 2, pestki dyni 2, boczek 5'), {
  max: 3,
  free: 1,
})

export const breadBox = box('Chleb', option('Dołóż dwie kromki', 2, 'chleb żytni'))
