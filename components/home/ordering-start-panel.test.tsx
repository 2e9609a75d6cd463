import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import messages from '@/messages/pl.json'
import { useOrderingStart } from './ordering-start-panel'

function Title() {
  return useOrderingStart([]).words.address.suggestions
}

it('C31 a suggestion shows no list: only the button opens it', () =>
  expect(
    renderToStaticMarkup(
      <NextIntlClientProvider locale="pl" messages={messages}>
        <Title />
      </NextIntlClientProvider>,
    ),
  ).toBe('Podpowiedzi'))
