import { type Block, documentPartsOf } from '@/messages/legal/document'

/** A paragraph or a list of a legal text, with its links. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LegalText text={block} />
      </p>
    )
  }
  return (
    <ul>
      {block.points.map((point) => (
        <li key={point}>
          <LegalText text={point} />
        </li>
      ))}
    </ul>
  )
}

function LegalText({ text }: { text: string }) {
  return documentPartsOf(text).map(({ text: words, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <a key={index} href={href}>
        {words}
      </a>
    ) : (
      words
    ),
  )
}
