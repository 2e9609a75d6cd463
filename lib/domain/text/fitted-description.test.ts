import messages from '@/messages/pl.json'
import { tenants } from '@/tenants/registry'
import { fittedDescription } from './truncated'

const { description, descriptionShort, descriptionLong } = messages.home

it.each(tenants.map(({ key, tagline, region }) => ({ key, tagline, region })))(
  'the home page of $key has a description of 120 to 155 characters',
  ({ tagline, region }) => {
    const [first, ...others] = [description, descriptionShort, descriptionLong].map((text) =>
      text.replace('{tagline}', tagline).replace('{region}', region),
    )
    const { length } = fittedDescription(first ?? '', ...others)
    expect([length, length >= 120 && length <= 155]).toEqual([length, true])
  },
)

it.each([
  ['the first that fits', ['a'.repeat(90), 'b'.repeat(130), 'c'.repeat(140)], 'b'.repeat(130)],
  ['else the first one', ['a'.repeat(90), 'b'.repeat(30)], 'a'.repeat(90)],
])('from several texts %s is chosen', (_, [first = '', ...others], expected) =>
  expect(fittedDescription(first, ...others)).toBe(expected),
)
