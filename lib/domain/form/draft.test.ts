import { readDraftFields, readTrimmedForm } from './form-table'

it('C11 reads the values of all controls, a missing one as empty', () =>
  expect(readDraftFields(['a', 'b'], new URLSearchParams({ a: ' x ', c: 'y' }))).toEqual({ a: ' x ', b: '' }))

it('C11 a text measures as the browser shows it', () =>
  expect(readDraftFields(['a'], new URLSearchParams({ a: 'x\r\ny' }))).toEqual({ a: 'x\ny' }))

it('C11 a file in place of a text is absent', () => {
  const form = new FormData()
  form.set('a', new Blob(['x']))
  expect(readDraftFields(['a'], form)).toEqual({ a: '' })
})

it('C10 drops white space around a value', () =>
  expect(readTrimmedForm(['a'], new URLSearchParams({ a: ' x\r\ny \r\n' }))).toEqual({ a: 'x\ny' }))
