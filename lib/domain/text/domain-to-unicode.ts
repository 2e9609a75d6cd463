const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE_POINT = 128

/** "xn--w-uga1v8h.pl" → "żółw.pl". A part that is no valid Punycode stays as it is. RFC 3492. */
export function domainToUnicode(domain: string): string {
  return domain
    .split('.')
    .map((part) => (/^xn--/i.test(part) ? (decoded(part.slice(4).toLowerCase()) ?? part) : part))
    .join('.')
}

function decoded(text: string): string | null {
  const delimiter = text.lastIndexOf('-')
  const letters = delimiter > 0 ? [...text.slice(0, delimiter)].map((letter) => letter.charCodeAt(0)) : []
  let [codePoint, bias, index] = [FIRST_CODE_POINT, FIRST_BIAS, 0]
  for (let at = delimiter > 0 ? delimiter + 1 : 0; at < text.length; ) {
    const before = index
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(text.charCodeAt(at++))
      if (digit === null) return null
      index += digit * weight
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const count = letters.length + 1
    bias = adapted(index - before, count, before === 0)
    codePoint += Math.floor(index / count)
    index %= count
    if (codePoint > 0x10ffff) return null
    letters.splice(index++, 0, codePoint)
  }
  return letters.length > 0 ? String.fromCodePoint(...letters) : null
}

/** `a`–`z` are 0–25, `0`–`9` are 26–35; `null` for anything else, and past the end. */
function digitOf(code: number): number | null {
  if (code >= 97 && code <= 122) return code - 97
  return code >= 48 && code <= 57 ? code - 22 : null
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
