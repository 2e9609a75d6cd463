import { S3mini } from 's3mini'
import type { MediaStore } from '@/lib/backend/pictures/media-store'
import { mediaTypeOf } from '@/lib/domain/restaurant/picture'

/** MEDIA_S3_ENDPOINT, with the bucket as its path or its host's first part, and the credentials. */
interface MediaBucket {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const ANSWER_MS = 8000

/** Files in a bucket of an S3-compatible store. Decision 0070. */
export function s3MediaStore(bucket: MediaBucket): MediaStore {
  const s3 = new S3mini({ ...bucket, requestAbortTimeout: ANSWER_MS })
  return {
    async put(name, bytes) {
      await s3.putObject(name, bytes, mediaTypeOf(name))
    },
    async get(name) {
      const bytes = await s3.getObjectArrayBuffer(name)
      return bytes && Buffer.from(bytes)
    },
    async remove(names) {
      if (names.length > 0) await s3.deleteObjects([...names])
    },
  }
}
