import { readFileSync } from 'node:fs'
import { type Profiler, Session } from 'node:inspector/promises'
import { relative } from 'node:path'

const OURS = /^(?:app|lib|messages|server|tenants|upstream)\//
/**
 * The getter that SWC makes of an export, with its name or, of an only export, without: it runs where another file reads
 * the export, even a constant.
 */
const READS_AN_EXPORT = /^(?:get \w+ ?|function ?)\(\) \{\s*return [\w.]+;\s*\}$/

/**
 * Files of ours in which a function runs while `act` does, with their lengths in lines. Neither schemas and other
 * constants count, nor what runs when a module is loaded.
 */
export async function executedFiles(act: () => Promise<unknown>): Promise<Map<string, number>> {
  const session = new Session()
  session.connect()
  await session.post('Debugger.enable')
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await act()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const files = new Map<string, number>()
  for (const script of result) {
    const file = relative(process.cwd(), script.url.replace('file://', ''))
    if (OURS.test(file) && (await hasRun(session, script)))
      files.set(file, readFileSync(file, 'utf8').trimEnd().split('\n').length)
  }
  session.disconnect()
  return files
}

async function hasRun(session: Session, { scriptId, functions }: Profiler.ScriptCoverage): Promise<boolean> {
  const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId })
  // The first character of a script belongs to its module.
  return functions.some(({ ranges: [range] }) => {
    if (!range || range.count === 0 || range.startOffset === 0) return false
    return !READS_AN_EXPORT.test(scriptSource.slice(range.startOffset, range.endOffset))
  })
}
