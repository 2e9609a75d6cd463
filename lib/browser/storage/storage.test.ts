/** @jest-environment jsdom */
import { frameNameOf } from '@/lib/domain/embed/frame-name'
import { CART, LAST_USED_ADDRESSES, readFromFrame, readText, storeText } from './storage'

const NAME = frameNameOf({ id: 'a', origin: 'https://mlyn.pl', stored: {} })

describe('C16: if the browser refuses storage', () => {
  beforeEach(() => {
    window.name = NAME
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  })
  afterEach(() => jest.restoreAllMocks())

  it("the cart is kept in the frame's name", () => {
    expect(storeText(CART, '{"v":1}')).toBe(true)
    expect(readText(CART)).toBe('{"v":1}')
  })

  it('personal data is not', () => {
    expect(storeText(LAST_USED_ADDRESSES, 'Krakowska 1')).toBe(false)
    expect(window.name).toBe(NAME)
  })

  it('a page that is not framed stores nothing', () => {
    window.name = ''
    expect(storeText(CART, '{}')).toBe(false)
    expect(readFromFrame(CART)).toBeNull()
    expect(window.name).toBe('')
  })
})
