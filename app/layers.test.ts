import { readFileSync } from 'node:fs'
import { listFiles } from '../scripts/support/sources.mjs'

const FILES = listFiles().filter((file) => file.endsWith('.css'))
/** The shared parts of all pages, and of the panel's rooms. */
const SHARED = /^components\/(?:ui\/|panel\/board\/panel\.module)/
/** At-rules outside the order of rules. */
const UNORDERED = /^@(?:import|font-face|view-transition|page)\b/
/** app/tokens.css names them. The last is 1100 px, of a window or a frame (L066, L089). */
const WIDTHS = new Set(['22.5rem', '48rem', '64rem', '68.75rem', '1100px'])

it.each(FILES)('design/browser: each rule of %s is in its layer', (file) => {
  const allowed = layersOf(file)
  expect(topLevelOf(file).filter((prelude) => !UNORDERED.test(prelude) && !allowed.includes(prelude))).toEqual([])
})

it.each(FILES)('design/browser: %s asks the window for the four widths alone', (file) => {
  const queries = [...withoutComments(file).matchAll(/@media ([^{]*)\{/g)].map(([, query = '']) => query)
  const widths = queries.flatMap((query) => [...query.matchAll(/width[^)]*?([\d.]+\w+)\)/g)].map(([, width]) => width))
  expect(widths.filter((width) => !WIDTHS.has(width ?? ''))).toEqual([])
})

function layersOf(file: string): string[] {
  if (file === 'app/layers.css') return ['@layer reset, base, ui, feature']
  if (file === 'app/globals.css') return ['@layer reset', '@layer base', '@layer feature']
  if (file.startsWith('app/')) return ['@layer base']
  return [SHARED.test(file) ? '@layer ui' : '@layer feature']
}

/** Text before each block, and each statement, at the top level of a file. */
function topLevelOf(file: string): string[] {
  let depth = 0
  let outside = ''
  for (const character of withoutComments(file)) {
    if (character === '{') depth++
    if (depth === 0) outside += character
    if (character === '}' && --depth === 0) outside += ';'
  }
  return outside
    .split(';')
    .map((prelude) => prelude.trim())
    .filter(Boolean)
}

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
}
