import { FILLED_MARK } from '@/lib/domain/search/filled-mark'
import { isSharedListPath, type SharedListPath } from '@/lib/domain/search/list-parameters'
import { createTtlCache } from '@/lib/server/http/limits/create-ttl-cache'
import { type FilledList, listFillers } from '@/lib/server/list-fillers'
import { escapeXml } from '@/lib/server/seo/escape-xml'

/** A page around a list, cut where the request's own parts go. */
interface Frame {
  head: Buffer
  beforeContent: Buffer
  afterContent: Buffer
  headers: Record<string, string>
}

/** A page as Next made it. */
export interface FramePage {
  html: string
  headers: Record<string, string>
}

/** A list as a page. */
export interface FilledPage {
  body: Buffer
  headers: Record<string, string>
}

interface Asked {
  segment: string
  /** Of its path, and of the parameters that the page reads alone. */
  address: string
  client: string
}

/** How long the page around a list is kept, in milliseconds: what is in it changes with a brand's configuration alone. */
const FRAME_MS = 10_000
/** Two lists of each brand and API host. */
const MOST_FRAMES = 200
/** A search that any tenant answers; nothing of it is in the page. */
const FRAME_ADDRESS: Record<SharedListPath, string> = {
  '/rezerwuj': '/rezerwuj?peopleAmount=2',
  '/zamawiaj': '/zamawiaj?delivery=delivery',
}

/**
 * Live lists put together outside of Next: the page around a list is made by Next once for all, and each request's list is
 * rendered into it. `null` where Next has to make the whole page. Decision 0050.
 */
export function filledLists(
  renderFrame: (segment: string, address: string) => Promise<FramePage | null>,
): (asked: Asked) => Promise<FilledPage | null> {
  const frames = createTtlCache<Frame | null>(FRAME_MS, MOST_FRAMES)

  return async ({ segment, address, client }) => {
    const [path = '', query = ''] = address.split('?', 2)
    if (!isSharedListPath(path)) return null
    const frame = await frames(`${segment} ${path}`, async () =>
      frameOf(await renderFrame(segment, FRAME_ADDRESS[path])),
    )
    const list = frame && (await listFillers().get(path)?.({ segment, query: new URLSearchParams(query), client }))
    return list ? { body: bodyOf(frame, list), headers: frame.headers } : null
  }
}

// Cut at what stands there exactly once, else the whole page is for Next to make.
function frameOf(made: FramePage | null): Frame | null {
  const [head = '', body, ...otherHeads] = made?.html.split('</head>') ?? []
  const [beforeContent = '', afterContent, ...otherContents] = body?.split(FILLED_MARK) ?? []
  if (!made || afterContent === undefined || otherHeads.length > 0 || otherContents.length > 0) return null
  return {
    head: Buffer.from(head),
    beforeContent: Buffer.from(`</head>${beforeContent}`),
    afterContent: Buffer.from(afterContent),
    headers: made.headers,
  }
}

function bodyOf({ head, beforeContent, afterContent }: Frame, { title, canonical, content }: FilledList): Buffer {
  const text = escapeXml(title)
  const own = [
    `<title>${text}</title><link rel="canonical" href="${escapeXml(canonical)}"/>`,
    `<meta property="og:title" content="${text}"/><meta name="twitter:title" content="${text}"/>`,
  ]
  return Buffer.concat([head, Buffer.from(own.join('')), beforeContent, Buffer.from(content), afterContent])
}
