// @ts-check
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { bin, run } from './support/run.mjs'

const [key, label, themeColor = '#7a4b2a'] = process.argv.slice(2)
const file = `tenants/${key}.ts`

if (!/^[a-z][a-z0-9]{1,30}$/.test(key ?? '') || !label)
  fail('Usage: npm run new:tenant -- KEY "Label" ["#rrggbb"]; KEY is lower-case letters and digits.')
if (!/^#[0-9a-f]{6}$/i.test(themeColor)) fail(`${themeColor} is no #rrggbb colour.`)
if (existsSync(file)) fail(`${file} is there already.`)

writeFileSync(file, tenantFile())
register()
copyFileSync('public/marks/nakryte.svg', `public/marks/${key}.svg`)
await run(process.execPath, [bin('@biomejs/biome/bin/biome'), 'check', '--write', file, 'tenants/registry.ts'])
process.stdout.write(
  `${file}: set its hosts, cities, colour, addresses and operator; draw public/marks/${key}.svg.\nAfter the next start: http://${key}.localhost:3000\n`,
)

function tenantFile() {
  const text = JSON.stringify
  return `import type { TenantRecord } from '@/lib/domain/tenant/schema'
import { lublin } from './cities'
import { exampleOperator } from './operator'

export const ${key}: TenantRecord = {
  key: ${text(key)},
  hosts: ['${key}.pl', 'stage.${key}.pl', '${key}.localhost'],
  region: 'w Lublinie',
  tagline: 'Stół czeka.',
  look: { corner: 'soft', heading: 'serif', hero: 'split', motif: 'nakrycie' },
  operator: exampleOperator,
  fallback: {
    allowed_payment_option_keys: ['card_online', 'blik', 'transfer', 'cash', 'card_on_place'],
    label: ${text(label)},
    themeColor: ${text(themeColor)},
    location: lublin.location,
    support: { technical: { email: 'pomoc@${key}.pl' }, operations: { email: 'stoliki@${key}.pl' } },
    homeMode: 'booking',
    cities: [lublin],
    links: { terms: '/regulamin', privacy: '/polityka-prywatnosci' },
    productName: 'orders_list',
    embedOrigins: [],
    analytics: {},
  },
}
`
}

function register() {
  const registry = readFileSync('tenants/registry.ts', 'utf8')
  const withImport = registry.replace('import { nakryte }', `import { ${key} } from './${key}'\nimport { nakryte }`)
  writeFileSync('tenants/registry.ts', withImport.replace(/\.parse\(\[([^\]]*)\]\)/, `.parse([$1, ${key}])`))
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}
