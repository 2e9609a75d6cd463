/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureMaker } from './run-picture-worker'

const worker = (script: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'worker-')), 'worker.mjs')
  writeFileSync(path, script)
  return path
}

// The limits are a second of CPU time, and two of the clock for a blocked process: a busy machine refuses no valid
// photo.
describe('C36 the bound of a decoder is the time that it computes', () => {
  it.each([
    [
      'a waiting upload is not refused',
      `import { serialize } from 'node:v8'
      setTimeout(() => process.stdout.end(serialize('heic')), 1500)`,
      'heic',
    ],
    ['a worker that computes without an end is', 'for (;;);', 'broken'],
  ])(
    '%s',
    async (_, script, answer) => {
      const make = pictureMaker(worker(script), { cpuSeconds: 1, clockMs: 60_000 })
      expect(await make(new Uint8Array(), 'a restaurant')).toBe(answer)
    },
    30_000,
  )
})
