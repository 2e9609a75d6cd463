import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto'

const RECORD_SIZE = 4096
const TAG_BYTES = 16
/** Size of the header: salt, record size, length of the key and the key. */
const HEADER_BYTES = 16 + 4 + 1 + 65
/** Largest body that push services must accept, in bytes. RFC 8291 section 4. */
const MAX_BODY_BYTES = 4096

/** A body with `Content-Encoding: aes128gcm` that only the browser of the subscription can read. RFC 8291, RFC 8188. */
export function encryptPush(
  text: string,
  { p256dh, auth }: { p256dh: string; auth: string },
  { salt = randomBytes(16), ownPrivateKey }: { salt?: Buffer; ownPrivateKey?: Buffer } = {},
): Buffer {
  const plain = Buffer.from(text)
  if (plain.length + 1 + TAG_BYTES + HEADER_BYTES > MAX_BODY_BYTES) throw new Error('a push is too long')
  const own = createECDH('prime256v1')
  if (ownPrivateKey) own.setPrivateKey(ownPrivateKey)
  else own.generateKeys()
  const theirKey = Buffer.from(p256dh, 'base64url')
  const ownKey = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ownKey])
  const shared = derive(own.computeSecret(theirKey), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 marks the last record.
  const sealed = [cipher.update(Buffer.concat([plain, Buffer.of(2)])), cipher.final(), cipher.getAuthTag()]
  const recordSize = Buffer.alloc(4)
  recordSize.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, recordSize, Buffer.of(ownKey.length), ownKey, ...sealed])
}

/** Is the key a point of the curve, so that a message can be encrypted for it? */
export function isReadableKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1')
    return true
  } catch {
    return false // not a point of the curve
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}
