import { Notice } from '@/components/ui/notice'
import { problemHref } from '@/lib/domain/restaurant/settings/pages'
import type { Json, SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { problemPlaceText } from '@/lib/domain/restaurant/settings/problem-place'

type Props = {
  restaurantId: number
  part: SettingsPart
  title: string
  /** Words of the problems by their place in the part. */
  problems: readonly (readonly [place: string, problem: string])[]
  /** The part, whose items are called by their names. */
  value: Json
}

/** Problems that keep a draft from being published, each with the way to its field. Contract C37. */
export function ProblemList({ restaurantId, part, title, problems, value }: Props) {
  return (
    <Notice kind="danger" title={title}>
      <ul className="stack-2">
        {problems.map(([place, problem]) => {
          const href = problemHref(restaurantId, part, place)
          // A problem in another part names its place itself.
          return (
            <li key={place}>
              {href && <a href={href}>{problemPlaceText(place, value)}</a>}
              {href && ': '}
              {problem}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
