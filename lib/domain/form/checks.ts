/** The code for an empty field, else the verdict about what is in it. */
export function missingOr<Code extends string>(value: string, missing: Code, otherwise: Code | false): Code | false {
  return value.trim() === '' ? missing : otherwise
}

/** Plain digits whose number lies within both limits. */
export function isWithin(value: string, min: number, max: number): boolean {
  return /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
}

/** Does the trimmed text have more characters than `max`? */
export function isLonger(value: string, max: number): boolean {
  return value.trim().length > max
}

/** Does the text have at least `min` and at most `max` characters? */
export function hasLength(value: string, min: number, max: number): boolean {
  return value.length >= min && value.length <= max
}

/** 3–130 characters with some letters among them: a person's or a company's name in one field. Contract C10. */
export function isFullName(value: string): boolean {
  return hasLength(value, 3, 130) && /\p{L}{2}/u.test(value)
}
