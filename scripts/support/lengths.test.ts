import { functionsOf } from './lengths.mjs'

const SOURCE = `export function price(
  lines: Line[],
): Grosze {
  const sum = (line: Line) => line.grosze

  if (lines.length > 0) {
    return lines.map(sum).reduce(add)
  }
  return 0
}

const add = (a: Grosze, b: Grosze) => a + b
export const store = {
  async read(key: string): Promise<string> {
    return key
  },
  write: (key: string) => {
    keep(key)
  },
}
`

it('counts the lines of each named function, with the functions inside it', () => {
  expect(functionsOf(SOURCE.split('\n')).map(({ name, length }) => `${name} ${length}`)).toEqual([
    'price 10',
    'sum 1',
    'add 1',
    'read 3',
    'write 3',
  ])
})
