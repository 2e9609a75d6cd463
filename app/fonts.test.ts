import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fontFiles } from './fonts'

const files = [...new Set((['serif', 'italic', 'grotesk'] as const).flatMap((heading) => fontFiles({ heading })))]
const css = readFileSync('app/fonts.css', 'utf8')

it('the preloaded fonts are those declared in the stylesheet', () => {
  const declared = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => file)
  expect([...files].sort()).toEqual(declared.sort())
})

it.each(files)('%s carries the hash of its content', (file) => {
  const hash = createHash('sha256')
    .update(readFileSync(`public${file}`))
    .digest('hex')
    .slice(0, 8)
  expect(file).toContain(`.${hash}.`)
})

it.each(['serif', 'italic', 'grotesk'] as const)('Polish letters of a %s brand cost under 10 kB', (heading) => {
  const polish = fontFiles({ heading }).filter((file) => file.includes('polish'))
  const bytes = polish.reduce((sum, file) => sum + readFileSync(`public${file}`).length, 0)
  expect(polish.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(10_240)
})
