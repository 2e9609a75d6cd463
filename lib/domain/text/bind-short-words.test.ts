import { bindLetters, bindShortWords } from './bind-short-words'

it.each([
  ['Stoliki i jedzenie w Lublinie', 'Stoliki i~jedzenie w~Lublinie'],
  ['W Lublinie (i obok) „z sosem”', 'W~Lublinie (i~obok) „z~sosem”'],
  ['na dziś, do domu', 'na~dziś, do~domu'],
  ['art. 14 ust. 2 pkt 3, ul. Długa', 'art.~14 ust.~2 pkt~3, ul.~Długa'],
  ['zupa dnia to żurek', 'zupa dnia to żurek'],
])('prose: %s', (text, tied) => expect(bindShortWords(text)).toBe(tied.replaceAll('~', '\u00a0')))

it.each([
  ['Zamów do domu i do pracy', 'Zamów do domu i~do pracy'],
  ['a w domu', 'a~w~domu'],
  [
    '{count, plural, one {w # mieście} other {w # miastach}}',
    '{count, plural, one {w~# mieście} other {w~# miastach}}',
  ],
  ['<privacy>o prywatności</privacy> o {time}', '<privacy>o~prywatności</privacy> o~{time}'],
])('headings and labels: %s', (text, tied) => expect(bindLetters(text)).toBe(tied.replaceAll('~', '\u00a0')))
