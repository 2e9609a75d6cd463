import type { TenantRecord } from '@/lib/domain/tenant/schema'
import { leszno } from './cities'
import { exampleOperator } from './operator'

export const lesznoje: TenantRecord = {
  key: 'lesznoje',
  hosts: ['lesznoje.pl', 'stage.lesznoje.pl', 'lesznoje.localhost'],
  region: 'w Lesznie',
  tagline: 'Z Rynku, z Zatorza, z sąsiedztwa.',
  look: { corner: 'crisp', heading: 'italic', hero: 'stacked', motif: 'szybowiec' },
  operator: exampleOperator,
  fallback: {
    allowed_payment_option_keys: ['cash', 'card_online', 'blik', 'transfer'],
    label: 'LesznoJE',
    themeColor: '#0f6b52',
    location: leszno.location,
    support: { technical: { email: 'pomoc@lesznoje.pl' }, operations: { email: 'stoliki@lesznoje.pl' } },
    homeMode: 'booking',
    cities: [leszno],
    links: { terms: '/regulamin', privacy: '/polityka-prywatnosci' },
    productName: 'lesznoje_orders_list',
    embedOrigins: [],
    analytics: {},
  },
}
