/** @jest-environment jsdom */
import { ROWS_ADDED } from '@/components/list/rows-added'
import { fetchRows } from './load-rows'

const row = (id: number) =>
  `<li><article data-restaurant="${id}"><h3><a href="/restaurants/${id}">R${id}</a></h3></article></li>`
const pageOf = (ids: number[], next: string | null) => `<ul data-rows="Restauracje">${ids.map(row).join('')}</ul>
  <nav data-pager><span data-pager-page>Strona</span>${next ? `<a rel="next" href="${next}">Dalej</a>` : ''}
  <span data-pager-status></span></nav>`
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[data-restaurant]')].map((one) => Number(one.dataset.restaurant))
const link = () => document.querySelector('a[rel=next]')?.getAttribute('href') ?? null

let comeNear: () => Promise<void>
const fetched = jest.fn()

/** A page with two rows; the test brings its end near. */
function open(next = '/rezerwuj?strona=2&lista=a.1') {
  window.history.replaceState(null, '', '/rezerwuj?city=lublin&utm_source=x')
  document.body.innerHTML = pageOf([1, 2], next)
  let isObserved = false
  global.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = async () => {
        if (!isObserved) return
        report([{ isIntersecting: true }])
        await new Promise((resolve) => setTimeout(resolve))
      }
    }
    observe() {
      isObserved = true
    }
    disconnect() {
      isObserved = false
    }
  } as never
  global.fetch = fetched as never
  fetchRows('Dodano: {count}.')
}
const answer = (body: string, ok = true) => fetched.mockResolvedValueOnce({ ok, text: async () => body })

beforeEach(() => fetched.mockReset())

it('takes the rows out of the next page and links to the page after it', async () => {
  open()
  const onEvent = jest.fn()
  document.addEventListener(ROWS_ADDED, onEvent, { once: true })
  answer(pageOf([3, 4], '/rezerwuj?strona=3&lista=a.1'))
  await comeNear()
  expect(ids()).toEqual([1, 2, 3, 4])
  expect(link()).toBe('/rezerwuj?strona=3&lista=a.1')
  expect(document.querySelector('[data-pager-status]')).toHaveTextContent('Dodano: 2.')
  expect(onEvent).toHaveBeenCalledTimes(1)
})

it('leaves out restaurants that are here, and takes nothing but rows', async () => {
  open()
  const script = '<script>document.body.dataset.ran = "yes"</script>'
  answer(`${script}${pageOf([2, 5], null)}${script}<p id="other">x</p>`)
  await comeNear()
  expect(ids()).toEqual([1, 2, 5])
  expect(link()).toBeNull()
  expect([document.body.dataset.ran, document.getElementById('other')]).toEqual([undefined, null])
})

it.each([
  ['answers 503', () => answer('later', false)],
  ['does not answer', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['has no list', () => answer('<p>Nie ma</p>')],
])('a page that %s leaves the link as it is, and is not requested again', async (_, prepare) => {
  open()
  prepare()
  await comeNear()
  await comeNear()
  expect([ids(), link(), fetched.mock.calls.length]).toEqual([[1, 2], '/rezerwuj?strona=2&lista=a.1', 1])
})

it('after five pages the link has to be pressed', async () => {
  open()
  for (let page = 2; page <= 7; page++) {
    answer(pageOf([page * 10], `/rezerwuj?strona=${page + 1}`))
    await comeNear()
  }
  expect(fetched).toHaveBeenCalledTimes(5)
  expect(link()).toBe('/rezerwuj?strona=7')
})

it('C19 the address follows the page that is looked at, and keeps the campaign', async () => {
  open()
  answer(pageOf([3, 4], null))
  await comeNear()
  // The rows of the first page are above the window.
  for (const [id, bottom] of [
    [1, -200],
    [2, -100],
  ] as const) {
    const one = document.querySelector(`[data-restaurant="${id}"]`)
    if (one) one.getBoundingClientRect = () => ({ bottom, top: bottom - 90 }) as DOMRect
  }
  const third = document.querySelector('[data-restaurant="3"]')
  if (third) third.getBoundingClientRect = () => ({ bottom: 60, top: -30 }) as DOMRect
  third?.querySelector('h3')?.click()
  expect(window.location.search).toBe('?city=lublin&utm_source=x&strona=2&lista=a.1')
  expect(window.history.state).toEqual({ place: { row: '3', top: -30 } })
})
