import { readFileSync } from 'node:fs'

const read = (path: string) => readFileSync(path, 'utf8')

it('A4 web and upstream of compose share one secret, and neither starts without it', () => {
  const demanded = read('compose.yaml').match(/UPSTREAM_SECRET: \$\{UPSTREAM_SECRET:\?[^}]+\}/g)
  expect(demanded).toHaveLength(2)
  expect(read('compose.yaml')).not.toContain('TRUSTED_CALLERS')
})

it('A6 neither compose nor a copied .env.example asks for play money', () => {
  for (const file of ['compose.yaml', '.env.example']) {
    expect(read(file)).not.toMatch(/^[ \t]*(PAYMENT|CARD)_PROVIDER[ \t]*[=:][ \t]*\S/m)
  }
})

it.each(['.env', '.env.*', '.data'])('A8 %s never enters an image', (name) => {
  expect(read('.dockerignore').split('\n')).toContain(name)
})
