import 'server-only'
import { PERSON_FORMS } from '@/lib/domain/console/person-forms'
import { BRAND_TOKENS } from '@/lib/domain/panel/access/access-forms'
import { BRAND_PEOPLE } from '@/lib/domain/panel/access/people-forms'
import { type ServedForm, servedForms } from '@/lib/server/panel/staff-forms'
import { LOOKUP_FORMS } from './lookup-forms'
import { MARKETING_FORMS } from './marketing-forms'
import { QUEUE_FORMS } from './queue-forms'
import { SERVED_RESTAURANT_FORMS } from './restaurant-forms'
import { SERVED_VISIT_FORMS } from './visit-forms'

/** Forms of the console for people signed in. Each works without scripts. Contract C38. */
export const CONSOLE_FORMS: Record<string, ServedForm> = {
  ...servedForms(...Object.values(BRAND_PEOPLE), ...Object.values(BRAND_TOKENS)),
  ...QUEUE_FORMS,
  ...MARKETING_FORMS,
  ...LOOKUP_FORMS,
  ...SERVED_VISIT_FORMS,
  ...SERVED_RESTAURANT_FORMS,
  ...servedForms(...PERSON_FORMS),
}
