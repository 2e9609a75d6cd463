import type { CDPSession, Locator } from '@playwright/test'

/** A slow tablet or phone needs so many times the time of this machine. */
const SLOWNESS = 4
/** Limit of a press on it. */
const PRESS_MS = 100
/** Margin for slow machines: on two cores of an EPYC the same build takes 130 to 240 ms to open a card. */
const MARGIN = 3
/** Limit for the cheapest of a few presses wherever the tests run; the single times are in their annotations. */
export const PRESS_LIMIT_MS = PRESS_MS * MARGIN

/**
 * The milliseconds that a slow device works from the event that `act` causes on the element to the end of the frame in
 * which an element matches `shown`. Time of the page's thread is counted, not of the wall: other load of the machine
 * makes a press late and not dear.
 */
export async function pressToPaint(
  target: Locator,
  {
    shown,
    event = 'click',
    act = () => target.click(),
  }: { shown: string; event?: string; act?: () => Promise<unknown> },
): Promise<number> {
  // Installed before the press: a mouse move waits for nothing.
  const measured = await target.evaluateHandle(
    (element, { type, selector }) => {
      const painted = new Promise<void>((resolve) => {
        element.addEventListener(
          type,
          () => {
            const check = () => {
              if (!document.querySelector(selector)) return requestAnimationFrame(check)
              // The next frame begins when this one is painted.
              requestAnimationFrame(() => resolve())
            }
            requestAnimationFrame(check)
          },
          { once: true, capture: true },
        )
      })
      return { painted }
    },
    { type: event, selector: shown },
  )
  const session = await target.page().context().newCDPSession(target.page())
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await threadSeconds(session)
  await act()
  await measured.evaluate(({ painted }) => painted)
  const taken = (await threadSeconds(session)) - before
  await session.detach()
  return taken * 1000 * SLOWNESS
}

async function threadSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
