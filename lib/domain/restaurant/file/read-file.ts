import type { z } from 'zod'
import { schemaWords } from '@/messages/content/schema-words'
import { crossProblems } from './cross-problems'
import type { FileProblem } from './file-problem'
import { sizeProblems } from './file-size'
import { type RestaurantFile, restaurantFileSchema } from './schema'

type ReadFile = { file: RestaurantFile; problems: [] } | { file: null; problems: FileProblem[] }

/** A longer list would not be read. */
const MAX_PROBLEMS = 200

/** Reads hand-written JSON; reports all problems at once. Contract C33. */
export function readRestaurantFile(written: unknown): ReadFile {
  const tooMuch = sizeProblems(written)
  if (tooMuch.length > 0) return { file: null, problems: tooMuch }
  const read = restaurantFileSchema.safeParse(written, { error: schemaWords, reportInput: false })
  if (!read.success) return { file: null, problems: read.error.issues.flatMap(problemsOf).slice(0, MAX_PROBLEMS) }
  // Default values have been filled in, and count as well.
  const problems = [...sizeProblems(read.data), ...crossProblems(read.data)].slice(0, MAX_PROBLEMS)
  return problems.length > 0 ? { file: null, problems } : { file: read.data, problems: [] }
}

function problemsOf(issue: z.core.$ZodIssue): FileProblem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: problemPathOf(issue.path), message: issue.message }]
  return issue.keys.map((key) => ({ path: problemPathOf([...issue.path, key]), message: issue.message }))
}

/** `['menu', 'categories', 0, 'name']` → `menu.categories[0].name`. */
export function problemPathOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, place) => {
      if (typeof part === 'number') return `[${part}]`
      return place === 0 ? String(part) : `.${String(part)}`
    })
    .join('')
}
