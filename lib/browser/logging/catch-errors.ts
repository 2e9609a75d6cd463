import { logUncaught } from '@/lib/browser/logging/lazy-logger'

/** Of no use to anybody: a browser's remark that it laid out twice, and what a foreign script may not tell. */
const NOISE = /^(ResizeObserver loop|Script error)/

/** Hears what nobody caught, errors and rejected promises alike, from now on. Contract C14. */
export function catchErrors(): void {
  window.addEventListener('error', ({ error, message }) => {
    if (!NOISE.test(message)) logUncaught(error ?? message)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => logUncaught(reason))
}
