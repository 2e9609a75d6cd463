import { lesznoje } from '@/tenants/lesznoje'
import { lubje } from '@/tenants/lubje'
import { tenants } from '@/tenants/registry'
import { themeCss, themeHash } from './theme-css'

const themeOf = ({ fallback, look }: typeof lubje) => themeCss({ themeColor: fallback.themeColor, look })

it('L014 the primary colour variable equals themeColor', () => expect(themeOf(lubje)).toContain('--accent:#f2b705'))

it('colours are written in kebab-case', () => expect(themeOf(lubje)).toMatch(/--on-accent:#[0-9a-f]{6}/))

it.each([
  ['round corners are fully rounded', lubje, '--radius-control:999px'],
  ['a grotesk heading is set in the sans', lubje, '--font-heading:var(--font-sans)'],
  ['an italic heading is italic', lesznoje, '--heading-style:italic'],
  ['crisp corners are barely rounded', lesznoje, '--radius-card:0.25rem'],
])('%s', (_, tenant, expected) => expect(themeOf(tenant)).toContain(expected))

it('a value cannot end its rule', () => {
  for (const tenant of tenants)
    expect(themeOf({ ...lubje, ...tenant })).toMatch(
      /^:root\{[^{}<>]*\}@media screen and \(prefers-color-scheme:dark\)\{:root:not\(\[data-framed\]\)\{[^{}<>]*\}\}$/,
    )
})

it('design/browser: the dark scheme changes every colour but a brand colour that is visible on dark paper', () => {
  const [light = {}, dark = {}] = themeOf(lubje)
    .split('@media')
    .map((part) => Object.fromEntries([...part.matchAll(/--([a-z-]+):(#[0-9a-f]{6})/g)].map(([, ...pair]) => pair)))
  expect(Object.keys(dark)).toEqual(Object.keys(light))
  expect(Object.keys(dark).filter((name) => dark[name] === light[name])).toEqual([
    'accent',
    'on-accent',
    'accent-hover',
  ])
})

it('L003 no two tenants share a stylesheet', () => {
  const hashes = tenants.map((tenant) => themeHash(themeOf({ ...lubje, ...tenant })))
  expect(new Set(hashes).size).toBe(tenants.length)
  expect(hashes[0]).toMatch(/^[0-9a-f]{10}$/)
})
