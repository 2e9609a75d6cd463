/**
 * Text of a file saved by a spreadsheet: UTF-8, UTF-16 with its mark, else Windows-1250, the Polish encoding of older
 * ones. Contract C37.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

/** The JSON-LD of a page's source, which is much longer; any other text as it is. Contract C37. */
export function onlyMenuData(text: string): string {
  return text.match(/<script\b[^<>]*application\/ld\+json[^<>]*>[\s\S]*?<\/script>/gi)?.join('') ?? text
}
