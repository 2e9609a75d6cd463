/** @jest-environment jsdom */
import { addDays, localDateOf } from '@/lib/domain/time/time'
import { type RawResponse, sendRequest } from '../../e2e/support/ask'
import { from } from './support/world'

// Live lists are put together outside of Next. Each is compared with the one that Next makes of the same query: what a diner
// sees, and what stands in the head. Decision 0050.

const HOSTS = ['lubje.localhost', 'nakryte.localhost']
const day = (n: number) => addDays(localDateOf(new Date()), n)
const tables = (n: number, more: string) =>
  `/rezerwuj?visitDate=${day(n)}&visitTime=18%3A00&peopleAmount=2&city=lublin${more}`
const LISTS = [
  tables(4, ''),
  tables(5, '&rodzaj-kuchni=polska'),
  tables(6, '&sort=najblizej'),
  tables(7, '&sort=nazwa&strefa=taras'),
  tables(8, '&rodzaj-kuchni=nie%20ma%20%3Cb%3E%22%26'),
  tables(0, '&otwarte=1'),
  `/rezerwuj?visitDate=${day(3)}&visitTime=13%3A00&peopleAmount=11`,
  `/rezerwuj?visitDate=${day(3)}&visitTime=13%3A00&peopleAmount=4&strona=2`,
  '/rezerwuj?visitDate=1999-01-01&visitTime=77&peopleAmount=300&city=atlantyda',
  '/rezerwuj?peopleAmount=3',
  '/zamawiaj?delivery=takeout',
  '/zamawiaj?delivery=delivery',
  '/zamawiaj?delivery=takeout&city=lublin&rodzaj-kuchni=pizza&sort=nazwa',
  '/zamawiaj?delivery=takeout&q=zurek&dieta=weganskie&platnosc=blik',
  '/zamawiaj?delivery=delivery&q=%3Cscript%3E%22%26%27%3C%2Fscript%3E%3C!--list-content--%3E&otwarte=1&darmowa=1',
  '/zamawiaj?delivery=takeout&strona=2',
]
/** What tells the two ways apart, and what no diner sees. */
const UNSEEN = 'script, template, link[as=script], link[rel=preload]'
const REFERENCES = ['id', 'for', 'aria-controls', 'aria-labelledby', 'aria-describedby']

const ask = (host: string, path: string, n: number) =>
  sendRequest(host, path, { headers: { ...from('198.33', n), accept: 'text/html' } })
const isFilled = ({ body }: RawResponse) => body.includes('id="list-content"')

function seenIn(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(UNSEEN)) element.remove()
  for (const element of page.querySelectorAll('[data-island], #list-content'))
    element.replaceWith(...element.childNodes)
  for (const element of page.querySelectorAll('*')) {
    element.removeAttribute('nonce')
    for (const name of REFERENCES)
      if (/^_|^static-/.test(element.getAttribute(name) ?? '')) element.removeAttribute(name)
  }
  const comments = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  page.normalize()
  // A ranking is sealed anew for each who asks.
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href*="lista="]'))
    link.setAttribute('href', link.getAttribute('href')?.replace(/lista=[^&]+/, 'lista=') ?? '')
  const head = [...page.head.children].map(({ outerHTML }) => outerHTML).sort()
  return { title: page.title, head, body: page.body.outerHTML.replaceAll('><', '>\n<').split('\n') }
}

test.each(HOSTS)('%s: a filled list shows what Next makes of the same query', async (host) => {
  for (const [n, path] of LISTS.entries()) {
    // A minute may end between the two, or a badge change.
    for (let attempt = 0; attempt < 3; attempt++) {
      const [filled, next] = [await ask(host, path, n), await ask(host, `${path}&x=1`, n)]
      const [seen, expected] = [seenIn(filled.body), seenIn(next.body)]
      if (JSON.stringify(seen) !== JSON.stringify(expected) && attempt < 2) continue
      expect({ path, status: filled.status, ...seen }).toEqual({ path, status: next.status, ...expected })
      // What is not there is Next's to show.
      expect([path, isFilled(filled), isFilled(next)]).toEqual([path, filled.status === 200, false])
      break
    }
  }
})

test.each(HOSTS)('%s: what a diner typed is text in a filled list, and no script of its own may run', async (host) => {
  const [typed] = LISTS.filter((path) => path.includes('script'))
  const { body, headers } = await ask(host, typed ?? '', 0)
  const page = new DOMParser().parseFromString(body, 'text/html')
  expect(page.querySelector<HTMLInputElement>('#kitchen-q')?.value).toContain('<script>')
  expect(page.querySelectorAll('#list-content script')).toHaveLength(0)
  expect(page.querySelectorAll('#list-content')).toHaveLength(1)
  expect(headers['content-security-policy']).not.toMatch(/'nonce-|unsafe-inline/)
})

test('nobody can ask for the page around a list', async () => {
  const headers = { ...from('198.33', 90), accept: 'text/html', 'x-shared-page': 'frame' }
  const { body } = await sendRequest('lubje.localhost', `${LISTS[0]}&x=1`, { headers })
  expect(body).not.toContain('list-content')
  expect(body).toContain('data-restaurant')
})
