/** Target of a link on an embedded page: in the frame, in the top window, or in a new tab. */
type EmbedTarget = { target: 'frame' | 'top' | 'tab'; path: string }

const IN_FRAME: [RegExp, (id: string) => string][] = [
  [/^\/restaurants\/(\d+)(?:-[a-z0-9-]*)?(?:\/iframe)?$/, (id) => `/restaurants/${id}/iframe`],
  [/^\/order\/(\d+)(?:-[a-z0-9-]*)?(?:\/iframe)?$/, (id) => `/order/${id}/iframe`],
  [/^\/order\/(\d+)(?:-[a-z0-9-]*)?(?:\/iframe)?\/zamow$/, (id) => `/order/${id}/iframe/zamow`],
  [/^(\/(?:thank-you|zamowienie)\/[A-Za-z0-9]+)$/, (path) => path],
]
/** These pages replace the partner's page: paying, and changing a reservation. */
const IN_TOP_WINDOW = /^\/(rezerwacja|pay)\//

/**
 * Only some pages may be shown in a frame. Pages of the journey open inside it, a payment takes the whole window, all
 * other pages open in a new tab, so that nothing typed is lost. Contract C16.
 */
export function linkTarget(href: string, origin: string): EmbedTarget {
  const url = new URL(href, origin)
  if (url.origin !== new URL(origin).origin) return { target: 'tab', path: url.href }
  const tail = `${url.search}${url.hash}`
  for (const [pattern, inFrame] of IN_FRAME) {
    const [, id] = pattern.exec(url.pathname) ?? []
    if (id) return { target: 'frame', path: `${inFrame(id)}${tail}` }
  }
  return { target: IN_TOP_WINDOW.test(url.pathname) ? 'top' : 'tab', path: `${url.pathname}${tail}` }
}
