import { readForm } from './read-body'

it('C38 a line break of a posted form counts as one character, as in its field', async () => {
  const posted = new Request('http://localhost/x', {
    method: 'POST',
    body: new URLSearchParams({ reasons: 'Raz.\r\nDwa.\r\n\r\nTrzy.' }),
  })
  expect((await readForm(posted))?.get('reasons')).toBe('Raz.\nDwa.\n\nTrzy.')
})
