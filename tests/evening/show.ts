import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { portFor, waitFor } from '@/scripts/support/ports.mjs'
import { startPostgres } from '../support/postgres'
import { UPSTREAM_SECRET } from '../support/upstream-secret'
import { timeOf } from './agenda'
import { auditEvening } from './audit'
import { playEvening } from './play-evening'
import { RESTAURANT, TENANT } from './restaurant'
import type { Crew } from './staff'
import { type OpenStage, openStage } from './stage'

/** Latest delay of a window. Contract C22. */
const LATEST_MS = 2000
const LOOK_MS = 250
const SCREENS = [
  { path: 'zamowienia', email: 'ola@lodka.example' },
  { path: 'rezerwacje', email: 'hania@lodka.example' },
]

interface Options {
  /** Speed as a multiple of a real evening's. */
  speed: number
  seed: number
  /** The paths of the bundled upstream and web server. */
  upstreamFile: string
  webFile: string
  executablePath: string
  isHeaded: boolean
}

/** Plays the evening before two browser windows and prints their worst delay; `false` where one was too late. */
export async function showEvening(options: Options): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'nakryte-evening-'))
  const [upstreamPort, webPort] = [await portFor(0), await portFor(0)]
  const database = await startPostgres()
  const browser = await chromium.launch({
    executablePath: options.executablePath,
    headless: !options.isHeaded,
    args: ['--no-sandbox'],
  })
  const stage = await openStage({
    file: options.upstreamFile,
    databaseUrl: database.url,
    dataDir: folder,
    settings: { UPSTREAM_PORT: String(upstreamPort), PORT: String(webPort) },
  })
  const web = spawn(process.execPath, [options.webFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(webPort),
      UPSTREAM_URL: stage.url(),
      UPSTREAM_SECRET,
      SESSION_SECRET: randomBytes(24).toString('base64url'),
      DATA_DIR: folder,
      NODE_ENV: 'production',
    },
  })
  try {
    await waitFor(`http://127.0.0.1:${webPort}/healthz`, 60, () => web.exitCode !== null)
    const origin = `http://${TENANT}.localhost:${webPort}`
    const windows: Page[] = []
    const look = lookout(stage, windows)
    const played = await playEvening(look.stage, {
      seed: options.seed,
      log: (line) => process.stdout.write(`${line}\n`),
      onCrew: async (_: Crew, link) => {
        for (const { path, email } of SCREENS) windows.push(await openWindow(await link(email), path))
        look.start()
      },
      onMinute: (minute) => pace(minute),
    })
    await look.stop()
    await stage.stop()
    const faults = await auditEvening(stage.query, played)
    for (const fault of [...played.record.complaints, ...faults]) process.stdout.write(`${fault}\n`)
    process.stdout.write(`${look.report()}\n`)
    return faults.length === 0 && look.worstMs() <= LATEST_MS

    async function openWindow(token: string, path: string): Promise<Page> {
      const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
      await page.goto(`${origin}/panel/wejscie/${token}`)
      await page.getByRole('button', { name: 'Zaloguj mnie' }).click()
      await page.waitForURL((url) => !url.pathname.includes('/wejscie/'))
      await page.goto(`${origin}/panel/${RESTAURANT}/${path}`)
      await page.locator('[data-revision]').first().waitFor({ state: 'attached' })
      return page
    }

    async function pace(minute: number): Promise<void> {
      if (minute % 15 === 0) process.stdout.write(`${timeOf(minute)}  ${look.report()}\n`)
      await new Promise((resolve) => setTimeout(resolve, 60_000 / options.speed))
    }
  } finally {
    await browser.close()
    web.kill()
    await stage.close()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Watches the database and the windows, and records each window's delay for a revision. */
function lookout(stage: OpenStage, windows: Page[]) {
  /** Revisions not yet in every window, with the time at which the database was first seen to have them. */
  let open: { revision: number; sinceMs: number; missing: Set<Page> }[] = []
  let last = 0
  let worst = { ms: 0, path: '' }
  let looks = 0
  let timer: Promise<void> | null = null
  let isOver = false

  async function look(): Promise<void> {
    const revision = await stage.revision()
    const nowMs = performance.now()
    if (revision > last) open.push({ revision, sinceMs: nowMs, missing: new Set(windows) })
    last = Math.max(last, revision)
    for (const page of windows) {
      const text = await page.locator('[data-revision]').first().getAttribute('data-revision')
      const shown = Number(text)
      for (const one of open) {
        if (!one.missing.has(page)) continue
        const ms = performance.now() - one.sinceMs
        if (ms > worst.ms) worst = { ms, path: new URL(page.url()).pathname }
        if (shown >= one.revision) one.missing.delete(page)
      }
    }
    open = open.filter(({ missing }) => missing.size > 0)
    looks++
  }

  async function run(): Promise<void> {
    while (!isOver) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  }

  return {
    /** The stage, whose outages are not counted: no window can show an unsent revision. */
    stage: {
      ...stage,
      startAt: async (now: Date) => {
        await stage.startAt(now)
        for (const one of open) one.sinceMs = performance.now()
      },
    },
    start: () => {
      timer = run()
    },
    stop: async () => {
      isOver = true
      await timer
    },
    worstMs: () => worst.ms,
    report: () => `${looks} looks, revision ${last}, worst lag ${Math.round(worst.ms)} ms ${worst.path}`,
  }
}
