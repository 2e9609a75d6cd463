/** Structured data for search engines; a data block needs no permission by the Content-Security-Policy. */
export function JsonLd({ data }: { data: object[] }) {
  return data.map((thing) => {
    // An end tag inside a text would end the block.
    const text = JSON.stringify(thing).replaceAll('<', '\\u003c')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  })
}
