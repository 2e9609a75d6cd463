// @ts-check
import { parseArgs } from 'node:util'
import { runCommand, staffCall } from './support/staff-call.mjs'

const OPTIONS = /** @type {const} */ ({ 'dry-run': { type: 'boolean', default: false } })
const USAGE = `npm run brand -- apply KEY [--dry-run]   takes what tenants/KEY.ts of the running build says over into the database`

/** Applies a brand's file to its row, through the running upstream. Contract C34. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const [command, key] = positionals
  if (command !== 'apply' || !key) throw new Error(USAGE)
  const isDryRun = values['dry-run']
  const { differences } = await staffCall('POST', `operations/tenants/${encodeURIComponent(key)}/apply`, {
    dry_run: isDryRun,
  })
  for (const line of differences) print(line)
  if (differences.length === 0) return print('Nothing differs.')
  print(isDryRun ? 'A dry run: nothing was changed.' : `${key}: applied. Pages follow within minutes.`)
}, USAGE)

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`)
}
