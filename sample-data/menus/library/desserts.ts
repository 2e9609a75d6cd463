import type { Dish } from '@/sample-data/menus/outline'

/** Cakes by the piece. */
export const cakes = {
  sernik: {
    name: 'Sernik',
    zloty: 19,
    about: 'Z wiejskiego twarogu, pieczony w kąpieli, bez spodu.',
    of: 'twaróg, jajko, masło, cukier, wanilia',
  },
  sernikPistacja: {
    name: 'Sernik pistacjowy',
    zloty: 23,
    about: 'Na kruchym spodzie, z kremem z pistacji.',
    of: 'serek śmietankowy, jajko, pistacje, herbatniki, masło, cukier',
  },
  szarlotka: {
    name: 'Szarlotka na ciepło',
    zloty: 18,
    about: 'Szara reneta, cynamon i gruba kruszonka.',
    of: 'jabłka, cynamon, kruszonka, jajko',
  },
  makowiec: {
    name: 'Makowiec',
    zloty: 17,
    about: 'Mak mielony trzykrotnie, orzechy, miód i mało ciasta.',
    of: 'ciasto drożdżowe, mak, orzechy włoskie, miód, rodzynki',
  },
  brownie: {
    name: 'Brownie',
    zloty: 17,
    about: 'Wilgotne, z gorzką czekoladą i solą.',
    of: 'czekolada gorzka, masło, jajko, cukier, mąka pszenna',
  },
  brownieRoslinne: {
    name: 'Brownie z fasoli',
    zloty: 17,
    about: 'Czarna fasola, kakao i banan, nikt nie zgaduje.',
    of: 'fasola, kakao, banan, cukier, olej',
  },
  bezowy: {
    name: 'Tort bezowy',
    zloty: 24,
    about: 'Chrupiąca beza, mascarpone i owoce.',
    of: 'jajko, cukier, mascarpone, maliny',
  },
  piernik: {
    name: 'Piernik z powidłami',
    zloty: 16,
    about: 'Dojrzewał sześć tygodni, przełożony powidłami.',
    of: 'mąka pszenna, miód, jajko, powidła, przyprawy',
  },
  marchewkowe: {
    name: 'Ciasto marchewkowe',
    zloty: 18,
    about: 'Orzechy, cynamon i krem z serka.',
    of: 'marchew, mąka pszenna, jajko, orzechy włoskie, serek śmietankowy',
  },
  tarta: {
    name: 'Tarta cytrynowa',
    zloty: 19,
    about: 'Kwaśna, z palnikiem po bezie.',
    of: 'mąka pszenna, masło, cytryna, jajko, cukier',
  },
  tartaOwoce: {
    name: 'Tarta z owocami',
    zloty: 19,
    about: 'Krem waniliowy i owoce, jakie są.',
    of: 'mąka pszenna, masło, jajko, śmietanka, truskawki',
  },
  roslinnySernik: {
    name: 'Sernik z nerkowców',
    zloty: 22,
    about: 'Nerkowce, kokos i malina, bez pieczenia.',
    of: 'nerkowce, mleko kokosowe, maliny, daktyle',
  },
} satisfies Record<string, Dish>

/** Desserts in a cup. */
export const sweets = {
  lodyGalka: {
    name: 'Lody na gałki',
    zloty: 8,
    about: 'Kręcone rano, cena za pierwszą gałkę w kubeczku.',
    of: '',
  },
  pucharek: {
    name: 'Pucharek z owocami',
    zloty: 27,
    about: 'Trzy gałki, bita śmietana i ciepłe maliny.',
    of: 'lody waniliowe, bita śmietana, maliny',
  },
  gofr: {
    name: 'Gofr z bitą śmietaną i owocami',
    zloty: 24,
    about: 'Gruby, chrupiący, owoce sezonowe.',
    of: 'mąka pszenna, jajko, mleko, bita śmietana, truskawki',
  },
  gofrSuchy: {
    name: 'Gofr z cukrem pudrem',
    zloty: 14,
    about: 'Prosto z żelazka.',
    of: 'mąka pszenna, jajko, mleko, cukier',
  },
  litr: {
    name: 'Lody na wynos 1 l',
    zloty: 49,
    about: 'Pudełko termiczne, do trzech smaków.',
    of: '',
  },
  krem: {
    name: 'Crème brûlée',
    zloty: 22,
    about: 'Prawdziwa wanilia i karmel, który pęka pod łyżką.',
    of: 'śmietanka, jajko, wanilia, cukier',
  },
  mus: {
    name: 'Mus czekoladowy',
    zloty: 19,
    about: 'Z gorzkiej czekolady i aquafaby, bez nabiału.',
    of: 'czekolada gorzka, ciecierzyca, cukier',
  },
  budyn: {
    name: 'Budyń z sokiem',
    zloty: 14,
    about: 'Waniliowy, ciepły, z sokiem malinowym.',
    of: 'mleko, mąka ziemniaczana, wanilia, maliny, cukier',
  },
  racuchy: {
    name: 'Racuchy z jabłkami',
    zloty: 22,
    about: 'Sześć drożdżowych, z cukrem pudrem.',
    of: 'ciasto drożdżowe, jabłka, cukier',
  },
  pyzySlodkie: {
    name: 'Pyzy na parze z jagodami',
    zloty: 23,
    about: 'Dwie wielkie, z sosem jagodowym i śmietaną.',
    of: 'pyzy, jagody, śmietana, cukier',
  },
} satisfies Record<string, Dish>

/** French pancakes. */
export const crepes = {
  galette: {
    name: 'Galette complète',
    zloty: 34,
    about: 'Gryczana koperta z szynką, serem i jajkiem na wierzchu.',
    of: 'mąka gryczana, szynka, ser żółty, jajko, masło',
  },
  galetteKoza: {
    name: 'Galette z kozim serem',
    zloty: 36,
    about: 'Kozi ser, miód, orzechy włoskie i rukola.',
    of: 'mąka gryczana, ser kozi, miód, orzechy włoskie, rukola',
  },
  galetteLosos: {
    name: 'Galette z łososiem',
    zloty: 39,
    about: 'Wędzony łosoś, śmietana z koprem i cytryna.',
    of: 'mąka gryczana, łosoś wędzony, śmietana, koper, cytryna',
  },
  galetteGrzyby: {
    name: 'Galette z grzybami',
    zloty: 34,
    about: 'Pieczarki, boczniaki i tymianek w śmietance.',
    of: 'mąka gryczana, pieczarki, boczniaki, tymianek, śmietanka',
  },
  karmel: {
    name: 'Naleśnik z solonym karmelem',
    zloty: 24,
    about: 'Karmel gotowany prawie do dymu, sól z Guérande.',
    of: 'mąka pszenna, mleko, jajko, śmietanka, cukier, masło',
  },
  suzette: {
    name: 'Naleśniki Suzette',
    zloty: 28,
    about: 'W sosie z pomarańczy i masła.',
    of: 'mąka pszenna, mleko, jajko, pomarańcze, masło, cukier',
  },
  czekolada: {
    name: 'Naleśnik z czekoladą i gruszką',
    zloty: 26,
    about: 'Gorzka czekolada i gruszka gotowana w wanilii.',
    of: 'mąka pszenna, mleko, jajko, czekolada gorzka, gruszki',
  },
  cytryna: {
    name: 'Naleśnik z cytryną i cukrem',
    zloty: 18,
    about: 'Najprostszy i wielu ulubiony.',
    of: 'mąka pszenna, mleko, jajko, cytryna, cukier',
  },
} satisfies Record<string, Dish>
