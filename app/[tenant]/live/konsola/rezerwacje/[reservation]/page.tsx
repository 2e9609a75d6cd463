import { consolePage } from '@/app/_pages/console-page'
import { ReservationSubjectPage } from '@/components/console/lookup/reservation-subject-page'
import { UnknownSubject } from '@/components/console/lookup/unknown-subject'
import { lookupCalls } from '@/lib/domain/console/lookup-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { setPageStatus } from '@/lib/server/http/answer/set-page-status'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'

export const metadata = { title: panelWords.console.pages.lookup }

/** One reservation, as operations see it. Contract C40. */
export default consolePage('lookup', async ({ tenant, console }, { params, searchParams }) => {
  const reservation = String((await params).reservation)
  const asked = { bearer: console.bearer, params: { reservation } }
  const answer = await callUpstream(tenant, lookupCalls.reservation, asked)
  // 422: a number that no row can have.
  if (!answer.ok && (answer.status === 404 || answer.status === 422)) {
    setPageStatus(404)
    return <UnknownSubject subject="reservation" />
  }
  return (
    <ReservationSubjectPage
      mayAct={console.permissions.includes('work_queue')}
      mayBlock={console.permissions.includes('handle_person_data')}
      reservation={dataOrThrow(answer)}
      attempt={crypto.randomUUID()}
      answer={await readFormAnswer(await searchParams)}
    />
  )
})
