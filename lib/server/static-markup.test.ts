import { AsyncLocalStorage } from 'node:async_hooks'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type AnswerContext, answers } from '@/lib/server/http/answer/answer-context'
import { markupRenderer, storeMarkup, takeMarkup } from './static-markup'

const contexts = new AsyncLocalStorage<AnswerContext>()
const row = (text: string) => createElement('li', null, text)
beforeEach(() => {
  answers.set(contexts)
  markupRenderer.set(renderToStaticMarkup)
})
afterEach(() => {
  answers.set(undefined)
  markupRenderer.set(undefined)
})

test('each part of a page has its own markup, with every letter escaped', () => {
  contexts.run({ kind: 'live' }, () => {
    const ids = [storeMarkup(row('Pod <b>Różą</b>')), storeMarkup(row('"Młyn" & syn'))]
    expect(ids).toEqual(['static-0', 'static-1'])
    expect(ids.map((id) => takeMarkup(String(id)))).toEqual([
      '<li>Pod &lt;b&gt;Różą&lt;/b&gt;</li>',
      '<li>&quot;Młyn&quot; &amp; syn</li>',
    ])
  })
})

test('no answer reads the markup of another, and a part without markup is an error, not an empty list', () => {
  contexts.run({ kind: 'live' }, () => storeMarkup(row('first')))
  contexts.run({ kind: 'live' }, () => expect(() => takeMarkup('static-0')).toThrow('static-0'))
  expect(() => takeMarkup('static-0')).toThrow('static-0')
})

test('outside of the web server there is no markup, and the part is rendered as usual', () => {
  expect(storeMarkup(row('x'))).toBeNull()
  markupRenderer.set(undefined)
  contexts.run({ kind: 'live' }, () => expect(storeMarkup(row('x'))).toBeNull())
})
