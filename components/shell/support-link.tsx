/** A mail link as rich text of a message: `t.rich(key, supportLink(email))`. */
export function supportLink(email: string) {
  return { email: () => <a href={`mailto:${email}`}>{email}</a> }
}
