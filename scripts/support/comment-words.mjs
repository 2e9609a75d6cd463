// @ts-check
import { readFileSync } from 'node:fs'

const COMMENTED = /\.(?:tsx?|mjs|css|sql)$/
/** A sentence that hides its subject behind a question word or a preposition. */
const HIDDEN_SUBJECT = /^(?:What|Who|Whoever|Whose|Whom|Of|By)\b/
/** Turns of a private idiom. */
const IDIOM = /\bwhoever\b|\bof (?:who|whom|whose)\b/i

/**
 * Comments whose sentences do not name their subject first, one line each.
 * @param {string[]} files of the repository
 */
export function commentProblems(files) {
  return files
    .filter((file) => COMMENTED.test(file))
    .flatMap((file) =>
      hiddenSubjects(readFileSync(file, 'utf8'), file).map(
        ({ line, sentence }) => `${file}:${line}: a comment names its subject first: "${sentence}"`,
      ),
    )
}

/**
 * @param {string} text
 * @param {string} file
 * @returns {{ line: number, sentence: string }[]}
 */
export function hiddenSubjects(text, file) {
  return commentsOf(text, file).flatMap(({ line, body }) =>
    sentencesOf(body)
      .filter((sentence) => HIDDEN_SUBJECT.test(sentence) || IDIOM.test(sentence))
      .map((sentence) => ({ line, sentence: sentence.slice(0, 60) })),
  )
}

/** @param {string} body */
function sentencesOf(body) {
  return body
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^@\w+ \S+ /, '')
    .split(/(?<=[.!?;:])\s+(?=[A-Z])|\s[–-]\s(?=[A-Z])/)
}

/**
 * Blocks of comments: neighbouring lines are one. A string that looks like one is left out.
 * @param {string} text
 * @param {string} file
 * @returns {{ line: number, body: string }[]}
 */
function commentsOf(text, file) {
  const own = file.endsWith('.sql') ? /^\s*--\s?(?!> statement)(.*)$/ : /^\s*\/\/\s?(.*)$/
  /** @type {{ line: number, body: string }[]} */
  const found = []
  /** @type {{ line: number, body: string } | null} */
  let open = null
  let isBlock = false
  for (const [index, line] of text.split('\n').entries()) {
    if (isBlock && open) {
      const end = line.indexOf('*/')
      open.body += ` ${(end < 0 ? line : line.slice(0, end)).replace(/^\s*\*\s?/, '')}`
      if (end >= 0) [isBlock, open] = [false, null]
      continue
    }
    const [, said] = own.exec(line) ?? []
    if (said !== undefined && open) open.body += ` ${said}`
    else open = null
    if (open) continue
    if (said !== undefined) {
      open = { line: index + 1, body: said }
      found.push(open)
    }
    const begun = said === undefined && blockIn(line, file)
    if (!begun) continue
    found.push({ line: index + 1, body: begun.body })
    if (!begun.isOver) [open, isBlock] = [found.at(-1) ?? null, true]
  }
  return found
}

/**
 * @param {string} line
 * @param {string} file
 */
function blockIn(line, file) {
  if (file.endsWith('.sql') || /['"`][^'"`]*\/\*/.test(line)) return null
  const [, rest] = /(?:^|\s|\{)\/\*\*?\s?(.*)$/.exec(line) ?? []
  if (rest === undefined) return null
  const end = rest.indexOf('*/')
  return { body: end < 0 ? rest : rest.slice(0, end), isOver: end >= 0 }
}
