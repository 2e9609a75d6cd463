import { namesTown } from './named-town'

const towns = ['warszawa', 'zielona-gora']

it.each([
  ['Marszałkowska 1, Warszawa', true],
  ['Marszałkowska 1 warszawa', true],
  ['Marszałkowska, 00-624 Warszawa', true],
  ['Wrocławska 12A/3 Zielona Góra', true],
  ['Warszawska 3', false],
  ['Warszawa', false],
  ['Stara Warszawa', false],
  ['Lipowa 12, Świdnik', false],
  ['', false],
])('C3 "%s" names a town of others: %s', (address, isNamed) => expect(namesTown(address, towns)).toBe(isNamed))
