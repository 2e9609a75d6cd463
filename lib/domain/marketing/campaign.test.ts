import { campaignOf, withCampaign, withClickIds } from '@/lib/domain/marketing/campaign'

it.each([
  ['L082 L083 source and medium', '?utm_source=fb&utm_medium=cpc', { utm_source: 'fb', utm_medium: 'cpc' }],
  ['all parameters of a campaign', '?utm_source=fb&utm_campaign=zima', { utm_source: 'fb', utm_campaign: 'zima' }],
  ['the identifiers of clicks', '?gclid=Cj0K&fbclid=IwAR', { gclid: 'Cj0K', fbclid: 'IwAR' }],
  ['no other parameter of the address', '?city=lublin&utm_source=fb&x=1', { utm_source: 'fb' }],
  ['a campaign without a source', '?utm_medium=cpc', { utm_medium: 'cpc' }],
  ['no parameter at all', '?city=lublin', null],
  ['a blank value counts as none', '?utm_source=%20', null],
  ['control characters are removed', '?utm_source=f%0Ab', { utm_source: 'fb' }],
  ['a long value is cut', `?utm_term=${'a'.repeat(300)}`, { utm_term: 'a'.repeat(100) }],
  ['a click that is too long is dropped', `?gclid=${'a'.repeat(300)}`, null],
  ['C19 an e-mail address is dropped', '?utm_source=jan%40example.pl&utm_id=7', { utm_id: '7' }],
  ['C19 an encoded e-mail address is dropped', '?utm_source=jan%2540example.pl', null],
  ['C19 phone numbers are dropped', '?utm_term=600-100-200&utm_content=%2B48600100200&utm_id=600100200', null],
  ['the number of an advertisement stays', '?utm_id=120209876543210', { utm_id: '120209876543210' }],
])('C19 %s', (_, search, campaign) => expect(campaignOf(search)).toEqual(campaign))

it.each([
  ['a bare path', '/rezerwuj/lublin', '/rezerwuj/lublin?utm_source=fb'],
  ['a path with a query', '/rezerwuj?city=lublin', '/rezerwuj?city=lublin&utm_source=fb'],
  ['a path with a fragment', '/order/12#zupy', '/order/12?utm_source=fb#zupy'],
  ['a query is not re-encoded', '/restaurants/12?visitTime=19:00', '/restaurants/12?visitTime=19:00&utm_source=fb'],
  ['a path that already has a campaign', '/?utm_source=radio', '/?utm_source=radio'],
  ['a path with a click', '/?gclid=1', '/?gclid=1'],
])('C19 the campaign is added to %s', (_, path, carried) =>
  expect(withCampaign(path, { utm_source: 'fb' })).toBe(carried),
)

it('without a campaign a path is unchanged', () => expect(withCampaign('/?a=1', null)).toBe('/?a=1'))

it.each([
  ['/?utm_source=plakat', 'gclid=Cj0K&utm_source=inny&x=1', '/?utm_source=plakat&gclid=Cj0K'],
  ['/restaurants/12', 'fbclid=IwAR', '/restaurants/12?fbclid=IwAR'],
  ['/', `gclid=${'a'.repeat(300)}&fbclid=`, '/'],
])('C39 a short link to %s opened with %s redirects to %s', (path, search, led) =>
  expect(withClickIds(path, new URLSearchParams(search))).toBe(led),
)
