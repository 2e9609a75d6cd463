import words from '@/messages/panel/report.json'
import { dayReport } from './day-report'
import { cellText, reportCsv } from './report-csv'

const order = {
  number: '1007',
  at: new Date('2026-11-27T18:00:00+01:00'),
  status: 'cancelled' as const,
  deliveryType: 'takeout' as const,
  method: 'cash' as const,
  totalGrosze: 5105,
  answeredSeconds: 42,
  endedBy: 'restaurant' as const,
  reason: '=HYPERLINK("http://evil.example";"kliknij")',
  refunds: [],
}

it('C27 opens in Polish Excel as a table: mark, semicolons, line ends, commas', () => {
  const text = reportCsv(dayReport('2026-11-27', [{ ...order, status: 'delivered', reason: null }], []), words)
  expect(text.startsWith('\ufeffRaport dnia;2026-11-27\r\n')).toBe(true)
  expect(text).toContain('\r\nGotówka;Powinno być w kasie;;51,05\r\n')
  expect(text).toContain('\r\n1007;18:00;Odebrane;Gotówką przy odbiorze;51,05;42;\r\n')
  const brought = { ...order, deliveryType: 'delivery' as const, status: 'delivered' as const, reason: null }
  expect(reportCsv(dayReport('2026-11-27', [brought], []), words)).toContain(';Dostarczone;')
})

it('C27 typed text is never a formula', () => {
  const text = reportCsv(dayReport('2026-11-27', [order], []), words)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"";""kliknij"")"`)
  expect(text).not.toMatch(/(^|[;\n"])=/)
})

it.each([
  ['=1+1', "'=1+1"],
  ['+48 600', "'+48 600"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['a;b', '"a;b"'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
  ['żurek', 'żurek'],
  [7, '7'],
  [{ grosze: 5 }, '0,05'],
  [{ grosze: -105 }, '-1,05'],
  [null, ''],
])('C27 %j is written %j', (cell, expected) => expect(cellText(cell)).toBe(expected))
