// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a build is called in logs and by its service worker: `RELEASE`, else version, commit and moment. In short parts, which the logger does not take for keys. */
export function release() {
  const [, version] = /web\/([\d.]+)/.exec(readFileSync('lib/domain/app-version.ts', 'utf8')) ?? []
  return process.env.RELEASE || [version, commit(), Date.now().toString(36)].filter(Boolean).join('-')
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return '' // deployed without its history
  }
}
