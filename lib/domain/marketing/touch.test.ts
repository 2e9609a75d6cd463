import { countedTouch, type Touch } from './touch'

it.each<[string, Touch, Touch]>([
  ['a click of Google', { gclid: 'Cj0K' }, { gclid: 'Cj0K', utm_source: 'google', utm_medium: 'cpc' }],
  ['a click of Facebook', { fbclid: 'IwAR' }, { fbclid: 'IwAR', utm_source: 'facebook', utm_medium: 'cpc' }],
  [
    'a click with a campaign',
    { gclid: '1', utm_campaign: 'Zima' },
    { gclid: '1', utm_campaign: 'zima', utm_source: 'google', utm_medium: 'cpc' },
  ],
  ['a shared newsletter', { fbclid: '1', utm_source: 'Newsletter' }, { fbclid: '1', utm_source: 'newsletter' }],
  [
    'capitals',
    { utm_source: 'FB', utm_medium: 'CPC', utm_campaign: 'ŻUREK', utm_content: 'A', utm_term: 'Sushi' },
    { utm_source: 'fb', utm_medium: 'cpc', utm_campaign: 'żurek', utm_content: 'a', utm_term: 'Sushi' },
  ],
  ['a page alone', { landing_path: '/' }, { landing_path: '/' }],
])('C39 counts %s', (_, touch, counted) => expect(countedTouch(touch)).toEqual(counted))
