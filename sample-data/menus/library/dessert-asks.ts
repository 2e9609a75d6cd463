import { box, byDefault, manyOf, oneOf, option, soldOut } from '@/sample-data/menus/ask'

const flavours = [
  option('Wanilia', 6, 'lody waniliowe'),
  option('Czekolada', 6, 'mleko, śmietanka, czekolada gorzka, cukier'),
  option('Pistacja', 7, 'mleko, śmietanka, pistacje, cukier'),
  option('Słony karmel', 6, 'mleko, śmietanka, cukier'),
  option('Truskawka bez mleka', 6, 'truskawki, cukier'),
  option('Mango bez mleka', 6, 'mango, cukier'),
  option('Śmietanka', 6, 'mleko, śmietanka, cukier'),
  option('Orzech laskowy', 7, 'mleko, śmietanka, orzechy laskowe, cukier'),
  option('Jogurt z jagodami', 6, 'jogurt, jagody, cukier'),
  option('Cytryna bez mleka', 6, 'cytryna, cukier'),
  option('Mak z miodem', 7, 'mleko, śmietanka, mak, miód'),
]

/** The price includes the first scoop. */
export const scoops = manyOf('Smaki', [...flavours, soldOut(option('Rabarbar', 6, 'rabarbar, cukier'))], {
  min: 1,
  max: 5,
  free: 1,
  perOption: 3,
})

export const threeFlavours = manyOf('Trzy smaki', flavours, { min: 1, max: 3, free: 3, perOption: 3 })

export const cone = oneOf('W czym', [
  byDefault(option('Kubeczek')),
  option('Wafel', 2, 'mąka pszenna, cukier'),
  option('Wafel bezglutenowy', 3, 'mąka łubinowa, cukier'),
])

export const scoopBeside = box('Lody', option('Z gałką lodów waniliowych', 7, 'lody waniliowe'))

export const pieces = oneOf('Ile', [byDefault(option('Kawałek')), option('Pół blachy', 48), option('Cała blacha', 105)])
