import { createHash } from 'node:crypto'
import { fontFiles } from '@/app/fonts'
import words from '@/messages/pl.json'
import { tenants } from '@/tenants/registry'
import { offlineCss } from './offline-css'
import { OFFLINE_POLICY, offlinePage } from './offline-page'

const brands = tenants.map((tenant) => ({ ...tenant, ...tenant.fallback }))

describe.each(brands)('the offline page of $key', (tenant) => {
  const html = offlinePage(tenant, words.installed)
  const css = offlineCss(tenant, fontFiles(tenant.look))

  it('L003 L283 shows the brand, and the exact text', () => {
    expect(html).toContain(`<html lang="pl" data-theme="${tenant.key}">`)
    expect(html).toContain(`· ${tenant.label}</title>`)
    expect(html).toContain('Dla poprawnego działania aplikacji potrzebny jest dostęp do sieci')
    expect(css).toContain(`--accent:${tenant.themeColor}`)
  })

  it('its policy allows its two scripts, and nothing else is inline', () => {
    const scripts = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text = '']) => text)
    const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(OFFLINE_POLICY).toContain(`script-src ${hashes.join(' ')};`)
    expect(scripts).toHaveLength(2)
    expect(html).not.toMatch(/ style=|<style| on[a-z]+=/)
  })

  it('declares every font that is cached with it', () => {
    for (const file of fontFiles(tenant.look)) expect(css).toContain(`url("${file}")`)
    expect(css).not.toContain('undefined')
  })
})

it('a label cannot add markup to the page', () => {
  const page = offlinePage({ key: 'x', label: '<b>"&', themeColor: '#000000' }, words.installed)
  expect(page).toContain('&lt;b&gt;&quot;&amp;')
  expect(page).not.toContain('<b>')
})
