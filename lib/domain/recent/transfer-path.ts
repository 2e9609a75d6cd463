const CODE = /^[A-Za-z0-9]{20,40}$/

/** The page of a one-time link; its address is a key. Contract C31. */
export function transferPath(code: string): string {
  return `/przenies/${code}`
}

export function isTransferCode(text: string): boolean {
  return CODE.test(text)
}
