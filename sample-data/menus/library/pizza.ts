import type { Dish } from '@/sample-data/menus/outline'

/** Pizzas with tomato sauce. */
export const redPizzas = {
  marinara: {
    name: 'Marinara',
    zloty: 27,
    about: 'Pomidory pelati, dużo czosnku, oregano i oliwa. Bez sera, za to z chrupiącym rantem.',
    of: 'ciasto na pizzę, pomidory pelati, czosnek, oregano, oliwa',
  },
  margherita: {
    name: 'Margherita',
    zloty: 32,
    about: 'Sos z pelati, mozzarella i bazylia dorzucona po wyjęciu z pieca.',
    of: 'ciasto na pizzę, pomidory pelati, mozzarella, bazylia, oliwa',
  },
  bufalina: {
    name: 'Bufalina',
    zloty: 41,
    about: 'Margherita z mozzarellą z mleka bawolego, która topi się dopiero na talerzu.',
    of: 'ciasto na pizzę, pomidory pelati, mozzarella bawola, bazylia, oliwa',
  },
  capricciosa: {
    name: 'Capricciosa',
    zloty: 39,
    about: 'Gotowana szynka, pieczarki, karczochy i czarne oliwki na sosie pomidorowym.',
    of: 'ciasto na pizzę, pomidory pelati, mozzarella, szynka, pieczarki, karczochy, oliwki',
  },
  diavola: {
    name: 'Diavola',
    zloty: 39,
    about: 'Pikantne salami, chili i odrobina miodu, żeby ogień miał równowagę.',
    of: 'ciasto na pizzę, pomidory pelati, mozzarella, salami pikantne, chili, miód',
  },
  prosciutto: {
    name: 'Prosciutto i rukola',
    zloty: 43,
    about: 'Dojrzewająca szynka i rukola położone na gorący placek, na wierzchu płatki parmezanu.',
    of: 'ciasto na pizzę, pomidory pelati, mozzarella, szynka dojrzewająca, rukola, parmezan',
  },
  funghi: {
    name: 'Funghi',
    zloty: 35,
    about: 'Pieczarki smażone na maśle z tymiankiem i natką pietruszki.',
    of: 'ciasto na pizzę, pomidory pelati, mozzarella, pieczarki, masło, tymianek, natka pietruszki',
  },
  tonno: {
    name: 'Tonno',
    zloty: 39,
    about: 'Tuńczyk z oliwy, czerwona cebula i kapary, na koniec skórka z cytryny.',
    of: 'ciasto na pizzę, pomidory pelati, mozzarella, tuńczyk, czerwona cebula, kapary, cytryna',
  },
  hawajska: {
    name: 'Hawajska',
    zloty: 37,
    about: 'Szynka i ananas opieczony wcześniej w piecu, więc słodki, a nie wodnisty.',
    of: 'ciasto na pizzę, pomidory pelati, mozzarella, szynka, ananas',
  },
  wiejska: {
    name: 'Wiejska',
    zloty: 40,
    about: 'Kiełbasa z dymu, boczek, cebula i ogórek kiszony pokrojony w cienkie plastry.',
    of: 'ciasto na pizzę, pomidory pelati, mozzarella, kiełbasa wędzona, boczek, cebula, ogórek kiszony',
  },
  warzywna: {
    name: 'Ortolana',
    zloty: 37,
    about: 'Bakłażan, cukinia i papryka z pieca, do tego świeża bazylia.',
    of: 'ciasto na pizzę, pomidory pelati, mozzarella, bakłażan, cukinia, papryka, bazylia',
  },
  owoceMorza: {
    name: 'Frutti di mare',
    zloty: 48,
    about: 'Krewetki, kalmary i małże duszone z czosnkiem, pietruszką i kieliszkiem białego wina.',
    of: 'ciasto na pizzę, pomidory pelati, mozzarella, krewetki, kalmary, małże, czosnek, białe wino, natka pietruszki',
  },
  calzone: {
    name: 'Calzone',
    zloty: 41,
    about: 'Zamknięty pieróg z ricottą, szynką i pieczarkami, z sosem pomidorowym obok.',
    of: 'ciasto na pizzę, ricotta, mozzarella, szynka, pieczarki, pomidory pelati',
  },
  roslinna: {
    name: 'Zielony ogród',
    zloty: 38,
    about: 'Szpinak, karczochy, suszone pomidory i roślinny ser, który naprawdę się ciągnie.',
    of: 'ciasto na pizzę, pomidory pelati, ser roślinny, szpinak, karczochy, suszone pomidory',
  },
} satisfies Record<string, Dish>

/** Pizzas on cream or cheese. */
export const whitePizzas = {
  czterySery: {
    name: 'Quattro formaggi',
    zloty: 41,
    about: 'Mozzarella, gorgonzola, ricotta i parmezan, osobno do polania łyżka miodu.',
    of: 'ciasto na pizzę, mozzarella, gorgonzola, ricotta, parmezan, miód',
  },
  carbonara: {
    name: 'Bianca z guanciale',
    zloty: 42,
    about: 'Guanciale wytopione na złoto, żółtko i pieprz zmielony na grubo.',
    of: 'ciasto na pizzę, mozzarella, guanciale, jajko, parmezan, pieprz',
  },
  gruszka: {
    name: 'Gruszka i gorgonzola',
    zloty: 42,
    about: 'Cienkie plastry gruszki, gorgonzola i orzechy włoskie podprażone w piecu.',
    of: 'ciasto na pizzę, śmietanka, mozzarella, gorgonzola, gruszki, orzechy włoskie',
  },
  ziemniak: {
    name: 'Patata e rosmarino',
    zloty: 36,
    about: 'Ziemniaki krojone cienko jak papier, rozmaryn, sól i oliwa.',
    of: 'ciasto na pizzę, mozzarella, ziemniaki, rozmaryn, oliwa',
  },
  losos: {
    name: 'Salmone',
    zloty: 45,
    about: 'Wędzony łosoś, mascarpone, koper i cytryna, łosoś trafia na placek po wypieku.',
    of: 'ciasto na pizzę, mascarpone, mozzarella, łosoś wędzony, koper, cytryna',
  },
  pistacja: {
    name: 'Mortadela i pistacje',
    zloty: 46,
    about: 'Mortadela zwinięta w róże, burrata i siekane pistacje.',
    of: 'ciasto na pizzę, mozzarella, mortadela, burrata, pistacje',
  },
} satisfies Record<string, Dish>
