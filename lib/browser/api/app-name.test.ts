/** @jest-environment jsdom */
import { appName } from './app-name'

// In jsdom a window is its own parent; in a frame the parent differs.
const stand = (path: string, parent: unknown = window) => {
  window.history.replaceState({}, '', path)
  Object.defineProperty(window, 'parent', { configurable: true, value: parent })
}
afterEach(() => stand('/'))

test.each([
  ['/', 'web_app'],
  ['/restaurants/12-mlyn', 'web_app'],
  ['/restaurants/12-mlyn/iframe', 'iframe'],
  ['/order/12/iframe', 'iframe'],
  ['/order/12/iframe/zamow', 'iframe'],
  ['/restaurants/12-iframe', 'web_app'],
])('L023 L024 L250 L256 %s runs as %s', (path, name) => {
  stand(path)
  expect(appName()).toBe(name)
})

test('L250 L256 a later page within a frame is an iframe because it is framed', () => {
  stand('/thank-you/K7QZ2M5XWPTR', {})
  expect(appName()).toBe('iframe')
})
