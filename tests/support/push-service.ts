import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { PUSH_SERVICE_CERTIFICATE, PUSH_SERVICE_KEY } from './push-service-certificate'

export interface ReceivedPush {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** A push service on loopback, over https, with a certificate of its own for `localhost`. */
export async function startPushService() {
  const received: ReceivedPush[] = []
  const statuses = new Map<string, number>()
  const held = new Map<string, () => void>()
  const server = createServer({ key: PUSH_SERVICE_KEY, cert: PUSH_SERVICE_CERTIFICATE }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      const onHeld = held.get(path)
      held.delete(path)
      if (onHeld) return onHeld()
      response.writeHead(statuses.get(path) ?? 201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    ca: PUSH_SERVICE_CERTIFICATE,
    /** Leaves the next push to that path without an answer; resolves when it has come. */
    holdsNext: (path: string) => new Promise<void>((resolve) => held.set(path, resolve)),
    answers: (path: string, status: number) => statuses.set(path, status),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A browser's subscription, with its keys. */
export function aBrowser(endpoint: string) {
  const curve = createECDH('prime256v1')
  const p256dh = curve.generateKeys()
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
  return {
    subscription: {
      endpoint,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Decrypts by RFC 8291 and RFC 8188; throws for a push that is not for this browser. */
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const keyLength = body[20] ?? 0
      const theirs = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs])
      const shared = derive(curve.computeSecret(theirs), auth, info, 32)
      const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const cipher = createDecipheriv('aes-128-gcm', key, nonce)
      cipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return plain.subarray(0, plain.lastIndexOf(2)).toString()
    },
  }
}

/** The claims of a `vapid` header, if its signature is right. */
export function vapidClaims(header: string): { aud: string; exp: number; sub: string } | null {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) } })
  const signed = Buffer.from(`${head}.${claims}`)
  const isRight = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  return isRight ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null
}
