import { PRODUCT } from '@/lib/domain/tenant/brand'
import type { TenantRecord } from '@/lib/domain/tenant/schema'
import { glogow, legnica, leszno, lubin, lublin, ostrow, polkowice } from './cities'
import { exampleOperator } from './operator'

export const nakryte: TenantRecord = {
  key: 'nakryte',
  hosts: ['nakryte.pl', 'stage.nakryte.pl', 'nakryte.localhost', 'localhost', '127.0.0.1', '[::1]'],
  sharedHosts: ['nakryte.pl', 'stage.nakryte.pl', 'localhost', '127.0.0.1', '[::1]'],
  region: 'w Twoim mieście',
  tagline: 'Stolik na dziś, na jutro, na święto.',
  look: { corner: 'soft', heading: 'serif', hero: 'split', motif: 'nakrycie' },
  operator: exampleOperator,
  fallback: {
    allowed_payment_option_keys: ['card_online', 'blik', 'transfer', 'cash', 'card_on_place'],
    label: PRODUCT.label,
    themeColor: '#b4432f',
    location: { lat: 51.9194, lng: 19.1451 },
    support: { technical: { email: 'pomoc@nakryte.pl' }, operations: { email: 'stoliki@nakryte.pl' } },
    homeMode: 'booking',
    cities: [lublin, leszno, ostrow, lubin, polkowice, glogow, legnica],
    links: { terms: '/regulamin', privacy: '/polityka-prywatnosci' },
    productName: 'orders_list',
    embedOrigins: [],
    analytics: {},
  },
}
