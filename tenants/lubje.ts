import type { TenantRecord } from '@/lib/domain/tenant/schema'
import { lublin } from './cities'
import { exampleOperator } from './operator'

export const lubje: TenantRecord = {
  key: 'lubje',
  hosts: ['lubje.pl', 'stage.lubje.pl', 'lubje.localhost'],
  region: 'w Lublinie',
  tagline: 'Lublin je na miejscu.',
  look: { corner: 'round', heading: 'grotesk', hero: 'banner', motif: 'koziolek' },
  operator: exampleOperator,
  fallback: {
    allowed_payment_option_keys: [
      'cash',
      'card_on_place',
      'card_online',
      'blik',
      'transfer',
      'apple_pay',
      'google_pay',
    ],
    label: 'Lub*JE',
    themeColor: '#f2b705',
    location: lublin.location,
    support: { technical: { email: 'pomoc@lubje.pl' }, operations: { email: 'stoliki@lubje.pl' } },
    homeMode: 'order',
    cities: [lublin],
    links: { terms: '/regulamin-lubje', privacy: '/polityka-prywatnosci' },
    productName: 'lubje_orders_list',
    embedOrigins: [],
    analytics: {},
  },
}
