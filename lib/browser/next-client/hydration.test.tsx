import { JSDOM } from 'jsdom'
import RenderFromTemplateContext from 'next/dist/client/components/render-from-template-context'
import type { InitialRSCPayload } from 'next/dist/shared/lib/app-router-types'
import type { FullTransportNode } from 'next/dist/shared/lib/rsc-transport'
import { act, type ComponentType, type ReactNode, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { reload, replacePage } from '@/lib/browser/page/go-to'
import AppRouter from './app-router'
import LayoutRouter, { LoadingBoundaryProvider } from './layout-router'
import { createInitialRouterState } from './unused'

jest.mock('@/lib/browser/page/go-to')
// Module name in Next's bundler; only navigations use it.
jest.mock('react-server-dom-webpack/client', () => ({}), { virtual: true })

interface Level {
  LayoutRouter: ComponentType<Record<string, unknown>>
  Loading: ComponentType<{ loading: unknown; children: ReactNode }>
}
const ours = { LayoutRouter, Loading: LoadingBoundaryProvider } as unknown as Level

describe('decision 0042: a document that Next rendered', () => {
  it('is hydrated without a difference: the same elements and the same ids of `useId`', async () => {
    const { container, problems } = await hydrate(<Counter />)
    expect(problems).toEqual([])
    const [label, field] = [container.querySelector('label'), container.querySelector('input')]
    expect(label?.htmlFor).toBe(field?.id)
    expect(container.querySelector('form output')?.textContent).toBe(field?.id)
  })

  it('the hydrated page handles a press', async () => {
    const { container, window } = await hydrate(<Counter />)
    await press(container, window)
    expect(container.querySelector('button')?.textContent).toBe('1')
  })

  it('shows the page for errors of its level when a part fails in the browser, and reloads on request', async () => {
    const { container, window } = await hydrate(<FailsOnPress error={new Error('broken')} />)
    await press(container, window)
    expect(container.textContent).toContain('broken: try again')
    expect(container.textContent).toContain('header')
    await press(container, window)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('shows the not-found page in its layout', async () => {
    const { container, window } = await hydrate(<FailsOnPress error={withDigest('NEXT_HTTP_ERROR_FALLBACK;404')} />)
    await press(container, window)
    expect(container.textContent).toContain('nothing here')
    expect(container.textContent).toContain('header')
  })

  it('leaves for the address of a redirect that came after the first bytes', async () => {
    const { container, window } = await hydrate(
      <FailsOnPress error={withDigest('NEXT_REDIRECT;replace;/rezerwuj?a=1;b;307;')} />,
    )
    await press(container, window)
    expect(replacePage).toHaveBeenCalledWith('/rezerwuj?a=1;b')
  })
})

beforeAll(() => setGlobals({ IS_REACT_ACT_ENVIRONMENT: true }))
// Next's router checks for a window: the next document is rendered without one.
afterEach(() => setGlobals({ window: undefined, document: undefined }))

function setGlobals(values: Record<string, unknown>) {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
}

async function press(container: Element, window: JSDOM['window']) {
  await act(async () => {
    container.querySelector('button')?.dispatchEvent(new window.MouseEvent('click', { bubbles: true }))
  })
}

/** Renders with Next's modules, as its server does, and hydrates with ours in a new window. */
async function hydrate(page: ReactNode) {
  const html = await renderAsNext(page)
  const { window } = new JSDOM(`<div>${html}</div>`, { url: 'http://lubje.test/restaurants/1' })
  setGlobals({ window, document: window.document, navigator: window.navigator })
  const { hydrateRoot } = await import('react-dom/client')
  const container = window.document.querySelector('div') as Element
  const problems: unknown[] = []
  const ids = [...container.querySelectorAll('output')].map(({ textContent }) => textContent)
  await act(async () => {
    hydrateRoot(
      container,
      <AppRouter
        actionQueue={createInitialRouterState({ initialRSCPayload: payloadOf(ours, page) })}
        globalErrorState={[BrokenSite, undefined]}
      />,
      { onRecoverableError: (error) => problems.push(error), onCaughtError: () => {} },
    )
  })
  expect([...container.querySelectorAll('output')].map(({ textContent }) => textContent)).toEqual(ids)
  expect(ids.length).toBeGreaterThan(0)
  return { container, window, problems }
}

/** Next's modules wrap each level in development tools unless they run in production. */
async function renderAsNext(page: ReactNode): Promise<string> {
  const restore = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' })
  const { default: NextAppRouter } = await import('next/dist/client/components/app-router')
  const { createMutableActionQueue } = await import('next/dist/client/components/app-router-instance')
  const { default: NextLayoutRouter, LoadingBoundaryProvider } = await import(
    'next/dist/client/components/layout-router'
  )
  const { createInitialRouterState } = await import(
    'next/dist/client/components/router-reducer/create-initial-router-state'
  )
  const state = createInitialRouterState({
    navigatedAt: 0,
    initialRSCPayload: payloadOf(
      { LayoutRouter: NextLayoutRouter, Loading: LoadingBoundaryProvider } as unknown as Level,
      page,
    ),
    initialFlightStreamForCache: null,
    location: null,
  })
  const html = renderToString(
    <NextAppRouter
      actionQueue={createMutableActionQueue(state)}
      globalErrorState={[BrokenSite, undefined]}
      webSocket={undefined}
      staticIndicatorState={undefined}
    />,
  )
  restore.restore()
  return html
}

/** Root layout, a brand's layout with all of a level's boundaries, a page: as app/[tenant] has it. */
function payloadOf({ LayoutRouter, Loading }: Level, page: ReactNode): InitialRSCPayload {
  const template = <RenderFromTemplateContext />
  const leaf = node('__PAGE__', page)
  const layout = node(
    { n: 'tenant', t: 'd', k: 'lubje', s: null },
    <Loading loading={[<p key="waiting">wait</p>, null, null]}>
      <header>header</header>
      <LayoutRouter
        parallelRouterKey="children"
        template={template}
        error={BrokenPage}
        notFound={<p>nothing here</p>}
      />
      <Ids />
    </Loading>,
    leaf,
  )
  const root = node('', <LayoutRouter parallelRouterKey="children" template={template} />, layout)
  return {
    c: ['', 'restaurants', '1'],
    q: '',
    i: false,
    t: { t: root, h: { r: <Ids />, p: false, v: null } },
    m: undefined,
    G: [BrokenSite, undefined],
    S: false,
  } as unknown as InitialRSCPayload
}

function node(s: FullTransportNode['s'], r: ReactNode, child?: FullTransportNode): FullTransportNode {
  return { s, d: { r, p: false, v: null }, c: child && new Map([['children', child]]) } as FullTransportNode
}

function withDigest(digest: string) {
  return Object.assign(new Error(digest), { digest })
}

function Ids() {
  return <output>{useId()}</output>
}

function Counter() {
  const id = useId()
  const [count, setCount] = useState(0)
  return (
    <form>
      <label htmlFor={id}>count</label>
      <input id={id} />
      <output>{id}</output>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </form>
  )
}

function FailsOnPress({ error }: { error: Error }) {
  const [isPressed, setIsPressed] = useState(false)
  if (isPressed) throw error
  return (
    <button type="button" onClick={() => setIsPressed(true)}>
      press
    </button>
  )
}

function BrokenPage({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <button type="button" onClick={retry}>
      {error.message}: try again
    </button>
  )
}

function BrokenSite() {
  return <p>the whole site is broken</p>
}
