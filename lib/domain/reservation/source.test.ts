import { sourceOf } from '@/lib/domain/reservation/source'

it.each([
  ['L100 source and medium', { utm_source: 'google', utm_medium: 'cpc' }, 'google/cpc'],
  ['L082 source alone', { utm_source: 'ulotka' }, 'ulotka'],
  ['L100 a medium without a source is ignored', { utm_medium: 'cpc' }, 'web_app'],
  ['L100 without utm, the display mode', {}, 'web_app'],
  ['blank values are ignored', { utm_source: ' ', utm_medium: null }, 'web_app'],
  ['line breaks are removed', { utm_source: 'goo\r\ngle' }, 'google'],
])('%s', (_, utm, source) => expect(sourceOf(utm, 'web_app')).toBe(source))

it('L100 names an embedding page', () => expect(sourceOf({}, 'iframe')).toBe('iframe'))
it('is never longer than the request allows', () => {
  expect(sourceOf({ utm_source: 'a'.repeat(300), utm_medium: 'b' }, 'web_app')).toHaveLength(255)
})
