/** The result of `work`, or `fallback` after `ms`. The work continues. */
export async function withTimeout<T, L>(ms: number, work: Promise<T>, fallback: L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<L>((resolve) => {
    timer = setTimeout(resolve, ms, fallback)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
