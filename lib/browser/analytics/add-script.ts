/** Fetches a script of another host. The page's policy names the host, or trusts whom our own scripts trust. */
export function addScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
