import { hasOutbox, readUpstreamEnv } from './env'
import { paymentsLine } from './payments/payment-settings'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const DATABASE = { DATABASE_URL: 'postgres://user@db/nakryte' }
const ORIGIN = { PUBLIC_WEB_ORIGIN: 'https://{host}' }
const MAIL = { SMTP_URL: 'smtp://mail.example.pl' }

it('starts without any variable', () => {
  expect(readUpstreamEnv({ DATABASE_URL: '' })).toMatchObject({
    UPSTREAM_PORT: 3001,
    UPSTREAM_HOST: '127.0.0.1',
    DATA_DIR: '.data',
  })
})

it('names every variable that is wrong, and never its value', () => {
  const bad = {
    UPSTREAM_PORT: '99999',
    DATABASE_URL: 'mysql://secret',
    PARTNER_TOKEN: 'short',
    UPSTREAM_SECRET: 'shorter than 32',
  }
  expect(() => readUpstreamEnv(bad)).toThrow(/UPSTREAM_PORT.*DATABASE_URL.*UPSTREAM_SECRET.*PARTNER_TOKEN/)
  expect(() => readUpstreamEnv(bad)).not.toThrow(/mysql|shorter than/)
})

it('a server key for maps is checked at start, without being named', () => {
  const key = 'AIzaSyNot-a-real-key-of-Google_0123456'
  expect(readUpstreamEnv({ GOOGLE_MAPS_SERVER_KEY: key }).GOOGLE_MAPS_SERVER_KEY).toBe(key)
  expect(() => readUpstreamEnv({ GOOGLE_MAPS_SERVER_KEY: 'a key' })).toThrow(/^Environment: GOOGLE_MAPS_SERVER_KEY: is/)
})

const PLAY = /play money/
const NONE = /not offered/
it.each([
  ['a bare start', {}, 'builtin', PLAY],
  ['a database', DATABASE, 'none', NONE],
  ['an origin', ORIGIN, 'none', NONE],
  ['a mail server', MAIL, 'none', NONE],
  ['an empty variable', { DATABASE_URL: '', PAYMENT_PROVIDER: '' }, 'builtin', PLAY],
  ['a database and play money by name', { ...DATABASE, PAYMENT_PROVIDER: 'builtin' }, 'builtin', PLAY],
  ['play money for one tenant', { ...STRIPE, PAYMENT_PROVIDER: 'stripe,lubje:builtin' }, 'stripe,lubje:builtin', PLAY],
  ['play money by card', { ...DATABASE, CARD_PROVIDER: 'builtin' }, 'none', PLAY],
  ['a provider', { ...DATABASE, ...STRIPE, PAYMENT_PROVIDER: 'stripe' }, 'stripe', null],
  ['a bare start that wants none', { PAYMENT_PROVIDER: 'none' }, 'none', NONE],
])('A6 %s chooses the provider of online payments, and logs it', (_, variables, provider, line) => {
  const settings = readUpstreamEnv(variables)
  expect(settings.PAYMENT_PROVIDER).toBe(provider)
  if (line) expect(paymentsLine(settings)).toMatch(line)
  else expect(paymentsLine(settings)).toBeNull()
})

it.each([
  ['a bare start', {}, 'sample'],
  ['an empty variable', { SEED: '', DATABASE_URL: '' }, 'sample'],
  ['a database', DATABASE, 'none'],
  ['an origin', ORIGIN, 'none'],
  ['a mail server', MAIL, 'none'],
  ['a provider, play money too', { PAYMENT_PROVIDER: 'builtin' }, 'none'],
  ['a database, for a trial', { ...DATABASE, SEED: 'sample' }, 'sample'],
  ['a bare start that wants nothing', { SEED: 'none' }, 'none'],
])('C34 %s chooses the content of an empty database', (_, variables, expected) => {
  expect(readUpstreamEnv(variables).SEED).toBe(expected)
})

it('C34 another seed is refused by its name', () => {
  expect(() => readUpstreamEnv({ SEED: 'demo' })).toThrow('SEED: is sample or none')
})

it('a provider that is named has to have its keys', () => {
  expect(() => readUpstreamEnv({ PAYMENT_PROVIDER: 'none,lubje:stripe' })).toThrow(/STRIPE_SECRET_KEY/)
})

it.each([
  ['a bare start', {}, true],
  ['IPv6 loopback', { UPSTREAM_HOST: '::1' }, true],
  ['a host of the network', { UPSTREAM_HOST: '0.0.0.0' }, false],
  ['a database', DATABASE, false],
  ['an origin', ORIGIN, false],
  ['a mail server', MAIL, false],
  ['a database, and the switch', { ...DATABASE, OUTBOX: 'on' }, true],
  ['a bare start, switched off', { OUTBOX: 'off' }, false],
])('A4 %s decides whether there is a mailbox', (_, variables, expected) => {
  expect(hasOutbox(readUpstreamEnv(variables))).toBe(expected)
})

it.each(['https://{domain}', 'nakryte.pl', 'https://nakryte.pl/pl', 'https://'])(
  '%s is no origin of the web',
  (origin) => {
    expect(() => readUpstreamEnv({ PUBLIC_WEB_ORIGIN: origin })).toThrow(/PUBLIC_WEB_ORIGIN/)
  },
)

const AN_INSTANT = '2026-11-27T16:00:00+01:00'

it('decision 0057 a clock of tests is an instant', () => {
  expect(readUpstreamEnv({ TEST_CLOCK: AN_INSTANT }).TEST_CLOCK).toEqual(new Date(AN_INSTANT))
  expect(() => readUpstreamEnv({ TEST_CLOCK: 'yes' })).toThrow(/TEST_CLOCK/)
})

it.each([
  ['without the clock', {}],
  ['elsewhere', { TEST_CLOCK: AN_INSTANT, TEST_PUSH_ORIGIN: 'https://push.example:443' }],
])('decision 0057 a push service of tests %s is refused', (_, settings) => {
  const own = { TEST_PUSH_ORIGIN: 'https://localhost:4000' }
  expect(() => readUpstreamEnv({ ...own, ...settings })).toThrow(/TEST_PUSH_ORIGIN/)
  expect(readUpstreamEnv({ ...own, TEST_CLOCK: AN_INSTANT }).TEST_PUSH_ORIGIN).toBe(own.TEST_PUSH_ORIGIN)
})

it.each([
  ['an origin', { ...ORIGIN, PAYMENT_PROVIDER: 'builtin' }],
  ['a mail server', MAIL],
  ['a database elsewhere', DATABASE],
  ['a Redis', { REDIS_URL: 'redis://127.0.0.1' }],
  ['an address for others', { UPSTREAM_HOST: '0.0.0.0' }],
  ['real money', { ...STRIPE, PAYMENT_PROVIDER: 'stripe' }],
])('decision 0057 a clock of tests is refused beside %s', (_, settings) => {
  expect(() => readUpstreamEnv({ ...settings, TEST_CLOCK: AN_INSTANT })).toThrow(/TEST_CLOCK: is for tests/)
})
