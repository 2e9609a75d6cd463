/** Head elements that search engines and social networks read from a page. */
export interface Head {
  title: string
  description: string
  canonical: string
  /** `og:url`. */
  url: string
  robots: string
  headings: number
  /** The share picture's URL, and its declared size. */
  image: string
  size: string
  card: string
  data: object[]
}

/** Head elements of the HTML as sent, before any script. */
export function headOf(html: string): Head {
  const meta = (name: string) => attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
  return {
    title: attribute(html, /<title>([^<]*)<\/title>/),
    description: meta('description'),
    canonical: attribute(html, /<link rel="canonical" href="([^"]*)"/),
    url: meta('og:url'),
    robots: meta('robots'),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    image: meta('og:image'),
    size: `${meta('og:image:width')} × ${meta('og:image:height')}`,
    card: meta('twitter:card'),
    data: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text = '']) =>
      JSON.parse(text),
    ),
  }
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }

function attribute(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1] ?? ''
  return found.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name) => ENTITIES[name] ?? '')
}
