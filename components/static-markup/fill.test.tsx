import * as react from 'react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { answers } from '@/lib/server/http/answer/answer-context'
import { hooksOf, lentReact } from '@/lib/server/static-markup'
import { FoldedPart } from './client/folded-part'
import { fill } from './fill'
import { FoldedForm } from './folded-form'
import { Island } from './island'

// Decision 0050.
function Counter({ label }: { label: string }) {
  return (
    <p>
      {label}: {useState(0)[0]}
    </p>
  )
}
const rendered = jest.fn(renderToString)
const island = (label: string) => <Island name="Counter" of={Counter} props={{ label }} />

const context = { kind: 'live' as const, markup: new Map<string, string>() }

beforeAll(() => {
  answers.set({ getStore: () => context } as never)
  lentReact.set({ hooks: hooksOf(react), renderToString: rendered })
})
beforeEach(() => rendered.mockClear())

test('an island stands in the list as the browser will hydrate it, and is made once for the same properties', () => {
  const expected =
    '<ul><li><div data-island="Counter" data-prefix="i0" data-props="{&quot;label&quot;:&quot;a&quot;}"><p>a<!-- -->: <!-- -->0</p></div></li></ul>'
  for (let n = 0; n < 3; n++)
    expect(
      fill(
        <ul>
          <li>{island('a')}</li>
        </ul>,
        { Counter },
      ),
    ).toBe(expected)
  expect(rendered).toHaveBeenCalledTimes(1)
  expect(fill(island('b'), { Counter })).toContain('<p>b<!-- -->: <!-- -->0</p>')
})

test('a folded form is made once, and holds what each list puts into it', () => {
  const form = (text: string) => (
    <FoldedForm label="l" action="a" fold="f" icon="M0" to="/zamawiaj" className="x">
      <b>{text}</b>
    </FoldedForm>
  )
  for (const [text, written] of [
    ['one', 'one'],
    ['$& <!--kept-0-->', '$&amp; &lt;!--kept-0--&gt;'],
  ] as const) {
    context.markup.clear()
    expect(fill(form(text), { FoldedPart })).toContain(`action="/zamawiaj" method="get"><b>${written}</b></form>`)
  }
  expect(rendered).toHaveBeenCalledTimes(1)
})

test.each([
  ['that the registry does not have', {}],
  ['that the registry has for another part', { Counter: () => null }],
])('an island %s is said at once: nothing would bring it to life', (_, registry) => {
  expect(() => fill(island('c'), registry)).toThrow("an island Counter that is not in the list's registry")
})
