import { readFileSync } from 'node:fs'
import { webEnvSchema } from '@/lib/server/env'
import { tenants } from '@/tenants/registry'
import { UPSTREAM_VARIABLES } from '@/upstream/env'
import { shippedPackages } from '../scripts/support/shipped-packages.mjs'

const read = (path: string) => readFileSync(path, 'utf8')

it('A4 web and upstream of compose share one secret, and neither starts without it', () => {
  const demanded = read('compose.yaml').match(/UPSTREAM_SECRET: \$\{UPSTREAM_SECRET:\?[^}]+\}/g)
  expect(demanded).toHaveLength(2)
  expect(read('compose.yaml')).not.toContain('TRUSTED_CALLERS')
})

it('design/processes: the processes of deploy/compose.yaml share their secrets, and none starts without them', () => {
  const compose = read('deploy/compose.yaml')
  for (const [name, times] of [
    ['UPSTREAM_SECRET', 2],
    ['SESSION_SECRET', 1],
    ['PARTNER_TOKEN', 1],
  ] as const) {
    expect([name, compose.match(new RegExp(`${name}: \\$\\{${name}:\\?[^}]+\\}`, 'g'))?.length]).toEqual([name, times])
  }
})

it('design/processes: every variable that deploy/ sets is in .env.example', () => {
  const known = read('.env.example')
  const own = ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'NODE_ENV']
  const set = ['deploy/compose.yaml', 'deploy/systemd/nakryte.env.example'].flatMap((file) =>
    Array.from(read(file).matchAll(/^ *([A-Z][A-Z_]+)[:=]/gm), ([, name = '']) => name),
  )
  for (const name of new Set(set)) if (!own.includes(name)) expect(known).toContain(`\n${name}=`)
})

it('A6 neither compose nor a copied .env.example enables play money', () => {
  for (const file of ['compose.yaml', 'deploy/compose.yaml', 'deploy/systemd/nakryte.env.example', '.env.example']) {
    expect(read(file)).not.toMatch(/^[ \t]*(PAYMENT|CARD)_PROVIDER[ \t]*[=:][ \t]*\S/m)
  }
})

it.each(['.env', '.env.*', '.data'])('A8 %s never enters an image', (name) => {
  expect(read('.dockerignore').split('\n')).toContain(name)
})

/** Variables that the two files set themselves, or that are not for a deployment. */
const NOT_PASSED: Record<string, string> = {
  PORT: 'the container has its own',
  UPSTREAM_PORT: 'the container has its own',
  DATA_DIR: 'the image says it',
  MEDIA_DIR: 'a volume of each file',
  MIGRATIONS_DIR: 'they lie in the image',
  TEST_CLOCK: 'tests only',
  TEST_PUSH_ORIGIN: 'tests only',
}

it.each(['compose.yaml', 'deploy/compose.yaml'])(
  'design/processes: %s passes every variable of .env.example to the process that reads it',
  (file) => {
    const known = Array.from(read('.env.example').matchAll(/^([A-Z][A-Z_]+)=/gm), ([, name = '']) => name)
    const [web = '', upstream = ''] = read(file).split(/^ *command: \["node", ".build\/upstream.mjs"\]/m)
    const passes = (part: string, name: string) => new RegExp(`^ +${name}:`, 'm').test(part)
    const readers = [
      [web, Object.keys(webEnvSchema.shape)],
      [upstream, UPSTREAM_VARIABLES],
    ] as const
    for (const name of known.filter((one) => !(one in NOT_PASSED)))
      for (const [part, names] of readers)
        if (names.includes(name)) expect([name, passes(part, name)]).toEqual([name, true])
  },
)

it('design/processes: every variable that web or upstream reads is in .env.example', () => {
  const known = read('.env.example')
  for (const name of [...Object.keys(webEnvSchema.shape), ...UPSTREAM_VARIABLES])
    expect([name, known.includes(`\n${name}=`)]).toEqual([name, true])
})

it.each(['bench', 'tests', 'docs', 'deploy', '**/*.test.ts'])(
  'design/processes: an image is built without %s',
  (name) => {
    expect(read('.dockerignore').split('\n')).toContain(name)
  },
)

it('design/processes: the lockfile has the packages of every platform, so that an upgrade on one machine leaves the others’', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>
  }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => /darwin|win32|linux|freebsd|android|wasm/.test(name))
      .filter((name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`]),
  )
  expect(missing).toEqual([])
  const names = Object.keys(packages).join(' ')
  for (const platform of ['darwin-arm64', 'darwin-x64', 'win32-x64', 'linux-x64', 'linux-arm64'])
    for (const package_ of ['@next/swc', '@esbuild/', '@img/sharp', '@unrs/resolver-binding', '@parcel/watcher'])
      expect([
        package_,
        platform,
        names.includes(`${package_.replace(/\/$/, '')}${package_.endsWith('/') ? '/' : '-'}${platform}`),
      ]).toEqual([package_, platform, true])
})

it('design/processes: THIRD-PARTY-NOTICES names every package that ships, fonts included, in its version: `npm run notices`', () => {
  const lines = new Set(read('THIRD-PARTY-NOTICES').split('\n'))
  const shipped = shippedPackages().map(({ name, version, license }) => `${name} ${version} (${license})`)
  expect(shipped.length).toBeGreaterThan(50)
  expect(shipped.filter((line) => !lines.has(line))).toEqual([])
  const named = [...lines].filter((line) => /^(?:@[\w.-]+\/)?[\w.-]+ \d+\.\d+\.\d+\S* \(/.test(line))
  expect(named.filter((line) => !shipped.includes(line))).toEqual([])
  expect(shipped.join()).toContain('@fontsource-variable/figtree')
})

it('design/processes: nothing that ships is under the GPL alone', () => {
  const strict = shippedPackages().filter(({ license }) => /(?<!L)GPL/.test(license) && !/ OR /.test(license))
  expect(strict).toEqual([])
})

it('design/http-edge: strangers do not see the build and the state of Redis', () => {
  expect(read('deploy/nginx/web.conf')).toMatch(/^location = \/readyz \{\n {2}return 404;\n\}$/m)
})

it('design/http-edge: deploy/nginx names each brand’s host with www. and api., for TLS and for port 80', () => {
  const brands = read('deploy/nginx/brands.conf')
  const [plain = '', ...secured] = Array.from(brands.matchAll(/server_name ([^;]+);/g), ([, names = '']) => names)
  const hosts = tenants.map(({ hosts: [host = ''] }) => host)
  expect(plain.split(/\s+/).sort()).toEqual(hosts.flatMap((host) => [host, `www.${host}`, `api.${host}`]).sort())
  expect(secured.sort()).toEqual(hosts.flatMap((host) => [`${host} www.${host}`, `api.${host}`]).sort())
  for (const host of hosts) {
    expect(
      brands.match(new RegExp(`ssl_certificate(?:_key)? /etc/nakryte/tls/${host.replace('.', '\\.')}/`, 'g')),
    ).toHaveLength(4)
  }
})

/** Duplicate keys in a block mapping: Docker Compose refuses such a file. */
function repeatedKeys(text: string): string[] {
  const open: { indent: number; keys: Set<string> }[] = []
  return text.split('\n').flatMap((line) => {
    const [, spaces = '', key = ''] = /^( *)([\w&-]+):(?: |$)/.exec(line) ?? []
    if (!key) return []
    while ((open.at(-1)?.indent ?? -1) > spaces.length) open.pop()
    if (open.at(-1)?.indent !== spaces.length) open.push({ indent: spaces.length, keys: new Set() })
    const keys = open.at(-1)?.keys
    const isRepeated = keys?.has(key)
    keys?.add(key)
    return isRepeated ? [key] : []
  })
}

it('design/processes: the check for repeated keys finds one, in the mapping alone that has it twice', () => {
  expect(repeatedKeys('a:\n  B:\n  # C:\n  C: 1\n  B: 2\nd:\n  B:\n  C:\n')).toEqual(['B'])
})

it.each(['compose.yaml', 'deploy/compose.yaml'])('design/processes: %s has no key twice in one mapping', (file) => {
  expect(repeatedKeys(read(file))).toEqual([])
})

it.each(['upstream', 'web'])('design/processes: systemd starts the %s again for as long as it takes', (kind) => {
  const [unit = ''] = read(`deploy/systemd/nakryte-${kind}@.service`).split('[Service]')
  expect(unit.split('\n')).toContain('StartLimitIntervalSec=0')
})
