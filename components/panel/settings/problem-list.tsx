import { Notice } from '@/components/ui/notice'
import { problemHref } from '@/lib/domain/restaurant/settings/pages'
import type { SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { problemPlaceText } from '@/lib/domain/restaurant/settings/problem-place'

type Props = {
  restaurantId: number
  part: SettingsPart
  title: string
  /** Words of the problems by their place in the part. */
  problems: readonly (readonly [place: string, problem: string])[]
}

/** Problems that keep a draft from being published, each with the way to its field. Contract C37. */
export function ProblemList({ restaurantId, part, title, problems }: Props) {
  return (
    <Notice kind="danger" title={title}>
      <ul className="stack-2">
        {problems.map(([place, problem]) => {
          const [href, name] = [problemHref(restaurantId, part, place), problemPlaceText(place)]
          return (
            <li key={place}>
              {href ? <a href={href}>{name}</a> : name}: {problem}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
