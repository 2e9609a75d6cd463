/** Loads a script of another host. The page's policy lists the host, or uses 'strict-dynamic'. */
export function addScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
