import { readUpstreamEnv } from './env'

it('starts without any variable', () => {
  expect(readUpstreamEnv({ DATABASE_URL: '' })).toMatchObject({
    UPSTREAM_PORT: 3001,
    UPSTREAM_HOST: '127.0.0.1',
    DATA_DIR: '.data',
    TRUSTED_CALLERS: [],
  })
})

it('names every variable that is wrong, and never its value', () => {
  const bad = { UPSTREAM_PORT: '99999', DATABASE_URL: 'mysql://secret', PARTNER_TOKEN: 'short' }
  expect(() => readUpstreamEnv(bad)).toThrow(/UPSTREAM_PORT.*DATABASE_URL.*PARTNER_TOKEN/)
  expect(() => readUpstreamEnv(bad)).not.toThrow(/secret/)
})

it('a server key for maps is checked at start, without being named', () => {
  const key = 'AIzaSyNot-a-real-key-of-Google_0123456'
  expect(readUpstreamEnv({ GOOGLE_MAPS_SERVER_KEY: key }).GOOGLE_MAPS_SERVER_KEY).toBe(key)
  expect(() => readUpstreamEnv({ GOOGLE_MAPS_SERVER_KEY: 'a key' })).toThrow(/^Environment: GOOGLE_MAPS_SERVER_KEY: is/)
})

it('reads trusted callers as a list', () => {
  expect(readUpstreamEnv({ TRUSTED_CALLERS: '10.0.0.2, 10.0.0.3' }).TRUSTED_CALLERS).toEqual(['10.0.0.2', '10.0.0.3'])
})
