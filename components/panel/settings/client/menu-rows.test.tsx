/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { callPanel } from '@/lib/browser/panel/call-panel'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { announceRevision } from './draft-revision'
import { MenuRows } from './menu-rows'

jest.mock('@/lib/browser/panel/call-panel')

const row = (id: number) => ({ key: `${id}`, item: { id }, name: `Danie ${id}`, about: '', isWrong: false })
const list = 'categories[0].products'
const shown = { restaurantId: 7, list, owner: { id: 3 }, revision: 1, version: 4, words: panelWords.settings.form }

it('C37 a move of a row in a draft that another tab changed is posted, with the rows as they were', async () => {
  jest.mocked(callPanel).mockResolvedValue({ ok: false, code: 'changed_meanwhile' } as never)
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const { container } = render(
    <form>
      <input type="hidden" name="revision" defaultValue="1" />
      <MenuRows {...shown} rows={[row(6), row(7)]} hrefs={['', '']} />
    </form>,
  )
  // A form that is laid over another tab's draft gives the rows no revision of theirs.
  announceRevision(2, 3)
  await userEvent.click(container.querySelector('[data-step=down]') as Element)
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  const fields = Object.fromEntries(new FormData(container.querySelector('form') as HTMLFormElement))
  expect(fields).toEqual({
    revision: '1',
    rows: JSON.stringify({ owner: { id: 3 }, items: [{ id: 6 }, { id: 7 }] }),
    press: `move|${list}[0]|1`,
  })
  expect(jest.mocked(callPanel).mock.lastCall?.[3]).toMatchObject({ revision: 1 })
})
