/** @jest-environment jsdom */
import { isInstalled } from './is-installed'

const asApp = (isStandalone: boolean, standalone?: boolean) => {
  window.matchMedia = ((query: string) => ({
    matches: isStandalone && query === '(display-mode: standalone)',
  })) as never
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })
}

it.each([
  ['an app on Android or a desktop', true, undefined, true],
  ['an app on an iPhone', false, true, true],
  ['a tab', false, undefined, false],
  ['a tab on an iPhone', false, false, false],
])('L091 %s', (_, isStandalone, standalone, isApp) => {
  asApp(isStandalone, standalone)
  expect(isInstalled()).toBe(isApp)
})
