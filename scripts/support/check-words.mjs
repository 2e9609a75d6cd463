// @ts-check
import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { listFiles } from './sources.mjs'

const POLISH = /[ąćęłńóśźż]/i

/** Folders of messages and data, and the commands; tests and benches quote messages. */
const WORDS = /^(?:messages|tenants|tests|bench|scripts)\/|\.test\.tsx?$/

/** Polish that belongs to the code, by file, with the reason. */
const EXCEPTIONS = {
  'components/home/cuisine-tiles.ts': 'keys are wire values of cuisines',
  'lib/domain/ordering/checkout/read-grosze.ts': 'reads what diners type',
  'lib/domain/ordering/delivery/house-number.ts': 'reads what diners type',
  'lib/domain/ordering/order/status.ts': 'the label is a column of the table: a new status is one row',
  'lib/domain/payment/methods.ts': 'the label is a column of the table: a new method is one row',
  'lib/domain/restaurant/cuisines.ts': 'names of cuisines are wire values',
  'lib/domain/restaurant/slug.ts': 'a rule about letters',
  'lib/domain/restaurant/file/field-notes.ts': 'notes for editors of a file, in English',
  'upstream/restaurants/file/restaurant-row.ts': 'a rule about letters',
}

/** Files outside `messages/` with a Polish letter outside comments; one line each, empty when all is well. */
export function wordProblems(files = listFiles()) {
  const found = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !WORDS.test(file)).flatMap(polishOf)
  const places = new Set(found.map(({ file }) => file))
  return [
    ...found
      .filter(({ file }) => !(file in EXCEPTIONS))
      .map(({ file, text }) => `${file}: put the words “${text}” into messages/content; code keeps codes.`),
    ...Object.keys(EXCEPTIONS)
      .filter((file) => !places.has(file))
      .map((file) => `${file} has no Polish words: remove it from the exceptions of scripts/support/check-words.mjs.`),
  ]
}

/** @param {string} file */
function polishOf(file) {
  const source = readFileSync(file, 'utf8')
  if (!POLISH.test(source)) return []
  const loader = file.endsWith('x') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js'
  // Without white space esbuild drops every comment.
  const { code } = transformSync(source, { loader, charset: 'utf8', minifyWhitespace: true, legalComments: 'none' })
  const at = code.search(POLISH)
  return at < 0 ? [] : [{ file, text: code.slice(Math.max(0, at - 20), at + 30).trim() }]
}
