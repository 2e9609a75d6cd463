import { useMessages } from 'next-intl'
import { badgeWords } from './badge-subject'
import { LiveBadges } from './client/live-badges'

/** Keeps the badges of all rows of the page right; once a page. */
export function OrderingBadges({ now }: { now: Date }) {
  const words = badgeWords(useMessages())
  return <LiveBadges renderedAtMs={now.getTime()} {...words} />
}
