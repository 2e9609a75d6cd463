import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The token kept in `{dataDir}/partner-token`, made at the first start and readable by its owner alone. */
export function keptPartnerToken(dataDir: string): string {
  return keptSecret(dataDir, 'partner-token')
}

/** A secret kept in `{dataDir}/{name}`, made at the first start and readable by its owner alone. */
export function keptSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name)
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const token = randomBytes(24).toString('base64url')
  writeFileSync(path, `${token}\n`, { mode: 0o600 })
  return token
}
