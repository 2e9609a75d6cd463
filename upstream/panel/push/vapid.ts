import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto'

const LIFETIME_SECONDS = 12 * 3600
/** Order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** The key pair that identifies this product to push services. RFC 8292. */
export interface VapidKeys {
  /** Uncompressed point, base64url, for the browser's subscription. */
  publicKey: string
  privateKey: KeyObject
}

/** Derived from the secret of the upstream, so that all its processes have the same pair. Decision 0056. */
export function vapidKeysOf(secret: string): VapidKeys {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'nakryte', 'web push: vapid', 48))
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(d)
  const point = curve.getPublicKey()
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), x: part(1, 33), y: part(33, 65) }
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

/** The `Authorization` of a push to `endpoint`; `subject` is a mailto: or https: address of the operator. RFC 8292. */
export function vapidHeader(endpoint: string, { publicKey, privateKey }: VapidKeys, subject: string, now: Date) {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS,
    sub: subject,
  }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`
}
