import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { nextClientRules, RELIED_ON, REPLACED } from './next-client.mjs'

const dist = join(process.cwd(), 'node_modules/next/dist')
const hashOf = (path: string) =>
  createHash('sha256')
    .update(readFileSync(join(dist, path)))
    .digest('hex')
const replaceModule = createRequire(__filename)('./next-client-loader.cjs')

describe('decision 0042: the modules of Next’s client', () => {
  it.each(Object.entries(REPLACED))('%s is the one that ours was written for', (path, { sha256 }) => {
    expect(hashOf(path)).toBe(sha256)
  })

  it.each(Object.entries(RELIED_ON))('%s is the one that ours rely on', (path, sha256) => {
    expect(hashOf(path)).toBe(sha256)
  })

  it('are replaced in the browser’s production bundle alone', () => {
    for (const { condition } of Object.values(nextClientRules))
      expect(condition).toEqual({ all: ['browser', 'production'] })
  })
})

describe('decision 0042: the loader', () => {
  const [path, options] = Object.entries(REPLACED)[0] as [string, { by: string; sha256: string }]
  const load = (source: string) =>
    replaceModule.call({ getOptions: () => options, resourcePath: join(dist, path) }, source)

  it('asks for our module instead', () => {
    expect(load(readFileSync(join(dist, path), 'utf8'))).toBe(
      'module.exports = require("../../../../lib/browser/next-client/unused.ts")',
    )
  })

  it('fails the build when Next’s module has changed', () => {
    expect(() => load('exports.callServer = null')).toThrow(/app-call-server\.js has changed/)
  })
})
