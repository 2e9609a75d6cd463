/**
 * A mutex per key. Resolves to a release function, or `null` if the holder did not release within `waitMs`. Keeps
 * waiting requests from occupying database connections.
 */
export function createKeyedMutex() {
  const inside = new Map<string, Promise<void>>()

  return async function enter(key: string, waitMs: number): Promise<(() => void) | null> {
    const deadline = performance.now() + waitMs
    for (let other = inside.get(key); other; other = inside.get(key)) {
      const left = deadline - performance.now()
      if (left <= 0) return null
      await withTimeout(other, left)
    }
    let release = () => {}
    const gone = new Promise<void>((resolve) => {
      release = resolve
    })
    inside.set(key, gone)
    return () => {
      inside.delete(key)
      release()
    }
  }
}

function withTimeout(promise: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    promise.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
