import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseClient, hashesOfNext, nextClientRules, RELIED_ON, REPLACED, warningOf } from './next-client.mjs'

const replaceModule = createRequire(__filename)('./next-client-loader.cjs')

/** Hashes of the Next version that our client was written for, whatever version is installed. */
const known: Record<string, string | null> = {
  ...Object.fromEntries(Object.entries(REPLACED).map(([path, { sha256 }]) => [path, sha256])),
  ...RELIED_ON,
}
const replaced = 'client/components/app-router.js'
const reliedOn = 'client/app-index.js'

describe('decision 0042: which client a build gets', () => {
  it.each([
    ['ours, where each module is the one that it was written for', {}, []],
    ['Next’s own, where a module that ours replaces has changed', { [replaced]: 'other' }, [replaced]],
    ['Next’s own, where a module that ours relies on has changed', { [reliedOn]: 'other' }, [reliedOn]],
    ['Next’s own, where a module is gone', { [reliedOn]: null }, [reliedOn]],
    ['Next’s own, where several have changed', { [replaced]: 'other', [reliedOn]: 'other' }, [replaced, reliedOn]],
  ])('%s', (_, differing, changed) => {
    expect(chooseClient({ ...known, ...differing })).toEqual({ client: changed.length > 0 ? 'next' : 'ours', changed })
  })

  it('all modules are replaced or none, in the browser’s production bundle alone', () => {
    const rules = nextClientRules('ours')
    expect(Object.keys(rules)).toEqual(Object.keys(REPLACED).map((path) => `**/next/dist/${path}`))
    for (const { condition } of Object.values(rules)) expect(condition).toEqual({ all: ['browser', 'production'] })
    expect(nextClientRules('next')).toEqual({})
    expect(nextClientRules(undefined)).toEqual({})
  })

  it('the warning names what has changed, what it costs and where to read on', () => {
    const warning = warningOf([replaced, reliedOn])
    for (const words of [
      replaced,
      reliedOn,
      'using Next’s own client, about 45 kB more',
      'docs/how-to/upgrade-next.md',
    ])
      expect(warning).toContain(words)
  })
})

describe('decision 0042: the hashes of Next’s modules', () => {
  it('are read from the installed Next', () => {
    expect(Object.keys(hashesOfNext())).toEqual(Object.keys(known))
  })

  it('are those of the files, and none for a file that is not there', () => {
    const next = mkdtempSync(join(tmpdir(), 'next-client-'))
    writeFileSync(join(next, 'empty.js'), '')
    const ofNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    expect(hashesOfNext(next, ['empty.js', 'gone.js'])).toEqual({ 'empty.js': ofNothing, 'gone.js': null })
    rmSync(next, { recursive: true })
  })
})

it('decision 0042: the loader resolves to our module instead', () => {
  const resourcePath = join(process.cwd(), 'node_modules/next/dist/client/app-call-server.js')
  expect(replaceModule.call({ getOptions: () => REPLACED['client/app-call-server.js'], resourcePath })).toBe(
    'module.exports = require("../../../../lib/browser/next-client/unused.ts")',
  )
})
