import type { ShareCard } from '@/app/_metadata/share-picture/share-card'
import type { Palette } from '@/lib/domain/tenant/palette'
import { bindShortWords } from '@/lib/domain/text/bind-short-words'
import { truncated } from '@/lib/domain/text/truncated'

type Props = { card: ShareCard; label: string; host: string; colours: Palette; picture: string | null; mark: string }

/** The layout of a card, in the few styles that the drawing library supports; every box must state its display. */
export function DrawnCard({ card, label, host, colours, picture, mark }: Props) {
  return (
    <div
      style={{
        ...row,
        width: '100%',
        height: '100%',
        background: colours.ground,
        color: colours.text,
        fontFamily: 'Body',
      }}
    >
      <div style={{ ...column, width: picture ? 800 : 770, padding: '64px 56px 56px 72px' }}>
        <div style={{ ...column, alignItems: 'flex-start' }}>
          {card.kicker && <Kicker text={card.kicker} colours={colours} />}
          <div
            style={{
              display: 'flex',
              fontFamily: 'Heading',
              fontSize: titleSize(card.title),
              lineHeight: 1.08,
              textWrap: 'balance',
            }}
          >
            {bindShortWords(truncated(card.title, 60))}
          </div>
          <div
            style={{
              display: 'flex',
              marginTop: 28,
              fontSize: 34,
              lineHeight: 1.3,
              textWrap: 'balance',
              color: colours.textSoft,
            }}
          >
            {bindShortWords(truncated(card.text, 110))}
          </div>
        </div>
        <div style={{ ...row, alignItems: 'center' }}>
          {/* biome-ignore lint/performance/noImgElement: it is drawn, not sent */}
          <img src={mark} width={64} height={64} alt="" />
          <div style={{ display: 'flex', marginLeft: 20, fontFamily: 'Heading', fontSize: 38 }}>{label}</div>
          <div style={{ display: 'flex', marginLeft: 20, fontSize: 26, color: colours.textSoft }}>{host}</div>
        </div>
      </div>
      <Side picture={picture} mark={mark} colours={colours} />
    </div>
  )
}

function Kicker({ text, colours }: { text: string; colours: Palette }) {
  const style = { padding: '8px 22px', borderRadius: 999, fontSize: 26, marginBottom: 28 }
  return <div style={{ display: 'flex', ...style, background: colours.accent, color: colours.onAccent }}>{text}</div>
}

function Side({ picture, mark, colours }: { picture: string | null; mark: string; colours: Palette }) {
  const box = { ...row, flexGrow: 1, alignItems: 'center', justifyContent: 'center', background: colours.accentTint }
  return (
    <div style={{ ...box, borderLeft: `16px solid ${colours.accent}` }}>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: it is drawn, not sent
        <img src={picture} width={384} height={630} style={{ objectFit: 'cover' }} alt="" />
      ) : (
        // biome-ignore lint/performance/noImgElement: it is drawn, not sent
        <img src={mark} width={300} height={300} alt="" />
      )}
    </div>
  )
}

const row = { display: 'flex' } as const
const column = { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' } as const

function titleSize(title: string): number {
  if (title.length > 34) return 60
  return title.length > 20 ? 74 : 92
}
