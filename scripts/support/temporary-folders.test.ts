import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { removeAbandonedFolders, temporaryFolder } from './temporary-folders.mjs'

test('the folders of ended processes are removed, and no others', () => {
  const parent = mkdtempSync(join(tmpdir(), 'abandoned-'))
  const { pid } = spawnSync(process.execPath, ['--version'])
  const own = temporaryFolder('pg')
  try {
    for (const name of [`nakryte-pg-${pid}-abcdef`, basename(own), `nakryte-pg-${pid}`, 'nakryte-data']) {
      mkdirSync(join(parent, name, 'data'), { recursive: true })
    }
    expect(removeAbandonedFolders(parent)).toEqual([`nakryte-pg-${pid}-abcdef`])
    expect(existsSync(join(parent, basename(own)))).toBe(true)
    expect(removeAbandonedFolders(parent)).toEqual([])
  } finally {
    for (const folder of [parent, own]) rmSync(folder, { recursive: true, force: true })
  }
})
