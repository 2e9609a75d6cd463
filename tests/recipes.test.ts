import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'docs/how-to'

/** The commands of each `Verify:`, which may go on over lines. */
const verified = readdirSync(FOLDER).flatMap((file) => {
  const [, text] = /^Verify: ([\s\S]*?)\n\n/m.exec(readFileSync(join(FOLDER, file), 'utf8')) ?? []
  return text
    ? [[file, Array.from(text.matchAll(/`([^`]+)`/g), ([, one = '']) => one.replace(/\s+/g, ' '))] as const]
    : []
})

it('nine recipes describe how to verify them', () => {
  expect(verified.map(([file]) => file)).toEqual([
    'api-call.md',
    'brand.md',
    'email.md',
    'order-status.md',
    'page.md',
    'payment-method.md',
    'reservation-field.md',
    'time-rule.md',
    'upgrade-next.md',
  ])
})

// A compiler run by itself may be warm and miss changed words; a part without a pattern takes minutes.
it.each(verified)('%s is verified by the check and by narrow parts of the tests', (_, commands) => {
  const [check, ...parts] = commands
  expect(check).toBe('npm run check')
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) expect(part).toMatch(/^npm test -- (?:unit|contract)(?: [a-z][\w/.-]+)+$/)
})
