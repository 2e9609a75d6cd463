import { differencesOf, valueText } from '@/lib/domain/restaurant/file/differences'
import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import type { SparseJson } from '@/lib/domain/restaurant/file/list-items'
import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { type MergeConflict, mergePart, rebasePart } from '@/lib/domain/restaurant/settings/merge-part'
import { movedLocationProblems } from '@/lib/domain/restaurant/settings/moved-location'
import {
  type Json,
  type PartValue,
  placeInPart,
  type SettingsPart,
  withoutPrices,
  withPart,
} from '@/lib/domain/restaurant/settings/parts'
import { problemPlaceText } from '@/lib/domain/restaurant/settings/problem-place'
import { withRenamedJoins } from '@/lib/domain/restaurant/settings/renamed-tables'
import { DIFFERENCE_WORDS, FILE_WORDS } from '@/messages/content/restaurant-file'

/** The draft merged with changes by others since it was begun; where both changed one thing, the draft's value wins. */
export function mergeDraft(draft: { base: PartValue; value: PartValue }, now: PartValue) {
  const { merged, conflicts } = mergePart(draft.base, draft.value, now)
  // Joined tables are names: those that another has renamed meanwhile, by their new ones.
  return { value: withRenamedJoins(draft.base, merged), conflicts: conflicts.map(conflictText) }
}

/** The draft based on `seen`, the state that the caller saw, or a new one. */
export function rebased(draft: { base: PartValue; value: PartValue } | null, seen: PartValue) {
  if (!draft) return { base: seen, value: seen }
  const { base, mine } = rebasePart(draft.base, draft.value, seen)
  return { base, value: mine }
}

function conflictText({ path, where, mine, theirs }: MergeConflict): string {
  const key = path.slice(path.lastIndexOf('/') + 1)
  const [other, own] = [theirs, mine].map((value) => valueText(key, value as SparseJson))
  return DIFFERENCE_WORDS.changed(where, other ?? '', own ?? '')
}

/** Differences, worded like those of the file. */
export function valueDifferences(before: PartValue, after: PartValue): string[] {
  return differencesOf(before, after)
}

/** The file with the part, or what is wrong with it. */
export function readWithPart(
  present: Present,
  part: SettingsPart,
  value: PartValue,
): ReturnType<typeof readRestaurantFile> {
  const read = readRestaurantFile(withPart(withoutPrices(present), part, value))
  const moved = read.file ? movedLocationProblems(present, value) : []
  return moved.length > 0 ? { file: null, problems: moved } : read
}

/** Problems of a file with the part: those of the part by their place in it, the others by their place in the file. */
export function problemsOf(present: Present, part: SettingsPart, value: PartValue): Record<string, string> {
  return problemsByPlace(part, readWithPart(present, part, value).problems, withPart(present, part, value))
}

type Present = Pick<RestaurantFile, 'address'> & object

export function problemsByPlace(part: SettingsPart, problems: FileProblem[], file: unknown): Record<string, string> {
  const byPlace: Record<string, string> = {}
  for (const { path, message } of problems) {
    const [place, words] = [placeInPart(part, path), IN_FORM.get(message) ?? message]
    if (place !== null) byPlace[place] ??= words
    else byPlace[`/${path}`] ??= `${problemPlaceText(path, file as Json)}: ${words}`
  }
  return byPlace
}

/** A form shows złoty, a calendar and streets where a file has grosze, a text and points. */
const IN_FORM = new Map<string, string>([
  [FILE_WORDS.grosze, FILE_WORDS.zloty],
  [FILE_WORDS.date, FILE_WORDS.day],
  [FILE_WORDS.corners, FILE_WORDS.streets],
])
