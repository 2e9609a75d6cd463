/** Told how many rows of a kind are stored now. */
export type Progress = (done: number) => void

const LINE_EVERY_MS = 5000

/**
 * A line of progress: on a terminal one that is written over, elsewhere a new one every five seconds. `write` gets the
 * text; `now` is a clock in ms.
 */
export function progressLine(
  name: string,
  wanted: number,
  { write, isTerminal, now }: { write: (text: string) => void; isTerminal: boolean; now: () => number },
): Progress {
  const startedMs = now()
  let saidMs = startedMs
  let first: number | null = null
  return (done) => {
    const at = now()
    const isLast = done >= wanted
    first ??= done
    if (!isTerminal && !isLast && at - saidMs < LINE_EVERY_MS) return
    saidMs = at
    const seconds = (at - startedMs) / 1000
    const left = done > first ? ((wanted - done) / (done - first)) * seconds : null
    const rest = isLast ? `${seconds.toFixed(0)} s` : left === null ? '' : `${left.toFixed(0)} s left`
    const line = `${bar(done / wanted)} ${done} of ${wanted} ${name} ${rest}`.trimEnd()
    write(isTerminal ? `\r\x1b[2K${line}${isLast ? '\n' : ''}` : `${line}\n`)
  }
}

const BAR_WIDTH = 20

function bar(share: number): string {
  const full = Math.min(BAR_WIDTH, Math.floor(share * BAR_WIDTH))
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}]`
}
