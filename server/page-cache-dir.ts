import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The name that Next gave this build. @param distDir where the build lies; `null` in development */
export function buildId(distDir: string | null): string {
  return distDir === null ? 'dev' : readFileSync(join(distDir, 'BUILD_ID'), 'utf8').trim()
}

/**
 * The folder of this build's pages; those of older builds are removed, since they name scripts that are gone.
 * @param dataDir DATA_DIR
 */
export function pageCacheDir(dataDir: string, build: string): string {
  const folder = join(dataDir, 'pages')
  for (const old of existsSync(folder) ? readdirSync(folder) : []) {
    if (old !== build) rmSync(join(folder, old), { recursive: true, force: true })
  }
  return resolve(folder, build, 'server')
}
