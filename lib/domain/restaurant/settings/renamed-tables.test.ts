import { renamedTables, withRenamedJoins } from './renamed-tables'

const part = (...tables: { id?: number; name: string }[]) => ({
  rooms: [{ key: 'sala', tables }],
  combinations: [['T1', 'T2']],
})
const old = part({ id: 1, name: 'T1' }, { id: 2, name: 'T2' }, { name: 'T3' })

it('C37 tables that are joined keep their neighbours under a new name', () => {
  const after = part({ id: 1, name: 'Okno' }, { id: 2, name: 'T2' }, { name: 'T3' })
  expect(withRenamedJoins(old, after).combinations).toEqual([['Okno', 'T2']])
})

it('C37 a name that another table had is no rename, and a removed table is not renamed', () => {
  expect(renamedTables(old, part({ id: 2, name: 'T1' }, { id: 1, name: 'T2' })).size).toBe(0)
  expect(renamedTables(old, part({ id: 1, name: 'T2' }, { id: 2, name: 'T2' })).size).toBe(0)
  expect(renamedTables(old, part({ id: 2, name: 'T2' })).size).toBe(0)
})

it('C37 a table without a number is found by its place in a form', () => {
  const after = part({ id: 1, name: 'T1' }, { id: 2, name: 'T2' }, { name: 'Bar' })
  expect([...renamedTables(old, after, { byPlace: true })]).toEqual([['T3', 'Bar']])
  expect(renamedTables(old, after).size).toBe(0)
  expect(renamedTables(old, part({ id: 1, name: 'T2' }, { id: 2, name: 'T2' })).size).toBe(0)
})
