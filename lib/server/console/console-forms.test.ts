import { panelWords } from '@/lib/domain/panel/panel-words'
import { CONSOLE_FORMS } from './console-forms'
import { LOOKUP_FORMS } from './lookup-forms'
import { MARKETING_FORMS } from './marketing-forms'
import { QUEUE_FORMS } from './queue-forms'
import { SERVED_RESTAURANT_FORMS } from './restaurant-forms'

it.each(Object.entries({ QUEUE_FORMS, LOOKUP_FORMS, MARKETING_FORMS, RESTAURANT_FORMS: SERVED_RESTAURANT_FORMS }))(
  'C38 each form of %s is the one that its name submits',
  (_, forms) => {
    expect(Object.keys(forms).filter((name) => CONSOLE_FORMS[name] !== forms[name])).toEqual([])
  },
)

it('C38 the outcome of a form has the same text on every page', () => {
  const { access, consoleQueue, consoleRestaurants, lookup, marketing } = panelWords
  const codes = [access, consoleQueue, consoleRestaurants, lookup, marketing].flatMap(({ done }) => Object.keys(done))
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([])
})
