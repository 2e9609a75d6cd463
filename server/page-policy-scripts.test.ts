import { startScriptsAfterPaint } from './page-policy'

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>'

test('scripts of a cached page wait for its first paint, in their order, each once', () => {
  const html = startScriptsAfterPaint(`<html><head>${preload}${chunk('a')}</head><body>x${chunk('b~_1')}</body></html>`)
  expect(html).not.toContain('src="')
  expect(html).not.toContain('preload')
  expect(html).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b~_1.js"]')
  expect(html.indexOf('PerformanceObserver')).toBeLessThan(html.indexOf('</head>'))
  expect(html).toContain('<body>x</body>')
})

test.each([
  ['no script at all', '<html><head></head><body></body></html>'],
  ['a script for old browsers', '<head><script src="/_next/static/chunks/old.js" noModule=""></script></head>'],
  ['inline words', '<head><script>self.__next_f=[]</script></head>'],
])('a page with %s stays as it is', (_, html) => {
  expect(startScriptsAfterPaint(html)).toBe(html)
})

describe('in a browser', () => {
  const started: string[] = []
  const run = (observer: unknown) => {
    started.length = 0
    const html = startScriptsAfterPaint(`<head>${chunk('a')}${chunk('b')}</head>`)
    const text = /<script>(.*)<\/script>/.exec(html)?.[1] ?? ''
    const document = {
      createElement: () => ({}) as { src: string },
      head: { append: (element: { src: string }) => started.push(element.src) },
    }
    new Function('document', 'PerformanceObserver', text)(document, observer)
  }
  const both = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('they start with the first paint that shows content, not with a bare background, and never again', () => {
    let tell = (_: { getEntriesByName: (name: string) => object[] }) => {}
    const paint = (painted: string) => tell({ getEntriesByName: (name) => (name === painted ? [{}] : []) })
    run(
      class {
        constructor(callback: typeof tell) {
          tell = callback
        }
        observe() {}
      },
    )
    paint('first-paint')
    expect(started).toEqual([])
    paint('first-contentful-paint')
    paint('first-contentful-paint')
    jest.advanceTimersByTime(5000)
    expect(started).toEqual(both)
  })

  test('a tab that is never painted starts them after two seconds', () => {
    run(
      class {
        observe() {}
      },
    )
    jest.advanceTimersByTime(1999)
    expect(started).toEqual([])
    jest.advanceTimersByTime(1)
    expect(started).toEqual(both)
  })

  test('a browser without paint entries starts them at once', () => {
    run(undefined)
    expect(started).toEqual(both)
  })
})
