import type { Locator } from '@playwright/test'

/** Limit of a press, on a CPU slowed four times. */
const PRESS_MS = 100
/**
 * Margin for other load and for slow machines: on two cores of an EPYC, alone and quiet, the same build takes 130 to
 * 240 ms to open a card.
 */
const MARGIN = 3
/** Limit for the fastest of a few presses wherever the tests run; the single times are in their annotations. */
export const PRESS_LIMIT_MS = PRESS_MS * MARGIN

/**
 * The milliseconds from the event that `act` causes on the element to the end of the frame in which an element matches
 * `shown`: the visible delay, on the page's clock.
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
      const took = new Promise<number>((resolve) => {
        element.addEventListener(
          type,
          (pressed) => {
            const check = () => {
              if (!document.querySelector(selector)) return requestAnimationFrame(check)
              // The next frame begins when this one is painted.
              requestAnimationFrame(() => resolve(performance.now() - pressed.timeStamp))
            }
            requestAnimationFrame(check)
          },
          { once: true, capture: true },
        )
      })
      return { took }
    },
    { type: event, selector: shown },
  )
  await act()
  return measured.evaluate(({ took }) => took)
}
