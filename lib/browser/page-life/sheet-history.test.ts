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

it('D: a sheet closed otherwise leaves no history entry', async () => {
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

it('D: forward to a closed sheet returns to the page', async () => {
  const { pushSheetEntry } = load()
  pushSheetEntry(jest.fn())
  await settled()
  await go(-1)
  await go(1)
  isOn(`${path} null`)
})

it('D: a reload with an open sheet leaves no entry without effect', async () => {
  load().pushSheetEntry(jest.fn())
  await settled()
  unload()
  load().watchHistory()
  await settled()
  isOn(`${path} null`)
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
