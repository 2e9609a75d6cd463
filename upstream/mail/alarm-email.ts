import { PANEL_PATH } from '@/lib/domain/panel/access/paths'
import { ALARM_EMAIL } from '@/messages/content/emails/alarm'
import { EMAIL_WORDS } from '@/messages/content/emails/shared'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent } from './email-content'
import { instantText } from './instant-text'

/** News for a restaurant outside its screen. */
export type AlarmNotice =
  | { kind: 'new' | 'waiting'; details: { orders: number; tables: number } }
  | { kind: 'paused'; details: { until: string } }
  | { kind: 'suspended'; details: { reason: string } }

type Recipient = { id: number; name: string }

/**
 * The e-mail to a restaurant whose panel nobody has open, that does not answer, whose orders were paused for it, or that its brand
 * has suspended. Contract C26, C41; Regulation (EU) 2019/1150, art. 4.
 */
export function alarmEmail(notice: AlarmNotice, restaurant: Recipient, brand: Brand): EmailContent {
  const words = ALARM_EMAIL[notice.kind]
  return {
    subject: words.subject(restaurant.name),
    heading: words.heading,
    paragraphs: paragraphsOf(notice),
    facts: [[ALARM_EMAIL.restaurant, restaurant.name]],
    action: { label: ALARM_EMAIL.action, url: pageOf(notice, restaurant, brand) },
    footnotes: [...(notice.kind === 'new' ? [ALARM_EMAIL.new.settings] : []), EMAIL_WORDS.questions(brand.email)],
  }
}

/** The short message about what is new; null for all other news. Contract C26. */
export function alarmSms(notice: AlarmNotice, restaurant: Recipient, brand: Brand): string | null {
  if (notice.kind !== 'new') return null
  return ALARM_EMAIL.new.sms(brand.label, restaurant.name, notice.details, pageOf(notice, restaurant, brand))
}

function paragraphsOf(notice: AlarmNotice): string[] {
  if (notice.kind === 'paused')
    return [ALARM_EMAIL.paused.text, ALARM_EMAIL.paused.until(instantText(notice.details.until))]
  if (notice.kind === 'suspended') {
    const { text, reason, objection } = ALARM_EMAIL.suspended
    return [text, reason(notice.details.reason), objection]
  }
  const { text, consequence } = ALARM_EMAIL[notice.kind]
  return [text(notice.details), ...(notice.details.orders > 0 ? [consequence] : [])]
}

function pageOf(notice: AlarmNotice, { id }: Recipient, brand: Brand): string {
  const isOfTables = 'orders' in notice.details && notice.details.orders === 0
  const ofNews = isOfTables ? 'rezerwacje' : 'zamowienia'
  return `${brand.origin}${PANEL_PATH}/${id}/${notice.kind === 'suspended' ? 'otwarcie' : ofNews}`
}
