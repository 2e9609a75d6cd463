import { PANEL_PATH } from '@/lib/domain/panel/access/paths'
import { ALARM_EMAIL } from '@/messages/content/emails/alarm'
import { EMAIL_WORDS } from '@/messages/content/emails/shared'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent } from './email-content'
import { instantText } from './instant-text'

/** News for a restaurant outside its screen. */
export type AlarmNotice =
  | { kind: 'waiting'; details: { orders: number; tables: number } }
  | { kind: 'paused'; details: { until: string } }

/** The e-mail to a restaurant that does not answer, or whose orders were paused. Contract C26. */
export function alarmEmail(notice: AlarmNotice, restaurant: { id: number; name: string }, brand: Brand): EmailContent {
  const words = ALARM_EMAIL[notice.kind]
  const page = notice.kind === 'waiting' && notice.details.orders === 0 ? 'rezerwacje' : 'zamowienia'
  const paragraphs =
    notice.kind === 'waiting'
      ? [
          ALARM_EMAIL.waiting.text(notice.details),
          ...(notice.details.orders > 0 ? [ALARM_EMAIL.waiting.consequence] : []),
        ]
      : [ALARM_EMAIL.paused.text, ALARM_EMAIL.paused.until(instantText(notice.details.until))]
  return {
    subject: words.subject(restaurant.name),
    heading: words.heading,
    paragraphs,
    facts: [[ALARM_EMAIL.restaurant, restaurant.name]],
    action: { label: ALARM_EMAIL.action, url: `${brand.origin}${PANEL_PATH}/${restaurant.id}/${page}` },
    footnotes: [EMAIL_WORDS.questions(brand.email)],
  }
}
