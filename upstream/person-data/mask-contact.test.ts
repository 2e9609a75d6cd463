import { normaliseEmail } from '@/lib/domain/form/contact'
import { maskEmail } from './mask-contact'

it.each([
  ['jan@żółw.pl', 'j•••@żółw.pl'],
  ['jan@poczta.łąka.com.pl', 'j•••@poczta.łąka.com.pl'],
  ['jan@example.pl', 'j•••@example.pl'],
  ['jan@xn--99999999999999.pl', 'j•••@xn--99999999999999.pl'],
])('C11 C19 %s is shown as %s', (typed, shown) => expect(maskEmail(normaliseEmail(typed))).toBe(shown))
