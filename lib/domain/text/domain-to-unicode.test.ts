import { normaliseEmail } from '@/lib/domain/form/contact'
import { domainToUnicode } from './domain-to-unicode'
import { maskEmail } from './mask-contact'

it.each(['żółw.pl', 'münchen.de', 'poczta.łąka.com.pl', '例え.jp', 'bücher-café.example'])(
  'C11 the domain %s is read back as it was typed',
  (domain) => {
    const sent = normaliseEmail(`jan@${domain}`)
    expect(sent).toMatch(/^jan@.*xn--/)
    expect(domainToUnicode(sent.slice(4))).toBe(domain)
    expect(maskEmail(sent)).toBe(`j•••@${domain}`)
  },
)

it.each(['example.pl', 'xn--.pl', 'xn--!.pl', 'xn--99999999999999.pl', ''])('%j stays as it is', (domain) => {
  expect(domainToUnicode(domain)).toBe(domain)
})
