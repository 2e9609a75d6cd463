import { IntlProvider, useTranslations } from 'next-intl'
import { createContext, Fragment, memo, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Button } from '@/components/ui/button'
import { Cover } from '@/components/ui/cover'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { SelectField } from '@/components/ui/form/select-field'
import { Icon } from '@/components/ui/icon'
import { FactsLine } from '@/components/ui/layout/facts-line'
import { Picture } from '@/components/ui/picture'
import { words } from '@/lib/domain/words'
import { renderMarkup } from './render-markup'

// Decision 0050.
const Colour = createContext('none')
const Shown = () => <i>{useContext(Colour)}</i>
const Kept = memo(function Kept({ children }: { children?: ReactNode }) {
  return <b>{children}</b>
})
function Words() {
  const t = useTranslations('people')
  return <p>{t('count', { count: 3 })}</p>
}
const picture = { src: '/pictures/a', alt: '', width: 12, height: 8, widths: [480, 720] }
const EVIL = `"><script>alert('&amp;')</script>`

test.each<[string, ReactNode]>([
  ['text, numbers and what is nothing', ['a', 1, 0, null, undefined, true, false, '', 'b', [2, ['c']]]],
  ['marks in text and attributes', <a key="a" href={`/?q=${EVIL}`} title={EVIL} className="x">{`${EVIL} ż`}</a>],
  [
    'fragments, memos and contexts',
    <Colour key="a" value="red">
      <Shown />
      <Colour value="blue">
        <Fragment key="f">
          <Shown />x
        </Fragment>
      </Colour>
      <Kept>x{1}</Kept>
      <Shown />
    </Colour>,
  ],
  ['a context without a provider', <Shown key="a" />],
  [
    'translated words',
    <IntlProvider key="a" locale="pl" messages={words} timeZone="Europe/Warsaw">
      <Words />
    </IntlProvider>,
  ],
  [
    'booleans of attributes',
    <button
      type="button"
      key="a"
      aria-expanded={false}
      aria-busy={true}
      data-open={true}
      data-shut={undefined}
      hidden={false}
      className={undefined}
      id="x"
    />,
  ],
  ['a hidden part with a number', <td key="a" hidden data-n={0} tabIndex={-1} width={3} />],
  [
    'a form, whose address is written last',
    <form key="a" method="get" action="/zamawiaj" className="c" noValidate>
      <button name="n" type="submit" value="1" disabled>
        x
      </button>
    </form>,
  ],
  [
    'inputs',
    [
      <input key="1" name="n" defaultValue="v" type="text" id="i" autoComplete="off" maxLength={3} required />,
      <input key="2" type="checkbox" value={1} defaultChecked readOnly />,
      <input key="3" type="checkbox" defaultChecked={false} name="c" value="" />,
    ],
  ],
  [
    'a select and its options',
    [
      <select key="a" name="s" defaultValue="b" id="s">
        <option value="">any</option>
        <option value="a">a ({1})</option>
        <option value="b">b</option>
      </select>,
      <select key="b">
        <option value="x">x</option>
      </select>,
    ],
  ],
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what is tried here
  ['markup that is there already', <div key="a" dangerouslySetInnerHTML={{ __html: '<p>&amp;</p>' }} className="x" />],
  ['a style', <p key="a" style={{ color: 'red', '--x': ' 1px ' } as object} />],
  ['an icon', <Icon key="a" path="M0 0" size={20} />],
  ['a cover', <Cover key="a" name="Młyn" />],
  [
    'pictures',
    [
      <Picture key="a" picture={picture} sizes="6rem" maxWidth={480} priority />,
      <Picture key="b" picture={{ ...picture, widths: undefined }} />,
    ],
  ],
  [
    'fields and buttons',
    [
      <SelectField key="1" id="a" label="A" hint="h" defaultValue="2">
        <option value="1">1</option>
        <option value="2">2</option>
      </SelectField>,
      <CheckboxField key="2" id="b" name="b" label="B" value="1" defaultChecked />,
      <Button key="3" type="submit" variant="secondary" wide aria-label="x">
        y
      </Button>,
    ],
  ],
  ['facts', <FactsLine key="a" facts={['a', null, <strong key="b">b</strong>, false]} className="x" />],
])('%s: the same as React writes', (_, node) => {
  expect(renderMarkup(node)).toBe(renderToStaticMarkup(node))
})

const Counter = () => <p>{useState(0)[0]}</p>
const Effect = () => {
  useEffect(() => {}, [])
  return null
}
const Named = () => <p id={useId()} />

test.each<[string, ReactNode, string]>([
  ['state', <Counter key="a" />, 'useState: a part that a script touches has to be an Island in Counter'],
  [
    'an effect',
    <p key="a">
      <Effect />
    </p>,
    'useEffect: a part that a script touches has to be an Island in Effect',
  ],
  ['an id of its own', <Named key="a" />, 'useId'],
  ['an event handler', <button key="a" type="button" onClick={() => {}} />, 'onClick'],
  ['a function as an address', <form key="a" action={() => {}} />, 'action'],
  [
    'an address that is a script',
    <a key="a" href={' java\nscript:alert(1)'}>
      x
    </a>,
    'href',
  ],
  ['an attribute that nobody taught it', <p key="a" {...{ fillRule: 'x' }} />, 'fillRule'],
  [
    'an element that React moves',
    <div key="a">
      <title>x</title>
    </div>,
    '<title>',
  ],
])('%s is not for static markup, and is said so', (_, node, reason) => {
  expect(() => renderMarkup(node)).toThrow(reason)
})

test("React's own hooks are back afterwards, also after an error", () => {
  expect(() => renderMarkup(<Counter />)).toThrow()
  expect(renderToStaticMarkup(<Counter />)).toBe('<p>0</p>')
})
