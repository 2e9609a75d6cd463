import { createHash } from 'node:crypto'
import { EARLY_SCRIPT, EARLY_SCRIPT_HASH } from '@/lib/server/policy/early-script'

test('the hash in every policy is that of the script', () => {
  expect(EARLY_SCRIPT_HASH).toBe(`'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`)
})
