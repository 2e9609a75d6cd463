const CHUNK = /<script src="(\/_next\/static\/chunks\/[^"]+)" async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[^"]+"\/>/g

/**
 * A cached page whose scripts are fetched after its first paint, so that on a slow phone they never compete with the
 * words and pictures. Scripts of an unknown shape stay as they are. Decision 0017.
 */
export function startScriptsAfterPaint(html: string): string {
  const sources = [...html.matchAll(CHUNK)].map(([, source = '']) => source)
  if (sources.length === 0) return html
  return html
    .replace(CHUNK, '')
    .replace(PRELOAD, '')
    .replace('</head>', () => `<script>${starterOf(sources)}</script></head>`)
}

// The first paint with content, not a bare background before it. A tab in the background is never painted: there the
// timer starts them.
function starterOf(sources: string[]): string {
  return `{let on=0;const go=()=>{if(!on++)for(const src of ${JSON.stringify(sources)}){const s=document.createElement("script");s.async=true;s.src=src;document.head.append(s)}};try{new PerformanceObserver(list=>list.getEntriesByName("first-contentful-paint").length&&go()).observe({type:"paint",buffered:true})}catch{go()}setTimeout(go,2000)}`
}
