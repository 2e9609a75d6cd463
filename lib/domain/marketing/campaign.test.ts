import { campaignOf, withCampaign } from '@/lib/domain/marketing/campaign'

it.each([
  ['L082 L083 source and medium', '?utm_source=fb&utm_medium=cpc', { utm_source: 'fb', utm_medium: 'cpc' }],
  ['all parameters of a campaign', '?utm_source=fb&utm_campaign=zima', { utm_source: 'fb', utm_campaign: 'zima' }],
  ['no other parameter of the address', '?city=lublin&utm_source=fb&gclid=1', { utm_source: 'fb' }],
  ['no campaign without a source', '?utm_medium=cpc', null],
  ['no parameter at all', '?city=lublin', null],
  ['a blank value counts as none', '?utm_source=%20', null],
  ['control characters are removed', '?utm_source=f%0Ab', { utm_source: 'fb' }],
])('%s', (_, search, campaign) => expect(campaignOf(search)).toEqual(campaign))

it.each([
  ['a bare path', '/rezerwuj/lublin', '/rezerwuj/lublin?utm_source=fb'],
  ['a path with a query', '/rezerwuj?city=lublin', '/rezerwuj?city=lublin&utm_source=fb'],
  ['a path with a fragment', '/order/12#zupy', '/order/12?utm_source=fb#zupy'],
  ['a query is not re-encoded', '/restaurants/12?visitTime=19:00', '/restaurants/12?visitTime=19:00&utm_source=fb'],
  ['a path that already has a campaign', '/?utm_source=radio', '/?utm_source=radio'],
])('C19 the campaign is added to %s', (_, path, carried) =>
  expect(withCampaign(path, { utm_source: 'fb' })).toBe(carried),
)

it('without a campaign a path is unchanged', () => expect(withCampaign('/?a=1', null)).toBe('/?a=1'))
