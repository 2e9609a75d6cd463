import { readTextFile } from './read-text-file'

const read = (...bytes: number[]) => readTextFile({ arrayBuffer: async () => Uint8Array.from(bytes).buffer } as Blob)

it('C37 a spreadsheet is read in the encoding in which it was saved', async () => {
  expect(await read(...Buffer.from('Żurek;20'))).toBe('Żurek;20')
  expect(await read(0xaf, 0x75, 0x72, 0x65, 0x6b)).toBe('Żurek')
  expect(await read(0xff, 0xfe, 0x7b, 0x01, 0x75, 0x00)).toBe('Żu')
  expect(await read(0xfe, 0xff, 0x01, 0x7b, 0x00, 0x75)).toBe('Żu')
})
