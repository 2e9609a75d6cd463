import pino from 'pino'
import { fileThread } from './file-thread'

/** Answers with the path; `/die` ends the thread, `/slow` answers late. */
const SCRIPT = `
import { parentPort } from 'node:worker_threads'
const underWay = []
parentPort.on('message', (message) => {
  if (message === 'stop') return void Promise.all(underWay).then(() => parentPort.close())
  const { id, request } = message
  if (request.url === '/die') throw new Error('too much')
  const answer = { status: 200, headers: [], body: new TextEncoder().encode(request.url).buffer }
  underWay.push(new Promise((resolve) => setTimeout(resolve, request.url === '/slow' ? 200 : 0)).then(() =>
    parentPort.postMessage({ id, answer }),
  ))
})`
const open = () => fileThread(new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`), pino({ level: 'silent' }))
const sendRequest = (url: string) => ({ url, method: 'GET', headers: [], body: null })
const textOf = (answer: { body: ArrayBuffer } | null) => answer && new TextDecoder().decode(answer.body)

it('C37 each call has its own answer; a call that kills the thread has none, and the next starts another', async () => {
  const thread = open()
  const answers = await Promise.all(['/a', '/b', '/c'].map((url) => thread.answer(sendRequest(url))))
  expect(answers.map(textOf)).toEqual(['/a', '/b', '/c'])
  expect(await thread.answer(sendRequest('/die'))).toBeNull()
  expect(textOf(await thread.answer(sendRequest('/d')))).toBe('/d')
  await thread.close()
})

it('C37 it ends once calls under way are answered; a thread that was never started has nothing to end', async () => {
  const thread = open()
  const slow = thread.answer(sendRequest('/slow'))
  await thread.close()
  expect(textOf(await slow)).toBe('/slow')
  await open().close()
})
