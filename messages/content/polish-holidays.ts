/** Polish names of the public holidays. */
export const HOLIDAY_NAMES = {
  newYear: 'Nowy Rok',
  epiphany: 'Święto Trzech Króli',
  easterSunday: 'Wielkanoc',
  easterMonday: 'Poniedziałek Wielkanocny',
  labourDay: 'Święto Pracy',
  constitutionDay: 'Święto Konstytucji 3 Maja',
  pentecost: 'Zielone Świątki',
  corpusChristi: 'Boże Ciało',
  assumption: 'Wniebowzięcie NMP',
  allSaints: 'Wszystkich Świętych',
  independenceDay: 'Święto Niepodległości',
  christmasEve: 'Wigilia',
  christmasDay: 'Boże Narodzenie',
  secondChristmasDay: 'Drugi dzień świąt',
}
