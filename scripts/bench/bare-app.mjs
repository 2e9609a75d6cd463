import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A Next app of two pages that hold nothing but paragraphs, each about as many bytes as the page it stands beside, and of the
 * list of tables without our parts.
 */
export function writeBareApp(folder, { cachedBytes, liveBytes }) {
  page(folder, 'app/page.js', cachedBytes, '')
  page(folder, 'app/live/page.js', liveBytes, "export const dynamic = 'force-dynamic'\n")
  page(folder, 'app/empty/page.js', 0, '')
  mkdirSync(join(folder, 'app/tables'), { recursive: true })
  copyFileSync('scripts/bench/reference-list.js', join(folder, 'app/tables/page.js'))
  write(folder, 'app/layout.js', 'export default ({ children }) => <html lang="pl"><body>{children}</body></html>\n')
  write(folder, 'next.config.mjs', 'export default { typescript: { ignoreBuildErrors: true } }\n')
  write(folder, 'package.json', '{ "private": true }\n')
}

// A paragraph of 40 characters costs about 150 bytes: once as HTML, once in the data that React hydrates from.
function page(folder, path, bytes, head) {
  const count = Math.max(1, Math.round((bytes - 6000) / 150))
  const text = 'Stolik przy oknie, dwie osoby, o 18:00. '
  write(
    folder,
    path,
    `${head}const rows = Array.from({ length: ${count} }, (_, i) => i)
export default function Page() {
  return <main>{rows.map((row) => <p key={row} className="row">${text}{row}</p>)}</main>
}\n`,
  )
}

function write(folder, path, text) {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}
