import { cellText } from '@/lib/domain/panel/report/report-csv'
import type personWords from '@/messages/panel/console-person.json'
import { consentPath } from './paths'
import type { MarketingConsent } from './schema'

type Words = (typeof personWords)['consents']

/** Byte order mark of UTF-8: Polish Excel opens the file as a table. */
const BOM = '\ufeff'
/** A phone number begins with a plus sign: mailing tools need it, and it is no formula. */
const PHONE = /^\+\d{7,15}$/

/** The first line of the file. */
export function consentCsvHead({ columns }: Words): string {
  const { contact, given, origin, wording, withdrawal } = columns
  return `${BOM}${[contact, given, origin, wording, withdrawal].join(';')}\r\n`
}

/**
 * One line per consent: contact, date, origin, wording, and the address of the withdrawal at the brand's host.
 * Contract C42.
 */
export function consentCsvLines(consents: readonly MarketingConsent[], host: string, words: Words): string {
  return consents
    .map(({ contact, given_at, origin, wording, code }) => {
      const where = words[origin.kind].replace('{number}', origin.number)
      const whom = PHONE.test(contact) ? contact : cellText(contact)
      return `${[whom, ...[given_at, where, wording, host + consentPath(code)].map(cellText)].join(';')}\r\n`
    })
    .join('')
}
