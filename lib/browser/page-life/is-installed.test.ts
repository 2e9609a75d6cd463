/** @jest-environment jsdom */
import { isInstalled } from './is-installed'

const asApp = (isStandalone: boolean, standalone?: boolean) => {
  window.matchMedia = ((query: string) => ({
    matches: isStandalone && query === '(display-mode: standalone)',
  })) as never
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })
}

it.each([
  ['an app of Android or a desk', true, undefined, true],
  ['an app of an iPhone', false, true, true],
  ['a tab', false, undefined, false],
  ['a tab of an iPhone', false, false, false],
])('L091 %s', (_, isStandalone, standalone, isApp) => {
  asApp(isStandalone, standalone)
  expect(isInstalled()).toBe(isApp)
})
