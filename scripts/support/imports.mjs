// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const ENDINGS = ['', '.ts', '.tsx', '.mjs']
// Biome's formatter writes every import in one of these forms.
const IMPORT = /^(?:import|export)\s(type\s)?[^'"`;]*?from\s'([^']+)'|^import\s'([^']+)'|\bimport\('([^']+)'\)/gm

/** Every source file of the repository with what it imports: `{ to, isType }`; `to` is a repository path or a package name. */
export function importGraph() {
  const files = listFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  const known = new Set(files)
  return new Map(files.map((file) => [file, importsOf(file, known)]))
}

/** Tracked and new files of the repository, without those that are ignored or gone. */
export function listFiles() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return listed.split('\n').filter((file) => file && existsSync(file))
}

/**
 * @param {string} file
 * @param {Set<string>} known
 */
function importsOf(file, known) {
  const found = readFileSync(file, 'utf8').matchAll(IMPORT)
  return [...found].map(([, type, from, bare, dynamic]) => ({
    to: resolved(file, from ?? bare ?? dynamic ?? '', known),
    isType: Boolean(type),
  }))
}

/**
 * @param {string} file
 * @param {string} specifier
 * @param {Set<string>} known
 */
function resolved(file, specifier, known) {
  if (!/^(@\/|\.{1,2}\/)/.test(specifier)) return specifier
  const path = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(file), specifier))
  const ending = ENDINGS.find((one) => known.has(path + one))
  return ending === undefined ? path : path + ending
}
