/** @jest-environment ./tests/support/browser-environment.mjs */
import { render, screen } from '@testing-library/react'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { QueueWatch } from './queue-watch'

const words = panelWords.consoleQueue.alarm

it.each([
  ['is made anew', <details key="form" />, ''],
  ['waits for who types', <input key="field" />, '#case'],
  ['waits for who has a form unfolded', <details key="form" open />, '#case'],
])('C38 a queue that changed %s', async (_, content, hash) => {
  globalThis.fetch = async () =>
    Response.json({ waiting: 0, level: 'silent', handed: [], taken_over: [], revision: 'new' })
  // jsdom loads no page: a navigation shows only as the fragment that disappears.
  location.hash = '#case'
  render(
    <main>
      {content}
      <QueueWatch url="/alarm" queuePath="/konsola/do-zrobienia" shown="old" words={words} />
    </main>,
  )
  screen.queryByRole('textbox')?.focus()
  await screen.findByText(words.changed)
  expect(location.hash).toBe(hash)
})
