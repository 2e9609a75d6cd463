import { pageViewOf } from '@/lib/domain/marketing/page-view'

it('C19 a page view has its campaign, and no search text', () => {
  const page = { origin: 'https://lubje.pl', pathname: '/zamawiaj', search: '?q=Jan+Kowalski&utm_source=fb' }
  expect(pageViewOf(page, 'https://lubje.pl/zamawiaj?q=Jan#x')).toEqual({
    page_location: 'https://lubje.pl/zamawiaj?utm_source=fb',
    page_path: '/zamawiaj',
    page_referrer: 'https://lubje.pl/zamawiaj',
  })
})
