import { z } from 'zod'
import { restaurantFileSchema } from '@/lib/domain/restaurant/file/schema'
import { pizzeria } from '@/tests/support/restaurant-files'
import { schemaWords } from './schema-words'

const told = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: schemaWords, reportInput: false }).error?.issues.map(({ message }) => message)

it.each([
  ['nothing typed', z.string().min(1), '', 'to pole jest wymagane'],
  ['a field that is absent', z.object({ name: z.string() }), {}, 'to pole jest wymagane'],
  ['no number', z.int(), 'dużo', 'wpisz liczbę'],
  ['no whole number', z.int(), 1.5, 'wpisz liczbę całkowitą'],
  ['a long text', z.string().max(3), 'pizza', 'najwyżej 3 znaki'],
  ['too many', z.array(z.int()).max(1), [1, 2], 'najwyżej 1 pozycję'],
  ['a small number', z.number().min(0.5), 0, 'co najmniej 0,5'],
  ['nothing where something is meant', z.number().positive(), 0, 'więcej niż 0'],
  ['another choice', z.enum(['blik', 'cash']), 'barter', 'do wyboru: blik, cash'],
  ['an e-mail', z.email(), 'jan', 'sprawdź adres e-mail'],
  ['no hour', z.string().regex(/^\d\d:\d\d$/), '', 'to pole jest wymagane'],
  ['an unknown field', z.strictObject({}), { kolor: 'red' }, 'takiego pola nie ma'],
])('C33 %s', (_, schema, value, words) => expect(told(schema, value)).toEqual([words]))

it('C33 no problem of a file speaks as the library of schemas does', () => {
  const parts = Object.entries(pizzeria).flatMap(([key, value]) =>
    [undefined, null, '', 'x', -1, 0.5, true, [], [{}], {}].map((wrong) => ({
      ...pizzeria,
      [key]: value === wrong ? 7 : wrong,
    })),
  )
  const messages = parts.flatMap((file) => told(restaurantFileSchema, file) ?? [])
  expect(messages.length).toBeGreaterThan(100)
  expect(
    messages.filter((words) => /oczekiw|będzie|string|klucz|[<>]=|Nieprawidł|Invalid|input|undefined/i.test(words)),
  ).toEqual([])
})
