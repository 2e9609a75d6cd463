import {
  type CodeOf,
  errorsOf,
  formTable,
  formTableFor,
  formTableWith,
  isCheckedOnBlur,
  missingOr,
  wireErrorsOf,
} from './form-table'

const table = formTable({
  name: {
    check: (value) => missingOr(value, 'nameMissing', value.length > 5 && 'nameTooLong'),
    wire: { 'customer.name': 'nameTooLong' },
    isCheckedOnBlur: true,
  },
  again: { check: (value, { name }) => value !== name && 'different' },
  box: {},
})
const draft = { name: 'Ada', again: 'Ada', box: '' }

it('takes the names from the rows, in their order', () => expect(table.fields).toEqual(['name', 'again', 'box']))

it('knows its codes', () => {
  const code: CodeOf<typeof table> = 'different'
  // @ts-expect-error no check gives this code
  const other: CodeOf<typeof table> = 'else'
  expect([code, other]).toHaveLength(2)
})

it.each([
  ['nothing is wrong', {}, {}],
  ['a field is missing, and another differs from it', { name: ' ' }, { name: 'nameMissing', again: 'different' }],
  ['a field is too long', { name: 'Adalberta', again: 'Adalberta' }, { name: 'nameTooLong' }],
])('C11 %s', (_, changes, errors) => expect(errorsOf(table, { ...draft, ...changes })).toEqual(errors))

it('C11 names errors in the order of the form', () =>
  expect(Object.keys(errorsOf(table, { box: '', again: 'x', name: '' }))).toEqual(['name', 'again']))

it.each([
  ['customer.name', { name: 'nameTooLong' }],
  ['something_new', {}],
  ['toString', {}],
])('C11 the wire path %s is the control of %j', (path, errors) =>
  expect(wireErrorsOf(table, { [path]: 'invalid' })).toEqual(errors),
)

it.each([
  ['name', true],
  ['again', false],
  ['toString', false],
  ['', false],
])('C11 is %j checked when it is left? %s', (name, isChecked) => expect(isCheckedOnBlur(table, name)).toBe(isChecked))

it('a name without a row does not compile', () => {
  // @ts-expect-error `b` has no row
  const missing = formTableFor(['a', 'b'], { a: {} })
  // @ts-expect-error `c` is no control of the form
  const unknown = formTableFor(['a'], { a: {}, c: {} })
  expect([missing, unknown]).toHaveLength(2)
})

it('knows the codes of a form whose names are given', () => {
  const given = formTableFor(['a', 'b'], {
    a: { check: (value) => value === '' && 'missing', wire: { x: 'wrong' } },
    b: {},
  })
  const limits = formTableWith<number>()(['a'], { a: { check: (value, _, max) => value.length > max && 'tooLong' } })
  const codes: [CodeOf<typeof given>, CodeOf<typeof given>, CodeOf<typeof limits>] = ['missing', 'wrong', 'tooLong']
  // @ts-expect-error no check gives this code
  const other: CodeOf<typeof given> = 'else'
  // @ts-expect-error no check gives this code
  const another: CodeOf<typeof limits> = 'else'
  expect([...codes, other, another]).toHaveLength(5)
})

it('a check gets the limits that the form passes', () => {
  const limits = formTableWith<{ max: number }>()(['a'], {
    a: { check: (value, _, { max }) => value.length > max && 'tooLong' },
  })
  expect(errorsOf(limits, { a: 'abc' }, { max: 2 })).toEqual({ a: 'tooLong' })
  // @ts-expect-error the limits are missing
  expect(() => errorsOf(limits, { a: 'abc' })).toThrow()
})
