import { byDefault, foods, manyOf, mustTick, oneOf, option } from '@/sample-data/menus/ask'

export const soySauce = oneOf('Sos', [
  byDefault(option('Sojowy', 0, 'sos sojowy')),
  option('Sojowy bez pszenicy', 2, 'sos tamari'),
  option('Teriyaki', 2, 'sos teriyaki'),
])

export const condiments = manyOf('Do tego', foods('wasabi, imbir marynowany, majonez 3, sos teriyaki 3'), {
  max: 4,
  perOption: 3,
  free: 2,
})

export const rawFish = mustTick('Surowa ryba', 'Wiem, że danie zawiera surową rybę')

export const chopsticks = oneOf('Pałeczki', [
  byDefault(option('Nie potrzebuję')),
  option('1 para'),
  option('2 pary'),
  option('4 pary'),
])
