/** @jest-environment jsdom */
import type { pushSheetEntry as Enter, watchHistory as Watch } from './sheet-history'

type Module = { pushSheetEntry: typeof Enter; watchHistory: typeof Watch }

/** As after a reload: the history stays, the module's state is lost. */
function load(): Module {
  let module: Module | null = null
  jest.isolateModules(() => {
    module = jest.requireActual('./sheet-history')
  })
  return module!
}

// jsdom navigates the history in tasks of its own, and the module waits for one as well.
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
  // Each test starts on its own history entry, after one of another page.
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

it('D: closing a sheet in another way does not navigate, so the next press is not interrupted; Back then leaves', async () => {
  const { pushSheetEntry } = load()
  const moves = [jest.spyOn(window.history, 'go'), jest.spyOn(window.history, 'back')]
  const leave = pushSheetEntry(jest.fn())
  await settled()
  leave()
  await settled()
  for (const move of moves) expect(move).not.toHaveBeenCalled()
  await go(-1)
  isOn('/zamawiaj "list"')
  for (const move of moves) move.mockRestore()
})

it('D: the next sheet takes the entry of a closed one; Back closes it, and the next Back leaves', async () => {
  const { pushSheetEntry } = load()
  pushSheetEntry(jest.fn())()
  const leave = pushSheetEntry(jest.fn())
  await settled()
  leave()
  await settled()
  const { length } = window.history
  const close = jest.fn()
  pushSheetEntry(close)
  await settled()
  expect(window.history.length).toBe(length)
  await go(-1)
  expect(close).toHaveBeenCalledTimes(1)
  isOn(`${path} null`)
  await go(-1)
  isOn('/zamawiaj "list"')
})

it('D: Back after a dish was closed above an open cart closes the cart', async () => {
  const { pushSheetEntry } = load()
  const cart = jest.fn()
  pushSheetEntry(cart)
  const leaveDish = pushSheetEntry(jest.fn())
  await settled()
  leaveDish()
  await settled()
  isOn(`${path} {"sheets":2}`)
  await go(-1)
  expect(cart).toHaveBeenCalledTimes(1)
  expect(window.location.pathname).toBe(path)
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

it('D: if one sheet replaces another, the history is unchanged', async () => {
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

it('D: forward to a closed sheet shows the page, and one Back leaves it', async () => {
  const { pushSheetEntry } = load()
  pushSheetEntry(jest.fn())
  await settled()
  await go(-1)
  await go(1)
  expect(window.location.pathname).toBe(path)
  await go(-1)
  isOn('/zamawiaj "list"')
})

it('D: after a reload with an open sheet one Back leaves the page', async () => {
  load().pushSheetEntry(jest.fn())
  await settled()
  unload()
  load().watchHistory()
  await settled()
  await go(-1)
  isOn('/zamawiaj "list"')
})

it('D: changes to the address while the sheet is open are kept', async () => {
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

it('D: the page is not scrolled back to its position when the sheet opened', async () => {
  const { pushSheetEntry } = load()
  const leave = pushSheetEntry(jest.fn())
  await settled()
  expect(window.history.scrollRestoration).toBe('manual')
  leave()
  await settled()
  expect(window.history.scrollRestoration).toBe('auto')
})

it('D: the router gets no events for sheet entries', async () => {
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
