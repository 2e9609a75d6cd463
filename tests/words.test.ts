import { rankingStatement } from '@/messages/legal/ranking'
import messages from '@/messages/pl.json'

function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return Object.values(Object(words)).flatMap(sentencesOf)
}

// The seed calls the mode Dostawa (L052) and the delivered order Dostarczone (L208); all other texts use the same word.
it('D: one word per meaning: delivery is always called delivery', () => {
  const others = sentencesOf(messages).filter((text) => /dow[oó][zż]|dowie[zź]/i.test(text))
  expect(others).toEqual([])
  expect(JSON.stringify(rankingStatement({ label: 'Nakryte' } as never))).not.toMatch(/dow[oó][zż]/i)
})
