import { TestEnvironment } from 'jest-environment-jsdom'

const STREAMS = ['ReadableStream', 'WritableStream', 'TransformStream', 'BroadcastChannel']
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'AbortSignal',
]

/** A page whose calls msw answers: jsdom has no fetch of its own, and would resolve msw's browser builds. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args)
    for (const name of [...FROM_NODE, ...STREAMS]) this.global[name] = globalThis[name]
  }

  async setup() {
    await super.setup()
    // Constructed style sheets, which jsdom lacks: nothing is drawn.
    this.global.document.adoptedStyleSheets = []
    this.global.CSSStyleSheet.prototype.replaceSync = () => {}
  }

  exportConditions() {
    return ['node', 'node-addons']
  }
}
