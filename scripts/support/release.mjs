// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Name of a build in logs and in its service worker: `RELEASE`, else version, commit and moment. Its parts are short,
 * so that the logger does not take them for keys.
 */
export function release() {
  const [, version] = /web\/([\d.]+)/.exec(readFileSync('lib/domain/app-version.ts', 'utf8')) ?? []
  return process.env.RELEASE || [version, builtFrom().commit, Date.now().toString(36)].filter(Boolean).join('-')
}

/**
 * The tag and the commit of what is built: BUILD_TAG and BUILD_COMMIT, which an image's build is given, else git's.
 * Without tags it is the version of package.json, without history no commit. See docs/design/processes.md.
 */
export function builtFrom() {
  const { version } = /** @type {{ version: string }} */ (JSON.parse(readFileSync('package.json', 'utf8')))
  return {
    tag: process.env.BUILD_TAG || git('describe', '--tags') || version,
    commit: process.env.BUILD_COMMIT || git('rev-parse', '--short=7', 'HEAD'),
  }
}

/** @param {string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return '' // deployed without its history, or without a tag
  }
}
