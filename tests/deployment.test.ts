import { readFileSync } from 'node:fs'

const read = (path: string) => readFileSync(path, 'utf8')

it('A4 web and upstream of compose share one secret, and neither starts without it', () => {
  const demanded = read('compose.yaml').match(/UPSTREAM_SECRET: \$\{UPSTREAM_SECRET:\?[^}]+\}/g)
  expect(demanded).toHaveLength(2)
  expect(read('compose.yaml')).not.toContain('TRUSTED_CALLERS')
})

it('decision 0040 the processes of deploy/compose.yaml share their secrets, and none starts without them', () => {
  const compose = read('deploy/compose.yaml')
  for (const [name, times] of [
    ['UPSTREAM_SECRET', 2],
    ['SESSION_SECRET', 1],
    ['PARTNER_TOKEN', 1],
  ] as const) {
    expect([name, compose.match(new RegExp(`${name}: \\$\\{${name}:\\?[^}]+\\}`, 'g'))?.length]).toEqual([name, times])
  }
})

it('decision 0040 every variable that deploy/ sets is in .env.example', () => {
  const known = read('.env.example')
  const own = ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'NODE_ENV']
  const set = ['deploy/compose.yaml', 'deploy/systemd/nakryte.env.example'].flatMap((file) =>
    Array.from(read(file).matchAll(/^ *([A-Z][A-Z_]+)[:=]/gm), ([, name = '']) => name),
  )
  for (const name of new Set(set)) if (!own.includes(name)) expect(known).toContain(`\n${name}=`)
})

it('A6 neither compose nor a copied .env.example asks for play money', () => {
  for (const file of ['compose.yaml', 'deploy/compose.yaml', 'deploy/systemd/nakryte.env.example', '.env.example']) {
    expect(read(file)).not.toMatch(/^[ \t]*(PAYMENT|CARD)_PROVIDER[ \t]*[=:][ \t]*\S/m)
  }
})

it.each(['.env', '.env.*', '.data'])('A8 %s never enters an image', (name) => {
  expect(read('.dockerignore').split('\n')).toContain(name)
})
