import { createHash } from 'node:crypto'
import { HEADER_SCRIPT, HEADER_SCRIPT_HASH } from '@/lib/server/policy/header-script'

it('L084: the policy names the hash of the very script', () => {
  expect(HEADER_SCRIPT_HASH).toBe(`'sha256-${createHash('sha256').update(HEADER_SCRIPT).digest('base64')}'`)
})
