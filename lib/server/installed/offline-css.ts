import type { Tenant } from '@/lib/domain/tenant/schema'
import { themeCss } from '@/lib/domain/tenant/theme-css'

const RANGES: Record<string, string> = {
  core: 'U+20-FF,U+2013-2026,U+20AC,U+2190-2193,U+2212,U+2248',
  polish: 'U+104-107,U+118-119,U+141-144,U+15A-15B,U+179-17C',
}
const FONT = /\/(figtree|fraunces)(-italic)?-(core|polish)\./

/** The stylesheet of the offline page: the brand's values, its fonts, and the rules that the page needs. */
export function offlineCss(brand: Pick<Tenant, 'themeColor' | 'look'>, fonts: readonly string[]): string {
  return [themeCss(brand), ...fonts.map(fontFace), RULES].join('\n')
}

function fontFace(file: string): string {
  const [, family, italic, part = ''] = FONT.exec(file) ?? []
  return `@font-face{font-family:"${family}";font-style:${italic ? 'italic' : 'normal'};font-weight:300 900;src:url("${file}") format("woff2");unicode-range:${RANGES[part]}}`
}

const RULES = `@view-transition{navigation:auto}
:root{view-transition-name:none;--font-sans:"figtree",system-ui,sans-serif;--font-serif:"fraunces",Georgia,serif}
@media screen and (prefers-color-scheme:dark){:root:not([data-framed]){color-scheme:dark}}
*{box-sizing:border-box;margin:0}
body{min-block-size:100svh;background:var(--ground);color:var(--text);font:400 1.0625rem/1.55 var(--font-sans)}
header{padding:.75rem clamp(1rem,.5rem + 2.4vw,2.5rem);border-block-end:1px solid var(--line);background:var(--surface)}
header a{display:inline-flex;gap:.625rem;align-items:center;min-block-size:3rem;color:inherit;font-weight:700;font-size:1.125rem;text-decoration:none}
main{display:grid;gap:1rem;max-inline-size:34rem;margin-inline:auto;padding:clamp(3rem,12vh,7rem) clamp(1rem,.5rem + 2.4vw,2.5rem)}
h1{font-family:var(--font-heading);font-style:var(--heading-style);font-weight:var(--heading-weight);font-size:clamp(1.875rem,1.6rem + 1.3vw,2.75rem);letter-spacing:var(--heading-tracking);line-height:var(--heading-leading);text-wrap:balance}
.button{display:inline-flex;align-items:center;min-block-size:3rem;padding:.625rem 1.375rem;border:1.5px solid var(--accent-edge);border-radius:var(--radius-control);background:var(--accent);color:var(--on-accent);font-weight:650;text-decoration:none}
.button:hover{background:var(--accent-hover)}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
.banner{display:none;padding:.75rem 1rem;background:var(--deep);color:var(--on-deep);font-size:.9375rem;font-weight:600;text-align:center}
@media (display-mode:standalone){.banner{display:block}}`
