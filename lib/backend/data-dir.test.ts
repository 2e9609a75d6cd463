import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadOrCreateSecret, readSecret, secureDataDir } from '@/lib/backend/data-dir'

let folder: string
let umask: number
beforeEach(() => {
  umask = process.umask(0o022)
  folder = mkdtempSync(join(tmpdir(), 'nakryte-data-'))
  chmodSync(folder, 0o755)
})
afterEach(() => {
  process.umask(umask)
  rmSync(folder, { recursive: true, force: true })
})
const modeOf = (...names: string[]) => (statSync(join(folder, ...names)).mode & 0o7777).toString(8)

it('A8 closes the folder with all files of the product in it, and those made later', () => {
  mkdirSync(join(folder, 'pages', 'b1'), { recursive: true })
  mkdirSync(join(folder, 'pg', 'base'), { recursive: true })
  for (const name of ['session-secret', 'pages/b1/x.html', 'pg/base/1']) writeFileSync(join(folder, name), 'x')
  secureDataDir(folder)
  expect([modeOf(), modeOf('pages'), modeOf('pages', 'b1'), modeOf('pg', 'base')]).toEqual(Array(4).fill('700'))
  const later = join(folder, 'pages', 'later')
  mkdirSync(later)
  writeFileSync(join(later, 'y.html'), 'y')
  const files = [['session-secret'], ['pages', 'b1', 'x.html'], ['pg', 'base', '1'], ['pages', 'later', 'y.html']]
  expect(files.map((file) => modeOf(...file))).toEqual(Array(4).fill('600'))
  expect(modeOf('pages', 'later')).toBe('700')
})

it('A8 makes a folder that is missing, closed', () => {
  secureDataDir(join(folder, 'new', 'data'))
  expect(modeOf('new', 'data')).toBe('700')
})

it('A8 changes no other files: files of others, links, a shared folder', () => {
  writeFileSync(join(folder, 'somebody-elses'), 'x')
  chmodSync(folder, 0o1777)
  secureDataDir(folder)
  expect([modeOf(), modeOf('somebody-elses')]).toEqual(['1777', '644'])
})

it('stores a secret for its owner alone, the same for all processes', () => {
  const secret = loadOrCreateSecret(folder, 'upstream-secret')
  expect(secret).toMatch(/^[\w-]{32,}$/)
  expect([loadOrCreateSecret(folder, 'upstream-secret'), readSecret(folder, 'upstream-secret')]).toEqual([
    secret,
    secret,
  ])
  expect(modeOf('upstream-secret')).toBe('600')
  expect(readdirSync(folder)).toEqual(['upstream-secret'])
})

it('A8 an empty file that a full disk left is no secret', () => {
  writeFileSync(join(folder, 'session-secret'), '')
  expect(loadOrCreateSecret(folder, 'session-secret')).toMatch(/^[\w-]{32,}$/)
  expect(readFileSync(join(folder, 'session-secret'), 'utf8').trim()).toBe(loadOrCreateSecret(folder, 'session-secret'))
})

it('reading alone makes none', () => {
  expect(readSecret(folder, 'upstream-secret')).toBe('')
  expect(existsSync(join(folder, 'upstream-secret'))).toBe(false)
})
