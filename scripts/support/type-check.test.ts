import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { typeCheck } from './type-check.mjs'

const TSCONFIG = {
  compilerOptions: {
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    incremental: true,
    resolveJsonModule: true,
    types: [],
  },
  include: ['*.ts'],
}

it('a word that is taken out of a JSON file is missed by a warm compiler as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nakryte-types-'))
  const write = (name: string, content: object | string) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  try {
    write('tsconfig.json', TSCONFIG)
    write('words.json', { page: { skip: 'Dalej', home: 'Start' } })
    write('use.ts', `import words from './words.json'\nexport const key: keyof typeof words.page = 'home'\n`)
    await typeCheck(folder)
    await typeCheck(folder)
    write('words.json', { page: { skip: 'Dalej' } })
    await expect(typeCheck(folder)).rejects.toThrow(/ended with/)
    write('words.json', { page: { skip: 'Dalej', home: 'Początek' } })
    await typeCheck(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
