/** @jest-environment jsdom */
import { frameNameOf } from '@/lib/domain/embed/frame-name'
import { connectToHost } from './connect-to-host'

jest.mock('@/lib/browser/page/is-framed', () => ({ isFramed: () => true }))
jest.mock('./watch-height', () => ({ watchHeight: () => () => {} }))

afterEach(() => jest.restoreAllMocks())

it.each([
  ['/zamowienie/ABCDEFGHJKLMNPQRSTUV', '/zamowienie'],
  ['/thank-you/ABCDEFGHJKLMNPQRSTUV', '/thank-you'],
  ['/order/1/iframe', '/order/1/iframe'],
])('C16 the embedding page gets a message about %s as %s, and no other window gets one', (address, path) => {
  window.name = frameNameOf({ id: 'frame', origin: 'https://partner.example', stored: {} })
  history.replaceState(null, '', address)
  const post = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => {})
  connectToHost()()
  expect(post.mock.calls).toEqual(
    ['ready', 'navigate'].map((type) => [
      { ns: 'nakryte', v: 1, type, id: 'frame', data: { path } },
      'https://partner.example',
    ]),
  )
})
