import { runInNewContext } from 'node:vm'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { PANEL_WORKER } from './panel-worker'

const ORIGIN = 'https://lubje.pl'
type Window = { url: string; focus: () => string }

/** Runs the worker's text; returns its notifications and the pages it opens. */
function run(windows: string[] = []) {
  const received: Record<string, (event: object) => void> = {}
  const shown: [string, { body: string; tag: string; data: string }][] = []
  const self = {
    addEventListener: (type: string, listen: (event: object) => void) => {
      received[type] = listen
    },
    location: { origin: ORIGIN },
    registration: { showNotification: async (...given: (typeof shown)[number]) => void shown.push(given) },
    clients: {
      matchAll: async (): Promise<Window[]> =>
        windows.map((url) => ({ url: ORIGIN + url, focus: () => `focus ${url}` })),
      openWindow: async (url: string) => `open ${url.replace(ORIGIN, '')}`,
    },
  }
  runInNewContext(PANEL_WORKER, { self, URL })
  return {
    async push(data: string | null) {
      let done: Promise<void> | undefined
      const event = {
        data: data === null ? null : { json: () => JSON.parse(data) },
        waitUntil: (promise: Promise<void>) => {
          done = promise
        },
      }
      received.push?.(event)
      await done
      return shown.at(-1)
    },
    async press(data: unknown) {
      let done: Promise<unknown> | undefined
      received.notificationclick?.({
        notification: { close() {}, data },
        waitUntil: (promise: Promise<unknown>) => {
          done = promise
        },
      })
      return done
    },
  }
}

describe('C26 the worker of the panel', () => {
  it('shows the text of a push; the same tag replaces an earlier unread one', async () => {
    const reported = { title: 'Pod Lipą', body: 'Czekają: 2', tag: 'alarm-7', url: '/panel/7/zamowienia' }
    const [title, rest] = (await run().push(JSON.stringify(reported))) ?? []
    expect(title).toBe('Pod Lipą')
    expect(rest).toMatchObject({ body: 'Czekają: 2', tag: 'alarm-7', data: '/panel/7/zamowienia', renotify: true })
  })

  it.each([
    ['no data', null],
    ['broken data', '{"title":'],
    ['data of another kind', '"pobudka"'],
    ['nothing', 'null'],
    ['a part of it', '{"title":"Pod Lipą"}'],
  ])('shows a fallback text for %s', async (_, data) => {
    const [title, rest] = (await run().push(data)) ?? []
    expect([title, rest?.body, rest?.data]).toEqual([
      panelWords.alarm.push.unread.title,
      panelWords.alarm.push.unread.body,
      '/panel',
    ])
    expect(rest?.tag).toBeTruthy()
  })

  it.each([
    [
      'its own window, if there is one',
      '/panel/7/zamowienia',
      ['/', '/panel/7/zamowienia'],
      'focus /panel/7/zamowienia',
    ],
    ['a new one beside others', '/panel/7/zamowienia', ['/panel/7/raport'], 'open /panel/7/zamowienia'],
    ['the panel, where nothing could be read', '/panel', [], 'open /panel'],
    ['nothing outside the panel', '/order/7', [], undefined],
    ['nothing elsewhere', 'https://other.example/panel/7', [], undefined],
  ])('a press opens %s', async (_, url, windows, outcome) => {
    expect(await run(windows).press(url)).toBe(outcome)
  })
})
