import { encryptPush, isReadableKey } from './encrypt-push'

// The example of RFC 8291, appendix A.
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

it('C26 encrypts as the example of RFC 8291', () => {
  const given = {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    ownPrivateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  }
  expect(encryptPush('When I grow up, I want to be a watermelon', keys, given).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('C26 refuses addresses that push services reject, and keys that are no point of the curve', () => {
  expect(() => encryptPush('x'.repeat(3993), keys)).not.toThrow()
  expect(() => encryptPush('x'.repeat(3994), keys)).toThrow('too long')
  expect([isReadableKey(keys.p256dh), isReadableKey(`B${'A'.repeat(86)}`)]).toEqual([true, false])
})
