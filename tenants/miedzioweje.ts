import type { TenantRecord } from '@/lib/domain/tenant/schema'
import { glogow, legnica, lubin, polkowice } from './cities'
import { exampleOperator } from './operator'

export const miedzioweje: TenantRecord = {
  key: 'miedzioweje',
  hosts: ['miedzioweje.pl', 'stage.miedzioweje.pl', 'miedzioweje.localhost'],
  region: 'w Zagłębiu Miedziowym',
  tagline: 'Cztery miasta, jeden stół.',
  look: { corner: 'crisp', heading: 'serif', hero: 'banner', motif: 'miedz' },
  operator: exampleOperator,
  fallback: {
    allowed_payment_option_keys: ['cash', 'card_on_place', 'card_online', 'blik', 'transfer', 'apple_pay'],
    label: 'MiedzioweJE',
    themeColor: '#9a4f1d',
    location: lubin.location,
    support: { technical: { email: 'pomoc@miedzioweje.pl' }, operations: { email: 'stoliki@miedzioweje.pl' } },
    homeMode: 'booking',
    cities: [lubin, polkowice, glogow, legnica],
    links: { terms: '/regulamin', privacy: '/polityka-prywatnosci' },
    productName: 'miedzioweje_orders_list',
    embedOrigins: [],
    analytics: {},
  },
}
