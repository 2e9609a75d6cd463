/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type UploadAnswer, uploadPicture } from '@/lib/browser/panel/upload-picture'
import type { PanelPicture } from '@/lib/domain/restaurant/settings/wire'
import words from '@/messages/panel/settings.json'
import { ActionsContext, type FormActions, PicturesContext } from './form-context'
import { PictureInput } from './picture-input'

jest.mock('@/lib/browser/panel/upload-picture')

type Sent = {
  name: string
  answer: (answer: UploadAnswer) => void
  progress: (sent: number) => void
  signal: AbortSignal
}
const sent: Sent[] = []
beforeEach(() => {
  sent.length = 0
  jest
    .mocked(uploadPicture)
    .mockImplementation(
      (_, file, { onProgress, signal }) =>
        new Promise((answer) => sent.push({ name: (file as File).name, answer, progress: onProgress, signal })),
    )
})
afterEach(cleanup)

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const pictureOf = (name: string): PanelPicture => ({
  id: name,
  file: `${name}.avif`,
  src: `/media/${name}`,
  width: 900,
  height: 600,
  widths: [480],
})

function show(onPicture: (picture: PanelPicture) => boolean = () => true) {
  const actions = { words: words.form, change() {}, press() {}, append() {} } as unknown as FormActions
  const pictures = { restaurantId: 5, pictures: {}, learn() {} }
  render(
    <ActionsContext value={actions}>
      <PicturesContext value={pictures}>
        <PictureInput label="Dodaj zdjęcia" onPicture={onPicture} />
      </PicturesContext>
    </ActionsContext>,
  )
}
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Dodaj zdjęcia'), files)
const row = (name: string) => screen.getByText(name, { selector: 'li > span' }).closest('li') as HTMLElement
const rows = () => screen.queryAllByRole('listitem').length
const at = (name: string) => sent.findLast((one) => one.name === name) as Sent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('C36 two at once, each with its progress, put in the order in which they were chosen', async () => {
  const put: string[] = []
  show(({ id }) => put.push(id) > 0)
  await choose(file('a.jpg'), file('b.jpg'), file('c.jpg'))
  expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
  expect(row('c.jpg')).toHaveTextContent('Czeka na swoją kolej')
  act(() => at('a.jpg').progress(0.42))
  expect(row('a.jpg')).toHaveTextContent('Wysyłam: 42%')
  expect(within(row('a.jpg')).getByRole('progressbar', { name: 'a.jpg' })).toHaveAttribute('value', '0.42')
  act(() => at('a.jpg').progress(1))
  expect(row('a.jpg')).toHaveTextContent('Przygotowuję')

  await act(async () => at('b.jpg').answer({ ok: true, picture: pictureOf('b') }))
  expect(put).toEqual([])
  await waitFor(() => expect(sent).toHaveLength(3))
  await act(async () => at('a.jpg').answer({ ok: true, picture: pictureOf('a') }))
  await act(async () => at('c.jpg').answer({ ok: true, picture: pictureOf('c') }))
  await waitFor(() => expect(put).toEqual(['a', 'b', 'c']))
  expect(rows()).toBe(0)
  expect(screen.getByRole('status')).toHaveTextContent('Dodano zdjęcie: c.jpg')
})

it('C36 what is refused says why at its name and is tried again; the others go on', async () => {
  const put: string[] = []
  show(({ id }) => put.push(id) > 0)
  await choose(file('notatka.jpg'), file('b.jpg'))
  const refusal = { ok: false as const, status: 422, code: 'invalid_picture', message: 'To nie jest zdjęcie.' }
  await act(async () => at('notatka.jpg').answer(refusal))
  await act(async () => at('b.jpg').answer({ ok: true, picture: pictureOf('b') }))
  await waitFor(() => expect(put).toEqual(['b']))
  expect(row('notatka.jpg')).toHaveTextContent('To nie jest zdjęcie.')
  await press('Spróbuj ponownie: notatka.jpg')
  expect(sent).toHaveLength(3)
  await act(async () => at('notatka.jpg').answer({ ok: false, status: 0, code: 'unknown', message: '' }))
  expect(row('notatka.jpg')).toHaveTextContent('Sprawdź połączenie')
  await press('Usuń z listy: notatka.jpg')
  expect(rows()).toBe(0)
})

it('C36 one that is stopped is sent no further, makes room for the next, and can be tried again', async () => {
  show()
  await choose(file('a.jpg'), file('b.jpg'), file('c.jpg'))
  const first = at('a.jpg')
  await press('Zatrzymaj: a.jpg')
  expect(first.signal.aborted).toBe(true)
  await act(async () => first.answer({ ok: false, status: 0, code: 'unknown', message: '' }))
  expect(row('a.jpg')).toHaveTextContent('Zatrzymane')
  expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  await act(async () => at('b.jpg').answer({ ok: true, picture: pictureOf('b') }))
  await press('Spróbuj ponownie: a.jpg')
  await waitFor(() => expect(sent).toHaveLength(4))
})

it('C36 at most ten at once; one that is too large, and one that is there already, say so', async () => {
  show(() => false)
  const many = Array.from({ length: 12 }, (_, no) => file(`${no}.jpg`, no === 0 ? 15 * 1024 * 1024 + 1 : 10))
  await choose(...many)
  expect(rows()).toBe(10)
  expect(screen.getAllByText(/Dodaj potem: 10.jpg, 11.jpg/).length).toBeGreaterThan(0)
  expect(row('0.jpg')).toHaveTextContent('ponad 15 MB')
  expect(sent.some(({ name }) => name === '0.jpg')).toBe(false)
  await act(async () => at('1.jpg').answer({ ok: true, picture: pictureOf('1') }))
  await waitFor(() => expect(row('1.jpg')).toHaveTextContent('To zdjęcie już tu jest.'))
})

it('C36 files that are dropped are taken as well', async () => {
  show()
  const zone = screen.getByLabelText('Dodaj zdjęcia').parentElement as HTMLElement
  fireEvent.drop(zone, { dataTransfer: { files: [file('upuszczone.jpg')] } })
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['upuszczone.jpg']))
})
