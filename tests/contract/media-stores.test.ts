/** @jest-environment ./tests/support/outside-environment.mjs */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { diskMediaStore } from '@/lib/backend/pictures/disk-media-store'
import type { MediaStore } from '@/lib/backend/pictures/media-store'
import { refuseForeignFolder } from '@/upstream/pictures/refuse-foreign-folder'
import { s3MediaStore } from '@/upstream/pictures/s3-media-store'
import { openTestPostgres } from '../support/upstream-kit'

const folder = mkdtempSync(join(tmpdir(), 'nakryte-media-'))
const s3rver = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 'buckets'),
  configureBuckets: [{ name: 'pictures', configs: [] }],
})
let endpoint = ''

beforeAll(async () => {
  endpoint = `http://127.0.0.1:${(await s3rver.run()).port}/pictures`
})
afterAll(async () => {
  await s3rver.close()
  rmSync(folder, { recursive: true })
})

const NAME = `${'0123456789abcdef'.repeat(2)}-480.avif`
const bucket = () => ({ endpoint, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' })

describe.each<[string, () => MediaStore]>([
  ['a folder', () => diskMediaStore(join(folder, 'media'))],
  ['a bucket', () => s3MediaStore(bucket())],
])('C36 decision 0070: pictures in %s', (_, open) => {
  it('are read as they were written, and missing once they are removed', async () => {
    const store = open()
    expect(await store.get(NAME)).toBeNull()
    const bytes = Buffer.from([0, 255, 10, 13, 128])
    await store.put(NAME, bytes)
    expect(await open().get(NAME)).toEqual(bytes)
    await store.put(NAME, Buffer.from('anew'))
    expect(await store.get(NAME)).toEqual(Buffer.from('anew'))
    await store.remove([NAME, `${'f'.repeat(32)}-480.avif`])
    expect(await store.get(NAME)).toBeNull()
    await store.remove([])
  })
})

it('C36 a folder has no leftover drafts of written files', async () => {
  const store = diskMediaStore(join(folder, 'media'))
  await store.put(NAME, Buffer.from('x'))
  expect(
    readdirSync(join(folder, 'media'), { recursive: true }).filter((name) => String(name).includes('draft')),
  ).toEqual([])
})

it('C36 a bucket that does not answer is a failure, never a picture that is not there', async () => {
  const away = s3MediaStore({ ...bucket(), endpoint: 'http://127.0.0.1:9/pictures' })
  await expect(away.get(NAME)).rejects.toThrow()
  await expect(away.put(NAME, Buffer.from('x'))).rejects.toThrow()
  const none = s3MediaStore({ ...bucket(), endpoint: endpoint.replace('pictures', 'others') })
  await expect(none.put(NAME, Buffer.from('x'))).rejects.toThrow()
})

it('decision 0070: an upstream whose folder is not that of the database’s pictures does not start, and prints the reason', async () => {
  const database = await openTestPostgres()
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  await refuseForeignFolder(database.db, first)
  await refuseForeignFolder(database.db, first)
  await expect(refuseForeignFolder(database.db, second)).rejects.toThrow(/not the folder.*Give all upstreams the same/)
  cpSync(join(first, 'folder-name'), join(second, 'folder-name'))
  await refuseForeignFolder(database.db, second)
  await database.close()
})
