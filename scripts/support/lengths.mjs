// @ts-check
import { readFileSync } from 'node:fs'
import { listFiles } from './sources.mjs'

const CODE = /^(app|bench|components|embed|lib|scripts|server|upstream)\/.*\.(ts|tsx|mjs)$|^middleware\.ts$/
const NOT_CODE = /\.test\.tsx?$/
const LONGEST = 5

// Biome's formatter writes every named function in one of these forms. A function without a name counts as part of
// another.
const FORMS = [
  /^(?<indent> *)(?:export )?(?:default )?(?:async )?function\*? (?<name>\w+)/,
  /^(?<indent> *)(?:export )?const (?<name>\w+)(?:: [^=]+)? = (?:async )?(?:<.+>)?(?:\($|\(.*=> |\(\{$|\w+ => )/,
  /^(?<indent> +)(?<name>\w+): (?:async )?(?:\(.*\)|\w+)(?:: [^=]+)? => /,
  /^(?<indent> +)(?:async )?(?!if|for|while|switch|catch|function)(?<name>\w+)(?:<.+>)?\(.*\)(?:: .+)? \{$/,
]

/**
 * The distribution of the lengths, in lines, of files and of named functions. Tests, data, messages and CSS do not
 * count.
 */
export function lengthReport(files = listFiles().filter((file) => CODE.test(file) && !NOT_CODE.test(file))) {
  const texts = files.map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n') }))
  const ofFiles = texts.map(({ file, lines }) => ({ name: file, length: lines.length }))
  const ofFunctions = texts.flatMap(({ file, lines }) =>
    functionsOf(lines).map(({ name, length }) => ({ name: `${name} (${file})`, length })),
  )
  return `${distribution('Files', ofFiles)}\n${distribution('Functions', ofFunctions)}`
}

/** @param {string[]} lines */
export function functionsOf(lines) {
  return lines.flatMap((line, start) => {
    const found = FORMS.map((form) => form.exec(line)?.groups).find(Boolean)
    if (!found) return []
    return [{ name: found.name, length: endOf(lines, start, found.indent?.length ?? 0) - start }]
  })
}

/**
 * The index after the last line of a statement: all that is indented deeper, and brackets that close at its own depth.
 *
 * @param {string[]} lines
 * @param {number} start
 * @param {number} indent
 */
function endOf(lines, start, indent) {
  let end = start + 1
  for (let next = end; next < lines.length; next++) {
    const line = lines[next] ?? ''
    if (line === '') continue
    const depth = line.search(/\S/)
    if (depth < indent || (depth === indent && !/^\s*[)}\]>]/.test(line))) break
    end = next + 1
  }
  return end
}

/**
 * @param {string} what
 * @param {{ name: string, length: number }[]} measured
 */
function distribution(what, measured) {
  const sorted = measured.toSorted((a, b) => b.length - a.length)
  const at = (/** @type {number} */ share) => sorted[Math.floor(sorted.length * (1 - share))]?.length
  const longest = sorted.slice(0, LONGEST).map(({ name, length }) => `  ${length} ${name}`)
  return [
    `${what}: ${sorted.length}. Lines: median ${at(0.5)}, 90th percentile ${at(0.9)}, 99th ${at(0.99)}. The longest:`,
    ...longest,
  ].join('\n')
}
