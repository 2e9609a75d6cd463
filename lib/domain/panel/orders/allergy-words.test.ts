import { mentionsAllergy } from './allergy-words'

it.each([
  'Alergia na orzechy!',
  'mam ALERGIĘ – proszę uważać',
  'uczulony na seler',
  'Córka jest uczulona na mleko',
  'nietolerancja laktozy',
  'celiakia',
  'bezglutenowe proszę',
  'proszę bez glutenu',
  'bez orzechów, dziękuję',
  'nie mogę jeść ryb',
  'nie wolno mi orzechów',
  'nie toleruję laktozy',
])('C29 "%s" is an allergy', (note) => expect(mentionsAllergy(note)).toBe(true))

it.each([
  'nie mogę odebrać telefonu',
  'kurier nie może wjechać',
  'proszę nie wstrząsać',
  'bez cebuli',
  'bez skóry',
  'Dzwonić do drzwi',
  'na ostro',
  '',
  'energia w domu, kod 12',
  'bez sztućców',
])('C29 "%s" is none', (note) => expect(mentionsAllergy(note)).toBe(false))
