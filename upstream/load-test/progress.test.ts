import { progressLine } from './progress'

function lines(isTerminal: boolean, steps: [seconds: number, done: number][]): string[] {
  const written: string[] = []
  let seconds = 0
  const options = { write: (text: string) => void written.push(text), isTerminal, now: () => seconds * 1000 }
  const progress = progressLine('tenants', 200, options)
  for (const [at, done] of steps) {
    seconds = at
    progress(done)
  }
  return written
}

it('writes a line every five seconds and the last one, with the time that is left', () => {
  const steps: [number, number][] = [
    [1, 20],
    [4, 50],
    [6, 80],
    [7, 90],
    [12, 200],
  ]
  expect(lines(false, steps)).toEqual([
    '[########............] 80 of 200 tenants 12 s left\n',
    '[####################] 200 of 200 tenants 12 s\n',
  ])
})

it('on a terminal writes over its line at every step', () => {
  expect(
    lines(true, [
      [1, 20],
      [2, 200],
    ]),
  ).toEqual([
    '\r\x1b[2K[##..................] 20 of 200 tenants',
    '\r\x1b[2K[####################] 200 of 200 tenants 2 s\n',
  ])
})
