import { atMostOneOf, box, byDefault, foods, oneOf, option } from '@/sample-data/menus/ask'

export const milk = oneOf('Mleko', [
  byDefault(option('Krowie', 0, 'mleko')),
  option('Owsiane', 2, 'mleko owsiane'),
  option('Sojowe', 2, 'mleko sojowe'),
  option('Migdałowe', 3, 'mleko migdałowe'),
])

export const cupSize = oneOf('Wielkość', [byDefault(option('Zwykła')), option('Duża', 4)])

export const syrup = atMostOneOf('Syrop', foods('syrop waniliowy 3, syrop karmelowy 3, syrop piernikowy 3'))

export const ice = box('Lód', option('Z lodem'))
