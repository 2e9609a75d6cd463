import type { Dish } from '@/sample-data/menus/outline'

/** Polish meat dishes, each with a side dish. */
export const polishMains = {
  schabowy: {
    name: 'Kotlet schabowy',
    zloty: 38,
    about: 'Rozbity na świeżo, smażony na smalcu, z ziemniakami i zasmażaną kapustą.',
    of: 'schab, panierka, jajko, smalec, ziemniaki, kapusta',
  },
  devolay: {
    name: 'Devolay',
    zloty: 39,
    about: 'Filet zawinięty wokół masła z koprem, przetnij ostrożnie.',
    of: 'kurczak, masło, koper, panierka, jajko, ziemniaki',
  },
  mielony: {
    name: 'Kotlet mielony z buraczkami',
    zloty: 33,
    about: 'Wieprzowo-wołowy, z cebulą i bułką namoczoną w mleku, obok purée.',
    of: 'wieprzowina, mielona wołowina, bułka pszenna, mleko, jajko, ziemniaki, masło, buraki',
  },
  golabki: {
    name: 'Gołąbki w sosie pomidorowym',
    zloty: 34,
    about: 'Dwa duże, z mięsem i ryżem, duszone do miękkości.',
    of: 'kapusta, wieprzowina, ryż, pomidory, śmietana',
  },
  bigos: {
    name: 'Bigos trzydniowy',
    zloty: 32,
    about: 'Kapusta kiszona i słodka, pięć mięs, śliwka i grzyby, odgrzewany trzeci raz.',
    of: 'kapusta kiszona, kapusta, kiełbasa wędzona, wołowina, boczek, borowiki, śliwki suszone, czerwone wino',
  },
  zrazy: {
    name: 'Zrazy z kaszą',
    zloty: 49,
    about: 'Wołowe, z ogórkiem, boczkiem i musztardą, w ciemnym sosie, z kaszą gryczaną.',
    of: 'wołowina, boczek, ogórek kiszony, musztarda, kasza gryczana, bulion wołowy',
  },
  zeberka: {
    name: 'Żeberka w miodzie',
    zloty: 52,
    about: 'Pieczone cztery godziny, glazurowane miodem gryczanym i piwem.',
    of: 'żeberka, miód, słód jęczmienny, czosnek, ziemniaki, kapusta',
  },
  golonka: {
    name: 'Golonka z pieca',
    zloty: 58,
    about: 'Chrupiąca skóra, chrzan, musztarda i pajda chleba.',
    of: 'golonka, chrzan, musztarda, chleb żytni, kapusta kiszona',
  },
  kaczka: {
    name: 'Kaczka z jabłkami',
    zloty: 64,
    about: 'Pół kaczki pieczonej z majerankiem, jabłka, modra kapusta i pyzy na parze.',
    of: 'kaczka, jabłka, majeranek, czerwona kapusta, pyzy',
  },
  ges: {
    name: 'Gęsie udo',
    zloty: 69,
    about: 'Pieczone wolno we własnym tłuszczu, z kaszą i żurawiną.',
    of: 'gęsina, kasza gryczana, żurawina suszona, czerwone wino',
  },
  watrobka: {
    name: 'Wątróbka z cebulą',
    zloty: 31,
    about: 'Drobiowa, smażona krótko, z jabłkiem i cebulą na maśle.',
    of: 'wątróbka drobiowa, cebula, jabłka, masło, ziemniaki',
  },
  gulasz: {
    name: 'Gulasz z kaszą',
    zloty: 36,
    about: 'Łopatka duszona z papryką, kasza gryczana, ogórek kiszony.',
    of: 'wieprzowina, papryka, cebula, kasza gryczana, ogórek kiszony, mąka pszenna',
  },
  pstrag: {
    name: 'Pstrąg z masłem i koprem',
    zloty: 54,
    about: 'Cały, pieczony w pergaminie, z młodymi ziemniakami.',
    of: 'pstrąg, masło, koper, cytryna, ziemniaki',
  },
  dorsz: {
    name: 'Dorsz smażony',
    zloty: 46,
    about: 'W cieście na maślance, z frytkami i surówką z kiszonej kapusty.',
    of: 'dorsz, mąka pszenna, maślanka, jajko, frytki, kapusta kiszona',
  },
  karkowka: {
    name: 'Karkówka z rusztu',
    zloty: 43,
    about: 'Marynowana dobę w musztardzie i czosnku, z pieczonym ziemniakiem.',
    of: 'karkówka, musztarda, czosnek, ziemniaki, śmietana',
  },
  kurczakRozen: {
    name: 'Pół kurczaka z rożna',
    zloty: 32,
    about: 'Obraca się półtorej godziny, skóra ma chrupać.',
    of: 'kurczak, papryka słodka, czosnek, majeranek',
  },
  kielbasa: {
    name: 'Kiełbasa z rusztu',
    zloty: 24,
    about: 'Nacinana w krzyż, musztarda i kromka chleba.',
    of: 'kiełbasa wędzona, musztarda, chleb żytni',
  },
  fasolka: {
    name: 'Fasolka po bretońsku',
    zloty: 27,
    about: 'Fasola Jaś, boczek, kiełbasa i majeranek.',
    of: 'fasola, boczek, kiełbasa wędzona, koncentrat pomidorowy, majeranek',
  },
} satisfies Record<string, Dish>

/** Dishes of flour, potatoes and groats. */
export const polishFlour = {
  placki: {
    name: 'Placki ziemniaczane',
    zloty: 27,
    about: 'Tarte na grubych oczkach, chrupiące na brzegach, kwaśna śmietana.',
    of: 'ziemniaki, cebula, jajko, mąka pszenna, śmietana',
  },
  plackiGulasz: {
    name: 'Placek po zbójnicku',
    zloty: 42,
    about: 'Duży placek złożony na pół, w środku gulasz z wołowiny.',
    of: 'ziemniaki, jajko, mąka pszenna, wołowina, papryka, śmietana',
  },
  plyndze: {
    name: 'Plyndze z cukrem',
    zloty: 25,
    about: 'Wielkopolskie placki, na słodko albo solone, smażone na oleju.',
    of: 'ziemniaki, jajko, mąka pszenna, cukier',
  },
  pyryGzik: {
    name: 'Pyry z gzikiem',
    zloty: 26,
    about: 'Ziemniaki w mundurkach, twaróg ze śmietaną i szczypiorkiem, olej lniany osobno.',
    of: 'ziemniaki, twaróg, śmietana, szczypior, cebula',
  },
  kopytka: {
    name: 'Kopytka z okrasą',
    zloty: 25,
    about: 'Podsmażane, ze skwarkami i cebulką.',
    of: 'ziemniaki, mąka pszenna, jajko, skwarki, cebula',
  },
  szagowki: {
    name: 'Szagówki z sosem grzybowym',
    zloty: 31,
    about: 'Kluski krojone na szagę, polane sosem z podgrzybków.',
    of: 'ziemniaki, mąka pszenna, jajko, borowiki, śmietana',
  },
  kluskiSlaskie: {
    name: 'Kluski śląskie z sosem',
    zloty: 28,
    about: 'Z dziurką na sos pieczeniowy, do tego modra kapusta.',
    of: 'ziemniaki, mąka ziemniaczana, bulion wołowy, czerwona kapusta',
  },
  nalesnikiSer: {
    name: 'Naleśniki z twarogiem',
    zloty: 26,
    about: 'Dwa duże, z rodzynkami, polane śmietaną.',
    of: 'mąka pszenna, mleko, jajko, twaróg, rodzynki, śmietana',
  },
  lazanki: {
    name: 'Łazanki z kapustą',
    zloty: 27,
    about: 'Kapusta, kiełbasa i grzyby wymieszane na patelni.',
    of: 'makaron jajeczny, kapusta kiszona, kiełbasa wędzona, borowiki',
  },
  pirog: {
    name: 'Piróg biłgorajski',
    zloty: 24,
    about: 'Pieczony z ziemniaków, kaszy gryczanej i twarogu, na ciepło ze śmietaną.',
    of: 'ziemniaki, kasza gryczana, twaróg, jajko, mąka pszenna, śmietana',
  },
  cebularz: {
    name: 'Cebularz lubelski',
    zloty: 12,
    about: 'Z cebulą i makiem, odgrzany w piecu.',
    of: 'mąka pszenna, cebula, mak, masło, mleko',
  },
} satisfies Record<string, Dish>

/** Starters. */
export const polishStarters = {
  sledz: {
    name: 'Śledź w śmietanie',
    zloty: 24,
    about: 'Matias, jabłko, cebula i ziemniak w mundurku.',
    of: 'śledź, śmietana, jabłka, cebula, ziemniaki',
  },
  tatar: {
    name: 'Tatar wołowy',
    zloty: 46,
    about: 'Polędwica siekana nożem, żółtko, ogórek, cebula i grzybki.',
    of: 'wołowina, jajko, ogórek kiszony, cebula, pieczarki, musztarda',
  },
  smalec: {
    name: 'Smalec z ogórkiem',
    zloty: 16,
    about: 'Z jabłkiem i skwarkami, trzy pajdy chleba.',
    of: 'smalec, skwarki, jabłka, chleb żytni, ogórek kiszony',
  },
  pasztet: {
    name: 'Pasztet z gęsi',
    zloty: 27,
    about: 'Pieczony w kamionce, z żurawiną i chlebem.',
    of: 'gęsina, wątróbka drobiowa, jajko, bułka pszenna, żurawina suszona, chleb żytni',
  },
  oscypek: {
    name: 'Ser wędzony z żurawiną',
    zloty: 25,
    about: 'Opieczony na ruszcie, miękki w środku.',
    of: 'ser wędzony, żurawina suszona',
  },
  galareta: {
    name: 'Galareta z nóżek',
    zloty: 20,
    about: 'Klarowna, z octem i kromką chleba.',
    of: 'wieprzowina, marchew, ocet, chleb żytni',
  },
} satisfies Record<string, Dish>
