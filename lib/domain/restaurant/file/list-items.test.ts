import { isSameItem } from './list-items'

it.each([
  ['the number decides', { id: 1, name: 'Tatar' }, { id: 1, name: 'Śledź' }, true],
  ['another number', { id: 1, name: 'Tatar' }, { id: 2, name: 'Tatar' }, false],
  ['no number yet: the name, without the spaces of typing', { name: 'Tatar ' }, { name: 'Tatar' }, true],
  ['a question that gets its key with its first save', { key: '', title: 'Sos' }, { key: 'sos', title: 'Sos' }, true],
  ['new on both sides', { name: '' }, { name: '' }, true],
  ['new on one side', { name: '' }, { id: 2, name: 'Tatar' }, false],
  ['no item', { id: 1 }, null, false],
])('C37 the same item of a list: %s', (_, one, other, isSame) => expect(isSameItem(one, other)).toBe(isSame))
