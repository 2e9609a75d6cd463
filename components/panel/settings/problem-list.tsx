import { Notice } from '@/components/ui/notice'
import { problemHref } from '@/lib/domain/restaurant/settings/pages'
import type { Json } from '@/lib/domain/restaurant/settings/parts'
import { problemPlaceText } from '@/lib/domain/restaurant/settings/problem-place'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'

/** Problems by their place in a part, whose items are called by their names. */
type Props = Pick<SettingsView, 'part' | 'value' | 'problems'> & {
  restaurantId: number
  title: string
  /** Number of those shown. */
  most?: number
}

/** Problems that keep a draft from being published, each with the way to its field. Contract C37. */
export function ProblemList({ restaurantId, part, value, problems, title, most }: Props) {
  const shown = Object.entries(problems).slice(0, most)
  if (shown.length === 0) return null
  return (
    <Notice kind="danger" title={title}>
      <ul className="stack-2">
        {shown.map(([place, problem]) => {
          const href = problemHref(restaurantId, part, place)
          // A problem in another part names its place itself.
          return (
            <li key={place}>
              {href && <a href={href}>{problemPlaceText(place, value as Json)}</a>}
              {href && ': '}
              {problem}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
