/** @jest-environment jsdom */
import { createFrame } from './create-frame'
import { settingsOf } from './settings'

const SRC = 'https://lubje.pl/embed/v1.js'
const settings = (dataset: DOMStringMap) => settingsOf({ src: SRC, dataset })

it.each<[string, DOMStringMap, object | null]>([
  ['a restaurant alone is a form in the page', { restaurant: '14' }, { mode: 'booking', display: 'inline' }],
  ['an order in a pop-up', { restaurant: '14', mode: 'order', display: 'popup' }, { mode: 'order', display: 'popup' }],
  ['unknown values fall back', { restaurant: '14', mode: 'x', display: 'y' }, { mode: 'booking', display: 'inline' }],
  ['a colour that is none is left out', { restaurant: '14', colour: 'red;x' }, { colour: '' }],
])('C16: %s', (_, dataset, expected) => expect(settings(dataset)).toMatchObject(expected ?? {}))

it('C16: without a restaurant nothing is mounted', () => expect(settings({ restaurant: '../1' })).toBeNull())

describe('C16: events that the host page receives from the frame', () => {
  const events: string[] = []
  let frame: HTMLIFrameElement
  let id: string
  beforeEach(() => {
    events.length = 0
    const target = new EventTarget()
    for (const type of ['ready', 'height']) target.addEventListener(`nakryte:${type}`, () => events.push(type))
    const made = settings({ restaurant: '14' })
    document.body.replaceChildren(made ? createFrame(made, target, { fitsContent: true }) : '')
    frame = document.querySelector('iframe') as HTMLIFrameElement
    id = JSON.parse(frame.name.slice('nakryte:'.length)).id
  })
  const say = (type: string, data: object, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { ns: 'nakryte', v: 1, type, id, data },
        origin: 'https://lubje.pl',
        source: frame.contentWindow,
        ...from,
      }),
    )

  it('its height, within bounds', () => {
    say('height', { height: 900 })
    expect(frame.style.height).toBe('900px')
    say('height', { height: 1e9 })
    expect(frame.style.height).toBe('6000px')
  })

  it.each<[string, Partial<MessageEventInit>]>([
    ['another origin', { origin: 'https://obca.pl' }],
    ['another window', { source: window }],
    ['another frame', { data: { ns: 'nakryte', v: 1, type: 'height', id: 'x', data: { height: 900 } } }],
    ['another version', { data: { ns: 'nakryte', v: 2, type: 'height', id: 'x', data: { height: 900 } } }],
  ])('ignores %s', (_, from) => {
    say('height', { height: 900 }, from)
    expect(events).toEqual([])
  })

  it('the placeholder disappears when the frame is ready', () => {
    expect(document.querySelector('[role=status]')).not.toBeNull()
    say('ready', { path: '/' })
    expect(document.querySelector('[role=status]')).toBeNull()
    expect(events).toEqual(['ready'])
  })
})
