/** @jest-environment jsdom */
import { type AwakeState, keepAwake } from './keep-awake'

class Lock extends EventTarget {
  released = false
  async release() {
    this.released = true
    this.dispatchEvent(new Event('release'))
  }
}

let locks: Lock[]
let isRefused: boolean
let states: AwakeState[]
beforeEach(() => {
  locks = []
  states = []
  isRefused = false
  see('visible')
  give({
    request: async () => {
      if (isRefused) throw new DOMException('low battery', 'NotAllowedError')
      const lock = new Lock()
      locks.push(lock)
      return lock
    },
  })
})

function give(wakeLock: object | undefined) {
  if (wakeLock) Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true })
  else Reflect.deleteProperty(navigator, 'wakeLock')
}
function see(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const begin = async () => {
  const end = keepAwake((state) => states.push(state))
  await settled()
  return end
}

describe('C26 the screen of a tablet', () => {
  it('the wake lock is held while the page is visible, requested again when it becomes visible, and released at the end', async () => {
    const end = await begin()
    expect(states).toEqual(['lit'])
    see('hidden')
    await locks[0]?.release()
    expect(states.at(-1)).toBe('hidden')
    see('visible')
    see('visible')
    await settled()
    expect([states.at(-1), locks.length]).toEqual(['lit', 2])
    end()
    expect(locks[1]?.released).toBe(true)
    see('visible')
    await settled()
    expect(locks).toHaveLength(2)
  })

  it('may go out where the browser refuses, ends it by itself, or cannot', async () => {
    isRefused = true
    const end = await begin()
    expect(states).toEqual(['dim'])
    isRefused = false
    see('visible')
    await settled()
    expect(states).toEqual(['dim', 'lit'])
    await locks[0]?.release()
    expect(states).toEqual(['dim', 'lit', 'dim'])
    end()

    give(undefined)
    const endOther = await begin()
    expect(states.at(-1)).toBe('dim')
    endOther()
  })

  it('the wake lock is not requested while the page is hidden', async () => {
    see('hidden')
    const end = await begin()
    expect([states, locks]).toEqual([[], []])
    end()
  })
})
