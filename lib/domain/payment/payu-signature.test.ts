import { createHash } from 'node:crypto'
import { isPayuSignatureValid } from '@/lib/domain/payment/payu-signature'

const KEY = '13a980d4f851f3d9a1cfc792fb1f5e50'
/** The shape of a real notice: a space after each colon, which JSON.stringify would not write. */
const BODY =
  '{"order": {"orderId": "LDLW5N7MF4140324GUEST000P01", "extOrderId": "a1", "orderCreateDate": "2026-11-27T18:00:00.000+01:00", "notifyUrl": "https://api.lubje.pl/payments/payu/notify", "customerIp": "127.0.0.1", "merchantPosId": "300746", "description": "Zamówienie 12/7", "currencyCode": "PLN", "totalAmount": "6450", "status": "COMPLETED"}, "localReceiptDateTime": "2026-11-27T18:01:03.000+01:00"}'
const hash = (name: string, text: string) => createHash(name).update(text, 'utf8').digest('hex')
const header = (signature: string, algorithm: string) =>
  `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`

it.each([
  ['MD5, as documented', BODY, header(hash('md5', BODY + KEY), 'MD5'), true],
  ['SHA-256', BODY, header(hash('sha256', BODY + KEY), 'SHA-256'), true],
  ['capitals in the signature', BODY, header(hash('md5', BODY + KEY).toUpperCase(), 'MD5'), true],
  ['spaces after the semicolons', BODY, header(hash('md5', BODY + KEY), 'MD5').replaceAll(';', '; '), true],
  [
    'a body that was parsed and written again',
    JSON.stringify(JSON.parse(BODY)),
    header(hash('md5', BODY + KEY), 'MD5'),
    false,
  ],
  ['another amount', BODY.replace('6450', '1'), header(hash('md5', BODY + KEY), 'MD5'), false],
  ['another key', BODY, header(hash('md5', `${BODY}wrong`), 'MD5'), false],
  ['the right hash under another name', BODY, header(hash('sha256', BODY + KEY), 'MD5'), false],
  ['an algorithm that exists but is not allowed', BODY, header(hash('sha1', BODY + KEY), 'SHA-1'), false],
  ['an algorithm from the prototype', BODY, header(hash('md5', BODY + KEY), 'constructor'), false],
  ['a signature cut short', BODY, header(hash('md5', BODY + KEY).slice(0, 16), 'MD5'), false],
  ['an empty signature', BODY, header('', 'MD5'), false],
  ['two signatures', BODY, `${header(hash('md5', BODY + KEY), 'MD5')};signature=00`, false],
  ['no algorithm', BODY, `signature=${hash('md5', BODY + KEY)}`, false],
  ['no header', BODY, null, false],
])('PayU notice with %s', (_, body, text, valid) => expect(isPayuSignatureValid(body, text, KEY)).toBe(valid))

it('PayU: without a second key every signature is refused', () =>
  expect(isPayuSignatureValid(BODY, header(hash('md5', BODY), 'MD5'), '')).toBe(false))
