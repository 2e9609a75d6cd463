import { logUncaught } from '@/lib/browser/logging/lazy-logger'

/** Useless messages: a browser's note about a second layout, and errors of foreign scripts without details. */
const NOISE = /^(ResizeObserver loop|Script error)/

/** Logs uncaught errors and unhandled rejections from now on. Contract C14. */
export function catchErrors(): void {
  window.addEventListener('error', ({ error, message }) => {
    if (!NOISE.test(message)) logUncaught(error ?? message)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => logUncaught(reason))
}
