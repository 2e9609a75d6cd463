import { atMostOneOf, box, byDefault, foods, manyOf, mustTick, oneOf, option } from './ask'

it.each([
  ['mozzarella 6', 'Mozzarella', 6, 'mozzarella'],
  ['pestki dyni 2.50', 'Pestki dyni', 2.5, 'pestki dyni'],
  ['wasabi', 'Wasabi', 0, 'wasabi'],
])('"%s" is an option of its ingredient', (list, name, zloty, of) => expect(foods(list)).toEqual([{ name, zloty, of }]))

it.each([
  ['radios demand one', oneOf('A', [option('a')]), { type: 'single-choice', required: true, min: 1, max: 1 }],
  ['radios that may stay empty', atMostOneOf('A', [option('a')]), { type: 'single-choice', required: false, min: 0 }],
  [
    'a minimum demands',
    manyOf('A', foods('jajko, feta'), { min: 2 }),
    { type: 'multiple-choice', required: true, min: 2 },
  ],
  ['a box offers', box('A', option('a', 5)), { type: 'checkbox', required: false, min: 0, max: 1 }],
  ['a box has to be ticked', mustTick('A', 'a'), { type: 'checkbox', required: true, min: 1, max: 1 }],
])('C6 %s', (_, ask, expected) => expect(ask).toMatchObject(expected))

it('a default is marked on its own option', () =>
  expect(byDefault(option('Duża', 4))).toEqual({ name: 'Duża', zloty: 4, isDefault: true }))
