import type { Dish } from '@/sample-data/menus/outline'

/** Starters and side dishes for pizza and pasta. */
export const antipasti = {
  bruschetta: {
    name: 'Bruschetta z pomidorami',
    zloty: 22,
    about: 'Trzy grzanki natarte czosnkiem, pomidory, bazylia i oliwa.',
    of: 'chleb pszenny, pomidory, czosnek, bazylia, oliwa',
  },
  focaccia: {
    name: 'Focaccia z rozmarynem',
    zloty: 18,
    about: 'Puszysta, z solą w dołkach i miseczką oliwy.',
    of: 'ciasto na pizzę, rozmaryn, oliwa',
  },
  burrata: {
    name: 'Burrata z pomidorami',
    zloty: 39,
    about: 'Cała burrata, pomidory w trzech kolorach i bazyliowa oliwa.',
    of: 'burrata, pomidory, bazylia, oliwa',
  },
  carpaccio: {
    name: 'Carpaccio wołowe',
    zloty: 44,
    about: 'Polędwica krojona na zamówienie, kapary, rukola i płatki parmezanu.',
    of: 'wołowina, kapary, rukola, parmezan, oliwa, cytryna',
  },
  deska: {
    name: 'Deska wędlin i serów',
    zloty: 62,
    about: 'Trzy szynki, trzy sery, oliwki i konfitura z figi, na dwie osoby.',
    of: 'szynka dojrzewająca, salami pikantne, mortadela, pecorino, gorgonzola, ser dojrzały, oliwki, konfitura figowa',
  },
  arancini: {
    name: 'Arancini',
    zloty: 27,
    about: 'Trzy ryżowe kule z mozzarellą w środku, chrupiąca panierka i sos pomidorowy.',
    of: 'ryż, mozzarella, panierka, jajko, pomidory pelati',
  },
  krewetki: {
    name: 'Krewetki z patelni',
    zloty: 46,
    about: 'Osiem krewetek w maśle z czosnkiem, do tego pieczywo do wycierania sosu.',
    of: 'krewetki, masło, czosnek, natka pietruszki, chleb pszenny',
  },
  cezar: {
    name: 'Sałatka z kurczakiem',
    zloty: 38,
    about: 'Rzymska sałata, kurczak z rusztu, grzanki i sos z anchois.',
    of: 'sałata rzymska, kurczak, grzanki, parmezan, anchois, majonez',
  },
  caprese: {
    name: 'Caprese',
    zloty: 31,
    about: 'Mozzarella i pomidory w równych plastrach, bazylia między nimi.',
    of: 'mozzarella, pomidory, bazylia, oliwa',
  },
  rukolowa: {
    name: 'Sałatka z gruszką i gorgonzolą',
    zloty: 36,
    about: 'Rukola, gruszka, gorgonzola i orzechy włoskie w miodowym dressingu.',
    of: 'rukola, gruszki, gorgonzola, orzechy włoskie, miód, musztarda, oliwa',
  },
} satisfies Record<string, Dish>

/** Main dishes without pasta. */
export const secondi = {
  risotto: {
    name: 'Risotto z grzybami',
    zloty: 44,
    about: 'Ryż carnaroli, borowiki i masło wmieszane na końcu, po zdjęciu z ognia.',
    of: 'ryż, borowiki, pieczarki, bulion warzywny, białe wino, masło, ser dojrzały',
  },
  risottoCytryna: {
    name: 'Risotto cytrynowe z krewetkami',
    zloty: 53,
    about: 'Kremowe, kwaśne w punkt, z pięcioma krewetkami na wierzchu.',
    of: 'ryż, krewetki, cytryna, bulion warzywny, masło, parmezan',
  },
  parmigiana: {
    name: 'Parmigiana z bakłażana',
    zloty: 38,
    about: 'Bakłażan przekładany pomidorami i mozzarellą, zapieczony do bulgotania.',
    of: 'bakłażan, pomidory pelati, mozzarella, ser dojrzały, bazylia',
  },
  kurczak: {
    name: 'Kurczak saltimbocca',
    zloty: 49,
    about: 'Filet z szałwią i dojrzewającą szynką, masło z białym winem, pieczone ziemniaki.',
    of: 'kurczak, szynka dojrzewająca, szałwia, masło, białe wino, ziemniaki',
  },
  dorada: {
    name: 'Dorada z pieca',
    zloty: 68,
    about: 'Cała ryba pieczona z cytryną i tymiankiem, obok warzywa z rusztu.',
    of: 'dorada, cytryna, tymianek, cukinia, papryka, oliwa',
  },
  osmiornica: {
    name: 'Ośmiornica z ziemniakami',
    zloty: 64,
    about: 'Macka gotowana do miękkości i opieczona, ziemniaki, oliwki, wędzona papryka.',
    of: 'ośmiornica, ziemniaki, oliwki, papryka, oliwa',
  },
} satisfies Record<string, Dish>

export const dolci = {
  tiramisu: {
    name: 'Tiramisu',
    zloty: 24,
    about: 'Nakładane łyżką z dużej blachy, mocna kawa i mało cukru.',
    of: 'mascarpone, jajko, biszkopty, espresso, kakao',
  },
  pannaCotta: {
    name: 'Panna cotta z malinami',
    zloty: 21,
    about: 'Drżąca, z prawdziwą wanilią i kwaśnym sosem malinowym.',
    of: 'śmietanka, wanilia, maliny, cukier, żelatyna',
  },
  cannoli: {
    name: 'Cannoli, 2 sztuki',
    zloty: 22,
    about: 'Rurki napełniane przy zamówieniu ricottą z pomarańczą i pistacjami.',
    of: 'mąka pszenna, ricotta, skórka pomarańczowa, pistacje, cukier',
  },
  affogato: {
    name: 'Affogato',
    zloty: 19,
    about: 'Gałka lodów waniliowych, espresso w osobnym kubku do zalania.',
    of: 'lody waniliowe, espresso',
  },
  pizzaCzekolada: {
    name: 'Pizza z kremem orzechowym',
    zloty: 29,
    about: 'Cienki placek, krem z orzechów laskowych i truskawki.',
    of: 'ciasto na pizzę, krem orzechowy, truskawki',
  },
} satisfies Record<string, Dish>
