import { anonymousHeaders, forwardedHeaders } from './next-headers'

const brand = { tenant: 'lubje', segment: 'lubje', isChosen: false, isPersonal: false }
const forwarded = {
  cookie: undefined,
  segment: 'lubje',
  client: '10.0.0.1',
  requestId: undefined,
  isDevelopment: false,
}

it('decision 0066: every request has a user agent, without which Next leaves title and description out of the head', () => {
  const shared = anonymousHeaders(brand, undefined)
  const [nameless, named] = [{}, { 'user-agent': 'Safari' }].map((headers) => forwardedHeaders(headers, forwarded))
  expect([shared, nameless, named].map((headers) => headers?.['user-agent'])).toEqual(['nakryte', 'nakryte', 'Safari'])
})
