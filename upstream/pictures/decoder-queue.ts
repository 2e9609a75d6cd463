/** Most waiting images, in total and of one owner: each is held in memory, up to 15 MB. */
const MAX_WAITING = 12
const MAX_OF_ONE = 6

/** Runs `work` in its turn; `busy` where the queue is full. */
type EnterDecoder = <T>(owner: string, work: () => Promise<T>) => Promise<T | 'busy'>

/**
 * Runs one piece of work after the other, owners in turns: the owner whose last turn is longest ago is next, so that
 * one restaurant with many photos, or slow ones, makes another wait for only one of them. Decision 0070.
 */
export function decoderQueue(): EnterDecoder {
  const waiting: { owner: string; begin: () => void }[] = []
  // Owners with waiting work, in the order of their last turns.
  const served: string[] = []
  let running: string | null = null

  function beginNext(): void {
    const owners = new Set(waiting.map(({ owner }) => owner))
    const next =
      waiting.find(({ owner }) => !served.includes(owner))?.owner ?? served.find((owner) => owners.has(owner))
    running = next ?? null
    served.splice(0, served.length, ...served.filter((owner) => owner !== next && owners.has(owner)))
    if (next === undefined) return
    served.push(next)
    const [entry] = waiting.splice(
      waiting.findIndex(({ owner }) => owner === next),
      1,
    )
    entry?.begin()
  }

  return async (owner, work) => {
    const own = waiting.filter((one) => one.owner === owner).length + (running === owner ? 1 : 0)
    const all = waiting.length + (running === null ? 0 : 1)
    if (own >= MAX_OF_ONE || all >= MAX_WAITING) return 'busy'
    const turn = new Promise<void>((begin) => waiting.push({ owner, begin }))
    if (running === null) beginNext()
    await turn
    try {
      return await work()
    } finally {
      beginNext()
    }
  }
}
