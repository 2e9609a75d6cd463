import { FILLED_MARK } from '@/lib/domain/search/filled-mark'
import { listFillers } from '@/lib/server/list-fillers'
import { filledLists } from './filled-lists'

// Decision 0050.
const ASKED = { segment: 'lubje', address: '/rezerwuj?peopleAmount=2', client: '1.2.3.4' }
const FRAME = `<html><head><link/></head><body><main>${FILLED_MARK}</main></body></html>`
const headers = { 'content-security-policy': 'hashes' }

beforeEach(() => {
  const list = { title: 'Stoliki <"&>', canonical: 'https://lubje.pl/rezerwuj', content: `<p>${'$&'}</p>` }
  listFillers().set('/rezerwuj', async ({ query }) => (query.get('peopleAmount') === '2' ? list : null))
})

const filling = (html: string) => filledLists(async () => ({ html, headers }))

test('title, canonical address and content stand in the page around the list, escaped', async () => {
  const page = await filling(FRAME)(ASKED)
  const html = page?.body.toString()
  expect(page?.headers).toBe(headers)
  expect(html).toContain('<html><head><link/><title>Stoliki &lt;&quot;&amp;&gt;</title>')
  expect(html).toContain('<link rel="canonical" href="https://lubje.pl/rezerwuj"/>')
  expect(html).toContain('</head><body><main><p>$&</p></main></body></html>')
})

test.each([
  ['no mark', FRAME.replace(FILLED_MARK, '')],
  ['two marks', FRAME.replace(FILLED_MARK, FILLED_MARK + FILLED_MARK)],
  ['two heads', FRAME.replace('</head>', '</head></head>')],
])('%s in the page around the list: Next makes the whole page', async (_, html) => {
  expect(await filling(html)(ASKED)).toBeNull()
})

test('what the page refuses to fill, Next makes; so it does where the page around cannot be made', async () => {
  expect(await filling(FRAME)({ ...ASKED, address: '/rezerwuj?peopleAmount=3' })).toBeNull()
  expect(await filledLists(async () => null)(ASKED)).toBeNull()
})

test('the page around a list is made once for each brand and list, whatever is asked', async () => {
  const made = jest.fn(async () => ({ html: FRAME, headers }))
  const fill = filledLists(made)
  await Promise.all([fill(ASKED), fill(ASKED), fill({ ...ASKED, segment: 'nakryte' })])
  expect(made.mock.calls).toEqual([
    ['lubje', '/rezerwuj?peopleAmount=2'],
    ['nakryte', '/rezerwuj?peopleAmount=2'],
  ])
})
