// @ts-check
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedPackages } from './support/shipped-packages.mjs'

// `npm run notices` writes THIRD-PARTY-NOTICES: authors and licences of all packages in this product, browser code
// and fonts included. Run it after a change of the lockfile; a test compares the two.

/** @type {Map<string, string[]>} Packages with the same text are listed together. */
const byText = new Map()
for (const { name, version, license, path } of shippedPackages()) {
  const text = licenseTextOf(path) || `License: ${license}. The package has no text of it, or is for another platform.`
  byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`])
}
const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
// Decision 0070.
const libvips = [
  'sharp makes pictures with libvips (LGPL-3.0-or-later), a shared library in node_modules/@img/sharp-libvips-*, which is loaded when a',
  'picture is made and may be replaced by another build of it: https://github.com/lovell/sharp-libvips.\n',
].join('\n')
const head = 'Work of others that ships with Nakryte. Made by `npm run notices` from package-lock.json.\n'
writeFileSync('THIRD-PARTY-NOTICES', [head, libvips, ...parts].join(`\n${'-'.repeat(80)}\n\n`))

/** @param {string} path */
function licenseTextOf(path) {
  if (!existsSync(path)) return ''
  const names = readdirSync(path)
    .filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
    .sort()
  const texts = names
    .map((name) => join(path, name))
    .map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim())
  return texts.join('\n\n')
}
