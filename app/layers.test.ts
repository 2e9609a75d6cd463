import { readFileSync } from 'node:fs'
import { listFiles } from '../scripts/support/sources.mjs'

const FILES = listFiles().filter((file) => file.endsWith('.css'))
const PRIMITIVES = 'app/primitives.css'
/** The shared parts of all pages, and of the panel's rooms. */
const SHARED = /^components\/(?:ui\/|panel\/board\/panel\.module)/
/** A name put together, or from data: the steps of `gap`, the tones of a cover, a brand's kind of hero. */
const COMPUTED = /\bstyles\[/
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

it('design/browser: components name the primitive classes, each of them and no other', () => {
  const parts = listFiles().filter((file) => /^(?:app|components)\/.*(?<!\.test)\.tsx$/.test(file))
  const used = new Set(parts.flatMap((file) => primitivesIn(readFileSync(file, 'utf8'))))
  expect([...used].sort()).toEqual([...classesOf(PRIMITIVES)].sort())
})

it('design/browser: each class of a module is named by a file that imports it, and no other', () => {
  const code = listFiles().filter((file) => /^(?:app|components)\/.*\.tsx?$/.test(file))
  const texts = code.map((file) => readFileSync(file, 'utf8'))
  const wrong = FILES.filter((file) => file.endsWith('.module.css')).flatMap((file) => {
    const importing = new RegExp(`import (\\w+) from '[^']*/${file.split('/').pop()}'`)
    const users = texts.filter((text) => importing.test(text))
    if (users.some((text) => COMPUTED.test(text))) return []
    const named = new Set(users.flatMap((text) => namesOf(text, importing.exec(text)?.[1] ?? '')))
    const classes = classesOf(file)
    const all = new Set([...named, ...classes])
    return [...all].filter((name) => !named.has(name) || !classes.has(name)).map((name) => `${file} .${name}`)
  })
  expect(wrong).toEqual([])
})

function namesOf(code: string, styles: string): string[] {
  return [...code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)\\b(?!\\.css)`, 'g'))].map(([, name = '']) => name)
}

/** Words of a class attribute that are not from a module: in quotes, or between the inserted names of a template. */
function primitivesIn(code: string): string[] {
  const attributes = code.matchAll(/[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\}|\{classNames\(([^=]*?)\)\})/g)
  const texts = [...attributes].flatMap(([, plain, template, list]) => [
    plain ?? template ?? '',
    ...[...(list ?? '').matchAll(/'([^']*)'|`([\w -]+) \$\{/g)].map(([, text, start]) => text ?? start ?? ''),
  ])
  return texts.flatMap((text) => text.replace(/\$\{[^}]*\}/g, ' ').split(' ')).filter((word) => /^[a-z]/.test(word))
}

function classesOf(file: string): Set<string> {
  return new Set([...withoutComments(file).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
}

function layersOf(file: string): string[] {
  if (file === 'app/layers.css') return ['@layer reset, base, ui, primitive, feature']
  if (file === 'app/globals.css') return ['@layer reset', '@layer base', '@layer feature']
  if (file === PRIMITIVES) return ['@layer primitive']
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
