import type { Figures, ResultRow } from './results-schema'

/** Smaller groups are shown without figures. Contract C39. */
export const MIN_PEOPLE = 5

export type Group = Pick<ResultRow, 'kind' | 'name'> & { figures: Figures }

/**
 * Hides groups of fewer than five people, and figures that would reveal them: the sum less the shown rows is the
 * sum of all hidden ones, so these must be five people together, or the smallest other row is hidden as well. The
 * order stays.
 */
export function withoutFew(groups: readonly Group[], total: Figures): { rows: ResultRow[]; total: Figures | null } {
  const few = new Set(groups.filter(({ figures }) => figures.people < MIN_PEOPLE))
  const hiddenPeople = [...few].reduce((sum, { figures }) => sum + figures.people, 0)
  const others = groups.filter((group) => !few.has(group))
  const beside = few.size > 0 && hiddenPeople < MIN_PEOPLE ? smallestOf(others) : undefined
  const rows = groups.map((group): ResultRow => {
    const { kind, name, figures } = group
    const hidden = few.has(group) ? 'few' : group === beside ? 'beside' : null
    return { kind, name, figures: hidden ? null : figures, hidden }
  })
  return { rows, total: total.people < MIN_PEOPLE ? null : total }
}

function smallestOf(groups: readonly Group[]): Group | undefined {
  return groups.reduce<Group | undefined>(
    (least, group) => (least && least.figures.people <= group.figures.people ? least : group),
    undefined,
  )
}
