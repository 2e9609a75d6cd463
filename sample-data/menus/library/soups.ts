import type { Dish } from '@/sample-data/menus/outline'

/** Polish soups. */
export const polishSoups = {
  rosol: {
    name: 'Rosół z makaronem',
    zloty: 18,
    about: 'Z kury i kawałka wołowiny, gotowany pięć godzin na małym ogniu.',
    of: 'bulion drobiowy, marchew, pietruszka, makaron jajeczny, natka pietruszki',
  },
  zurek: {
    name: 'Żurek na zakwasie',
    zloty: 22,
    about: 'Własny zakwas żytni, biała kiełbasa, jajko i majeranek roztarty w dłoniach.',
    of: 'zakwas żytni, kiełbasa biała, jajko, boczek, śmietana, majeranek, chrzan',
  },
  pomidorowa: {
    name: 'Pomidorowa',
    zloty: 17,
    about: 'Na wczorajszym rosole, ze śmietaną i makaronem.',
    of: 'bulion drobiowy, pomidory, śmietana, makaron jajeczny',
  },
  ogorkowa: {
    name: 'Ogórkowa',
    zloty: 17,
    about: 'Kiszone ogórki z beczki, ziemniaki i koper.',
    of: 'bulion warzywny, ogórek kiszony, ziemniaki, marchew, śmietana, koper',
  },
  barszcz: {
    name: 'Barszcz czerwony z uszkami',
    zloty: 21,
    about: 'Zakwas z buraków, dwanaście uszek z grzybami.',
    of: 'buraki, seler, czosnek, majeranek, ciasto pierogowe, borowiki',
  },
  barszczUkrainski: {
    name: 'Barszcz ukraiński',
    zloty: 20,
    about: 'Buraki, fasola i kapusta, łyżka śmietany na środku.',
    of: 'buraki, fasola, kapusta, ziemniaki, seler, śmietana',
  },
  kapusniak: {
    name: 'Kapuśniak z żeberkiem',
    zloty: 20,
    about: 'Kwaśny, na wędzonym żeberku, z ziemniakami.',
    of: 'kapusta kiszona, żeberka, ziemniaki, marchew, majeranek',
  },
  grochowka: {
    name: 'Grochówka',
    zloty: 19,
    about: 'Gęsta tak, że łyżka stoi, z boczkiem i kiełbasą.',
    of: 'groch, boczek, kiełbasa wędzona, ziemniaki, seler, majeranek',
  },
  krupnik: {
    name: 'Krupnik',
    zloty: 17,
    about: 'Kasza jęczmienna, suszone grzyby i dużo natki.',
    of: 'kasza jęczmienna, bulion drobiowy, marchew, ziemniaki, borowiki, natka pietruszki',
  },
  flaki: {
    name: 'Flaki po zamojsku',
    zloty: 24,
    about: 'Pomidory, imbir i majeranek, bułka obok.',
    of: 'flaki wołowe, bulion wołowy, marchew, koncentrat pomidorowy, imbir, majeranek, bułka pszenna',
  },
  gulaszowa: {
    name: 'Zupa gulaszowa',
    zloty: 23,
    about: 'Wołowina, papryka i kminek, pełny talerz w jednej misce.',
    of: 'wołowina, papryka, ziemniaki, cebula, bulion wołowy, kminek',
  },
  grzybowa: {
    name: 'Grzybowa z łazankami',
    zloty: 22,
    about: 'Borowiki i podgrzybki suszone na strychu, śmietana, własne łazanki.',
    of: 'borowiki, bulion warzywny, śmietana, makaron jajeczny, natka pietruszki',
  },
  chlodnik: {
    name: 'Chłodnik z botwinką',
    zloty: 19,
    about: 'Zimny, różowy, z jajkiem i rzodkiewką.',
    of: 'botwinka, kefir, jajko, rzodkiewka, ogórek, koper',
  },
  czernina: {
    name: 'Czernina',
    zloty: 24,
    about: 'Słodko-kwaśna, z kluskami i suszoną śliwką, tak jak w Wielkopolsce.',
    of: 'krew kacza, bulion z kaczki, śliwki suszone, kluski, ocet',
  },
  forszmak: {
    name: 'Forszmak lubelski',
    zloty: 26,
    about: 'Gęsta zupa z mięs i wędlin z kwaśną nutą ogórka i koncentratu.',
    of: 'wołowina, kiełbasa wędzona, schab, ogórek kiszony, koncentrat pomidorowy, bulion wołowy',
  },
} satisfies Record<string, Dish>

/** Soups without meat. */
export const plantSoups = {
  dynia: {
    name: 'Krem z dyni',
    zloty: 20,
    about: 'Pieczona dynia, imbir i mleko kokosowe, na wierzchu prażone pestki.',
    of: 'dynia, imbir, mleko kokosowe, bulion warzywny, pestki dyni',
  },
  pomidory: {
    name: 'Krem z pieczonych pomidorów',
    zloty: 19,
    about: 'Pomidory i papryka z pieca, grzanki i bazyliowa oliwa.',
    of: 'pomidory, papryka, czosnek, bulion warzywny, grzanki, oliwa',
  },
  brokul: {
    name: 'Krem z brokułów',
    zloty: 19,
    about: 'Z migdałami w płatkach i kroplą cytryny.',
    of: 'brokuły, ziemniaki, bulion warzywny, migdały, cytryna',
  },
  burak: {
    name: 'Krem z buraka i jabłka',
    zloty: 19,
    about: 'Słodki i kwaśny naraz, z chrzanem.',
    of: 'buraki, jabłka, chrzan, bulion warzywny',
  },
  dal: {
    name: 'Zupa z czerwonej soczewicy',
    zloty: 20,
    about: 'Kmin, kurkuma i cytryna, sycąca na pół dnia.',
    of: 'soczewica czerwona, kmin rzymski, kurkuma, pomidory, cytryna, bulion warzywny',
  },
  minestrone: {
    name: 'Minestrone',
    zloty: 21,
    about: 'Dziewięć warzyw, fasola i drobny makaron.',
    of: 'cukinia, marchew, seler naciowy, fasola, pomidory, makaron pszenny, oliwa',
  },
  cebulowa: {
    name: 'Zupa cebulowa',
    zloty: 24,
    about: 'Cebula duszona dwie godziny, grzanka z ciągnącym się serem.',
    of: 'cebula, bulion warzywny, białe wino, chleb pszenny, ser żółty',
  },
  szparagowa: {
    name: 'Krem ze szparagów',
    zloty: 22,
    about: 'Białe szparagi, śmietanka i szczypta gałki.',
    of: 'szparagi, śmietanka, bulion warzywny, gałka muszkatołowa',
  },
  kalafior: {
    name: 'Kalafiorowa z koprem',
    zloty: 17,
    about: 'Na maśle i śmietanie, z młodymi ziemniakami.',
    of: 'kalafior, ziemniaki, marchew, śmietana, masło, koper',
  },
  kiszonka: {
    name: 'Kapuśniak roślinny',
    zloty: 18,
    about: 'Kapusta z własnej beczki, wędzona papryka zamiast boczku.',
    of: 'kapusta kiszona, ziemniaki, papryka wędzona, marchew, bulion warzywny',
  },
  groszek: {
    name: 'Krem z groszku z miętą',
    zloty: 19,
    about: 'Zielony jak maj, z miętą i jogurtem owsianym.',
    of: 'groszek, mięta, bulion warzywny, jogurt owsiany',
  },
} satisfies Record<string, Dish>
