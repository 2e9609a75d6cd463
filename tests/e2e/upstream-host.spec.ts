import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portFor, waitFor } from '../../scripts/support/ports.mjs'
import { expect, test } from './support/test'

/** A web server without a configured upstream, and all its calls. */
async function startAlone() {
  const dataDir = mkdtempSync(join(tmpdir(), 'nakryte-alone-'))
  const port = await portFor(0)
  const printed: string[] = []
  const recorder = `--import=${join(process.cwd(), 'tests/e2e/support/record-calls.mjs')}`
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    UPSTREAM_URL: '',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    TRUSTED_PROXY_HOPS: '0',
    WARM_PAGES: 'off',
  }
  const web: ChildProcess = spawn(process.execPath, [recorder, '.build/server.mjs'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  })
  web.stdout?.setEncoding('utf8').on('data', (chunk: string) => printed.push(chunk))
  await waitFor(`http://127.0.0.1:${port}/healthz`, 120, () => web.exitCode !== null)
  return {
    ask: (host: string, path: string, headers = {}) =>
      new Promise<number>((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path, headers: { ...headers, host } }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
        })
        asked.on('error', reject).end()
      }),
    /** Origins of the calls since the last time. */
    called: () => {
      // The logger's reports of the failures arrive a moment later.
      const urls = Array.from(printed.join('').matchAll(/^called \w+ (\S+)$/gm), ([, url = '']) => new URL(url))
        .filter(({ pathname }) => pathname !== '/logger/js')
        .map(({ origin }) => origin)
      printed.length = 0
      return [...new Set(urls)]
    },
    async stop() {
      const gone = new Promise((resolve) => web.once('exit', resolve))
      web.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const LIVE = '/api/availability?ids=1&from=2030-01-08%2018:00&people=2'

test('L251–L253 the API host is derived from the page host, on the wire; a forged Host has no effect', async () => {
  const web = await startAlone()
  try {
    for (const [host, origin] of [
      ['lubje.pl', 'https://api.lubje.pl'],
      ['www.lesznoje.pl', 'https://api.lesznoje.pl'],
      ['stage.lubje.pl', 'https://stage-api.lubje.pl'],
      ['www.stage.ostrowje.pl', 'https://stage-api.ostrowje.pl'],
      ['lubje.localhost:3000', 'http://127.0.0.1:3001'],
      ['localhost:3000', 'http://127.0.0.1:3001'],
      ['127.0.0.1:3000', 'http://127.0.0.1:3001'],
    ] as const) {
      for (const path of [LIVE, '/rezerwuj', '/rezerwuj?city=lublin&visitDate=2030-01-08']) {
        await web.ask(host, path)
        expect([host, path, web.called()]).toEqual([host, path, [origin]])
      }
    }
    for (const host of [
      'evil.example',
      'api.lubje.pl',
      'lubje.pl.evil.example',
      'lubje.pl@evil.example',
      'stage.evil.pl',
    ]) {
      for (const path of [LIVE, '/', '/rezerwuj']) {
        expect([host, (await web.ask(host, path)) >= 400, web.called()]).toEqual([host, true, []])
      }
    }
    // The path segment of the page variant is not a host, and no other header names one.
    for (const path of ['/lubje--local/cached', '/lubje--stage/api/availability', '/lubje--evil.example/cached']) {
      expect([await web.ask('lubje.pl', path), web.called().filter((one) => one !== 'https://api.lubje.pl')]).toEqual([
        404,
        [],
      ])
    }
    await web.ask('lubje.pl', LIVE, { 'x-forwarded-host': 'evil.example', 'x-tenant': 'lubje--local' })
    expect(web.called()).toEqual(['https://api.lubje.pl'])
  } finally {
    await web.stop()
  }
})
