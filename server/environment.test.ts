import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { completeEnvironment } from './environment'

const whole = process.env
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'))
  process.env = { NODE_ENV: 'test', DATA_DIR: folder }
})
afterEach(() => {
  process.env = whole
  rmSync(folder, { recursive: true, force: true })
})

it.each(['DATABASE_URL', 'PUBLIC_WEB_ORIGIN', 'SMTP_URL'])(
  'design/processes: with %s a web process serves no terms in the name of the example company, unless it is configured to',
  (name) => {
    process.env[name] = 'anything'
    expect(completeEnvironment).toThrow(/^Environment: tenants\/operator\.ts: .*EXAMPLE_OPERATOR=on/)
    process.env.EXAMPLE_OPERATOR = 'on'
    expect(completeEnvironment()).toMatchObject({ EXAMPLE_OPERATOR: 'on' })
  },
)

it('design/processes: a web process refuses a payment provider of a brand that does not exist', () => {
  process.env.PAYMENT_PROVIDER = 'none,lubie:payu'
  expect(completeEnvironment).toThrow('PAYMENT_PROVIDER: names no brand: lubie')
})

it('design/processes: on one machine alone a web process starts without a company', () => {
  expect(completeEnvironment()).toMatchObject({ PORT: 3000 })
})
