import { bindShortWords } from '@/lib/domain/text/bind-short-words'
import type { LocalDate } from '@/lib/domain/time/time'

/**
 * A paragraph, or a list of points. `[words](/path)` within a text is a link; nothing else is marked up.
 */
export type Block = string | { points: string[] }

/** A part under its own heading; `id` is the fragment in the table of contents. */
export interface LegalSection {
  id: string
  title: string
  blocks: Block[]
}

/** One edition of a text. */
export interface Version {
  number: string
  /** First day on which it is in force. */
  fromOn: LocalDate
  /** Difference from the edition before. */
  change: string
}

/** A page of fixed text. */
export interface LegalDocument {
  title: string
  /** Lead, and description of the page. */
  lead: string
  /** Current edition first. */
  versions: [Version, ...Version[]]
  sections: LegalSection[]
  /** The document has the registered data of the operator, so it must say if they are an example. */
  namesOperator: boolean
}

type Part = { text: string; href?: string }

/** The words and links of a text, in order. */
export function documentPartsOf(text: string): Part[] {
  return bindShortWords(text)
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
      return link ? { text: link[1] ?? '', href: link[2] } : { text: part }
    })
}
