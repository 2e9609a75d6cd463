/** @jest-environment jsdom */
import type { pushSheetEntry as Enter, watchHistory as Watch } from './sheet-history'

type Module = { pushSheetEntry: typeof Enter; watchHistory: typeof Watch }

/** As after a load of the page: what is in the history stays, the module knows nothing. */
function load(): Module {
  let module: Module | null = null
  jest.isolateModules(() => {
    module = jest.requireActual('./sheet-history')
  })
  return module!
}

// jsdom moves through the history in tasks of its own, and the module waits for one as well.
const settled = async () => {
  for (let n = 0; n < 8; n++) await new Promise((resolve) => setTimeout(resolve))
}
const isOn = (text: string) => expect(`${window.location.pathname} ${JSON.stringify(window.history.state)}`).toBe(text)
const go = async (steps: number) => {
  window.history.go(steps)
  await settled()
}

let page = 0
const listen = jest.spyOn(window, 'addEventListener')
const unload = () => {
  for (const [type, listener, options] of listen.mock.calls.splice(0))
    window.removeEventListener(type, listener, options)
}
afterEach(unload)
let path = ''
beforeEach(() => {
  // Each story begins on an entry of its own, after one of another page.
  path = `/order/${++page}`
  window.history.pushState('list', '', '/zamawiaj')
  window.history.pushState(null, '', path)
})

it('D: Back closes the sheet and stays on the page; the next Back leaves it', async () => {
  const { pushSheetEntry } = load()
  const close = jest.fn()
  pushSheetEntry(close)
  await settled()
  isOn(`${path} {"sheets":1}`)
  await go(-1)
  expect(close).toHaveBeenCalledTimes(1)
  isOn(`${path} null`)
  await go(-1)
  isOn('/zamawiaj "list"')
})

it('D: a sheet closed in another way leaves nothing in the history', async () => {
  const { pushSheetEntry } = load()
  const leave = pushSheetEntry(jest.fn())
  await settled()
  leave()
  await settled()
  isOn(`${path} null`)
  await go(-1)
  isOn('/zamawiaj "list"')
})

it('D: sheets above each other close one by one', async () => {
  const { pushSheetEntry } = load()
  const [cart, dish] = [jest.fn(), jest.fn()]
  pushSheetEntry(cart)
  await settled()
  pushSheetEntry(dish)
  await settled()
  isOn(`${path} {"sheets":2}`)
  await go(-1)
  expect([cart.mock.calls.length, dish.mock.calls.length]).toEqual([0, 1])
  await go(-1)
  expect(cart).toHaveBeenCalledTimes(1)
  isOn(`${path} null`)
})

it('D: where one sheet gives way to another the history stays as it is', async () => {
  const { pushSheetEntry } = load()
  const conflict = jest.fn()
  const leave = pushSheetEntry(jest.fn())
  await settled()
  const { length } = window.history
  leave()
  pushSheetEntry(conflict)
  await settled()
  expect(window.history.length).toBe(length)
  isOn(`${path} {"sheets":1}`)
  await go(-1)
  expect(conflict).toHaveBeenCalledTimes(1)
})

it('D: forward to a sheet that is gone comes back to the page', async () => {
  const { pushSheetEntry } = load()
  pushSheetEntry(jest.fn())
  await settled()
  await go(-1)
  await go(1)
  isOn(`${path} null`)
})

it('D: a reload with an open sheet leaves no entry that does nothing', async () => {
  load().pushSheetEntry(jest.fn())
  await settled()
  unload()
  load().watchHistory()
  await settled()
  isOn(`${path} null`)
})

it('D: what is written into the address while the sheet is open stays there', async () => {
  const { pushSheetEntry } = load()
  const leave = pushSheetEntry(jest.fn())
  await settled()
  leave()
  window.history.replaceState(null, '', `${path}?visitDate=2026-11-27`)
  await settled()
  expect(window.location.search).toBe('?visitDate=2026-11-27')
  await go(-1)
  isOn('/zamawiaj "list"')
})

it('D: the page is not scrolled back to where it was when the sheet came', async () => {
  const { pushSheetEntry } = load()
  const leave = pushSheetEntry(jest.fn())
  await settled()
  expect(window.history.scrollRestoration).toBe('manual')
  leave()
  await settled()
  expect(window.history.scrollRestoration).toBe('auto')
})

it('D: no router hears of the entries of sheets', async () => {
  const { pushSheetEntry } = load()
  pushSheetEntry(jest.fn())
  await settled()
  const router = jest.fn()
  window.addEventListener('popstate', router)
  await go(-1)
  isOn(`${path} null`)
  expect(router).not.toHaveBeenCalled()
  window.removeEventListener('popstate', router)
})
