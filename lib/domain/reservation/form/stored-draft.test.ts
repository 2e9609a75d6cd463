import { readStoredDraft } from '@/lib/domain/reservation/form/stored-draft'

const kept = {
  key: 'k',
  fields: { phone: '600' },
  visit: { date: '2026-11-27', time: '18:00', partySize: 2 },
  chosen: null,
  unanswered: null,
  hold: null,
}

it('C11 reads back the stored draft', () => expect(readStoredDraft(JSON.stringify(kept))).toEqual(kept))

it.each([null, '', '{', 'null', '{}', '[]', '{"key":1}'])('C11 %s is nothing kept', (text) =>
  expect(readStoredDraft(text)).toBeNull(),
)
