import type { Dish } from '@/sample-data/menus/outline'

/** With eggs. */
export const eggs = {
  jajecznica: {
    name: 'Jajecznica z trzech jaj',
    zloty: 23,
    about: 'Na maśle ze szczypiorkiem, pieczywo i pomidor obok.',
    of: 'jajko, masło, szczypior, pomidory',
  },
  jajecznicaBoczek: {
    name: 'Jajecznica na boczku',
    zloty: 27,
    about: 'Boczek wytopiony do chrupania, trzy jajka z wolnego wybiegu.',
    of: 'jajko, boczek, szczypior',
  },
  sadzone: {
    name: 'Jajka sadzone z ziemniakami',
    zloty: 24,
    about: 'Dwa jajka, ziemniaki z koperkiem i kubek maślanki.',
    of: 'jajko, ziemniaki, koper, masło, maślanka',
  },
  omlet: {
    name: 'Omlet ze szpinakiem i fetą',
    zloty: 28,
    about: 'Puszysty, złożony na pół.',
    of: 'jajko, szpinak, feta, masło',
  },
  szakszuka: {
    name: 'Szakszuka',
    zloty: 31,
    about: 'Dwa jajka w pomidorach z kminem i papryką, pita do wycierania.',
    of: 'jajko, pomidory, papryka, kmin rzymski, pita',
  },
  benedykt: {
    name: 'Jajka po benedyktyńsku',
    zloty: 36,
    about: 'Dwa w koszulkach na bułce, szynka i holenderski.',
    of: 'jajko, bułka pszenna, szynka, masło, cytryna',
  },
  benedyktLosos: {
    name: 'Jajka w koszulkach z łososiem',
    zloty: 41,
    about: 'Wędzony łosoś, szpinak, sos holenderski.',
    of: 'jajko, bułka pszenna, łosoś wędzony, szpinak, masło, cytryna',
  },
  tureckie: {
    name: 'Jajka po turecku',
    zloty: 33,
    about: 'W koszulkach, na jogurcie z czosnkiem, masło z papryką.',
    of: 'jajko, jogurt, czosnek, masło, papryka słodka, pita',
  },
  miekko: {
    name: 'Jajka na miękko, 2 sztuki',
    zloty: 16,
    about: 'Sześć minut, z paluszkami z grzanki.',
    of: 'jajko, chleb pszenny, masło',
  },
} satisfies Record<string, Dish>

/** Sweet dishes, and dishes on bread. */
export const mornings = {
  owsianka: {
    name: 'Owsianka z jabłkiem i cynamonem',
    zloty: 21,
    about: 'Gotowana na mleku, z duszonym jabłkiem i orzechami.',
    of: 'płatki owsiane, mleko, jabłka, cynamon, orzechy włoskie',
  },
  owsiankaRoslinna: {
    name: 'Owsianka na mleku owsianym',
    zloty: 22,
    about: 'Banan, masło orzechowe i kakao.',
    of: 'płatki owsiane, mleko owsiane, banan, masło orzechowe, kakao',
  },
  jaglanka: {
    name: 'Jaglanka z malinami',
    zloty: 21,
    about: 'Kasza jaglana na mleku kokosowym, maliny i pestki.',
    of: 'kasza jaglana, mleko kokosowe, maliny, pestki dyni',
  },
  granola: {
    name: 'Granola z jogurtem',
    zloty: 23,
    about: 'Pieczona z miodem, jogurt i owoce.',
    of: 'płatki owsiane, miód, migdały, jogurt, borówki',
  },
  pancakes: {
    name: 'Placuszki z owocami',
    zloty: 29,
    about: 'Pięć grubych, na maślance, z borówkami i syropem klonowym.',
    of: 'mąka pszenna, maślanka, jajko, borówki, syrop klonowy',
  },
  tosty: {
    name: 'Tosty francuskie z chałki',
    zloty: 28,
    about: 'Chałka w jajku i wanilii, karmelizowana gruszka.',
    of: 'chałka, jajko, mleko, wanilia, gruszki, cukier',
  },
  awokado: {
    name: 'Tost z awokado',
    zloty: 28,
    about: 'Na chlebie na zakwasie, z limonką, chili i pestkami.',
    of: 'chleb żytni, awokado, limonka, chili, pestki dyni',
  },
  twarozek: {
    name: 'Twarożek z rzodkiewką',
    zloty: 19,
    about: 'Twaróg, szczypiorek, rzodkiewka i świeże pieczywo.',
    of: 'twaróg, śmietana, rzodkiewka, szczypior, chleb żytni',
  },
  kanapkaLosos: {
    name: 'Bajgiel z łososiem',
    zloty: 31,
    about: 'Serek, wędzony łosoś, kapary i koper.',
    of: 'bajgiel, serek śmietankowy, łosoś wędzony, kapary, koper',
  },
  kanapkaSzynka: {
    name: 'Kanapka z szynką i jajkiem',
    zloty: 21,
    about: 'Bułka, masło, pieczona szynka, jajko i ogórek.',
    of: 'bułka pszenna, masło, szynka, jajko, ogórek',
  },
  croque: {
    name: 'Croque monsieur',
    zloty: 29,
    about: 'Zapieczona szynka z serem i beszamelem.',
    of: 'chleb pszenny, szynka, ser żółty, sos beszamelowy',
  },
  pastaHummus: {
    name: 'Deska z hummusem i warzywami',
    zloty: 27,
    about: 'Hummus, pasta z pieczonej papryki, warzywa do maczania i pieczywo.',
    of: 'hummus, papryka, słonecznik, marchew, ogórek, chleb żytni',
  },
  tofucznica: {
    name: 'Tofucznica',
    zloty: 26,
    about: 'Tofu smażone z kurkumą, czarną solą i szczypiorkiem.',
    of: 'tofu, kurkuma, cebula, szczypior, chleb żytni',
  },
  parowki: {
    name: 'Parówki na gorąco',
    zloty: 19,
    about: 'Cztery, z musztardą i bułką, o każdej godzinie.',
    of: 'parówki, musztarda, bułka pszenna',
  },
  bialaKielbasa: {
    name: 'Biała kiełbasa z chrzanem',
    zloty: 24,
    about: 'Parzona, z ćwikłą i chlebem.',
    of: 'kiełbasa biała, chrzan, buraki, chleb żytni',
  },
} satisfies Record<string, Dish>

/** From the oven. */
export const bakery = {
  cebularzTwarog: {
    name: 'Cebularz z twarogiem',
    zloty: 18,
    about: 'Ciepły cebularz, twaróg z rzodkiewką i szczypiorkiem.',
    of: 'mąka pszenna, cebula, mak, masło, twaróg, rzodkiewka, szczypior',
  },
  cebularzSledz: {
    name: 'Cebularz ze śledziem',
    zloty: 22,
    about: 'Matias, jabłko i kwaśna śmietana.',
    of: 'mąka pszenna, cebula, mak, masło, śledź, jabłka, śmietana',
  },
  cebularzJajko: {
    name: 'Cebularz z jajkiem i boczkiem',
    zloty: 23,
    about: 'Jajko na miękko rozcięte na gorącym cebularzu.',
    of: 'mąka pszenna, cebula, mak, masło, jajko, boczek',
  },
  szneka: {
    name: 'Szneka z glancem',
    zloty: 9,
    about: 'Drożdżowy ślimak, lukrowany na gorąco.',
    of: 'ciasto drożdżowe, masło, cukier',
  },
  kruszonka: {
    name: 'Drożdżówka z kruszonką',
    zloty: 9,
    about: 'Z serem i rodzynkami pod kruszonką.',
    of: 'ciasto drożdżowe, kruszonka, twaróg, rodzynki',
  },
  jagodzianka: {
    name: 'Jagodzianka',
    zloty: 14,
    about: 'Więcej jagód niż ciasta.',
    of: 'ciasto drożdżowe, jagody, cukier',
  },
  croissant: {
    name: 'Croissant maślany',
    zloty: 11,
    about: 'Dwadzieścia siedem warstw, pieczony od szóstej.',
    of: 'ciasto francuskie',
  },
  croissantMigdal: {
    name: 'Croissant migdałowy',
    zloty: 15,
    about: 'Wczorajszy croissant ma drugie życie: krem i płatki migdałów.',
    of: 'ciasto francuskie, migdały, masło, jajko, cukier',
  },
  rogal: {
    name: 'Rogal z białym makiem',
    zloty: 16,
    about: 'Wielkopolski, ciężki od maku, orzechów i skórki.',
    of: 'ciasto francuskie, mak, orzechy włoskie, skórka pomarańczowa, cukier',
  },
  paczek: {
    name: 'Pączek z różą',
    zloty: 8,
    about: 'Smażony na smalcu, konfitura z płatków.',
    of: 'ciasto drożdżowe, smalec, konfitura z róży, cukier',
  },
  chleb: {
    name: 'Bochenek na zakwasie 0,8 kg',
    zloty: 19,
    about: 'Żytnio-pszenny, pieczony w nocy.',
    of: 'chleb żytni',
  },
} satisfies Record<string, Dish>
