/** What `work` brings within `ms`; `late` where it takes longer. The work goes on. */
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
