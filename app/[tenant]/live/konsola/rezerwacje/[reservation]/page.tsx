import { absent, consolePage } from '@/app/_pages/console-page'
import { ReservationSubjectPage } from '@/components/console/lookup/reservation-subject-page'
import { UnknownSubject } from '@/components/console/lookup/unknown-subject'
import { lookupCalls } from '@/lib/domain/console/lookup-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.console.pages.lookup }

/** One reservation, as operations see it. Contract C40. */
export default consolePage('lookup', async ({ find, params: { reservation = '' }, console, answer, attempt }) => {
  // 422: a number that no row can have.
  const found = await find(lookupCalls.reservation, { params: { reservation } }, [404, 422])
  return (
    <ReservationSubjectPage
      reservation={found ?? absent(<UnknownSubject subject="reservation" />)}
      mayAct={console.permissions.includes('work_queue')}
      mayBlock={console.permissions.includes('handle_person_data')}
      attempt={attempt}
      answer={answer}
    />
  )
})
