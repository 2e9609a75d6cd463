import type { Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'

interface Ingredient {
  allergens: Allergen[]
  diets: Diet[]
}
type Entry = [name: string, ingredient: Ingredient]

/** The ingredients of the dishes. A bought part, such as a sauce, a bread or a stock, counts with everything in it. */
export const INGREDIENTS: ReadonlyMap<string, Ingredient> = mapOf([
  ...plants(
    'bazylia, oregano, rozmaryn, tymianek, szałwia, majeranek, kminek, kmin rzymski, kolendra, mięta, koper, szczypior, natka pietruszki, estragon',
  ),
  ...plants(
    'pieprz, chili, papryka słodka, papryka wędzona, kurkuma, kardamon, cynamon, goździki, gałka muszkatołowa, szafran, garam masala, wanilia, przyprawy',
  ),
  ...plants(
    'pomidory, pomidorki, pomidory pelati, koncentrat pomidorowy, sos pomidorowy, sos pikantny, ketchup, suszone pomidory, papryka, papryka zielona, jalapeño, bakłażan, cukinia',
  ),
  ...plants(
    'czosnek, cebula, czerwona cebula, szalotka, por, marchew, pietruszka, buraki, botwinka, rzodkiewka, rzepa marynowana, bataty, ziemniaki, frytki, dynia',
  ),
  ...plants(
    'kapusta, kapusta kiszona, kapusta pekińska, czerwona kapusta, pak choi, brokuły, kalafior, jarmuż, szpinak, sałata, sałata rzymska, rukola, szparagi',
  ),
  ...plants(
    'ogórek, ogórek kiszony, ogórek konserwowy, oliwki, kapary, karczochy, kukurydza, awokado, liście winogron',
  ),
  ...plants('pieczarki, borowiki, boczniaki, shiitake, grzyby mun, nori, wakame, kombu, pędy bambusa, kiełki mung'),
  ...plants(
    'fasola, czarna fasola, fasolka szparagowa, groch, groszek, bób, ciecierzyca, soczewica, soczewica czerwona, soczewica żółta, kotlet z grochu',
  ),
  ...plants(
    'ryż, ryż basmati, ryż do sushi, kasza gryczana, kasza jaglana, makaron ryżowy, makaron kukurydziany, papier ryżowy, nachosy, mąka gryczana, mąka ryżowa, mąka kukurydziana, mąka ziemniaczana, mąka z ciecierzycy, mąka z soczewicy',
  ),
  ...plants(
    'jabłka, gruszki, śliwki, wiśnie, brzoskwinie, truskawki, maliny, borówki, jagody, rabarbar, banan, mango, ananas, granat, cytryna, limonka, pomarańcze, skórka pomarańczowa, daktyle, konfitura figowa, konfitura z róży, powidła, czatnej z mango, marynata z limonki, tamaryndowiec',
  ),
  ...plants(
    'imbir, imbir marynowany, wasabi, galangal, trawa cytrynowa, chrzan, pasta curry roślinna, kwiat jaśminu, sok yuzu',
  ),
  ...plants('oliwa, olej, mleko kokosowe, ser roślinny, pestki dyni, słonecznik, mak, cukier, syrop klonowy, kakao'),
  ...plants(
    'syrop waniliowy, syrop karmelowy, syrop piernikowy, słodzik, aromat roślinny, ocet, sos słodkie chili, sos żurawinowy',
  ),
  ...plants(
    'woda, woda gazowana, espresso, kawa z przelewu, herbata, yerba mate, chmiel, sok jabłkowy, sok winogronowy',
  ),
  ...plants(
    'mąka pszenna, mąka pszenna pełnoziarnista, ciasto na pizzę, ciasto pierogowe, ciasto na pierożki, ciasto filo, makaron pszenny, makaron udon, placek pszenny, tortilla pszenna, pita, bułka pszenna, bułka bao, chleb pszenny, chleb żytni, grzanki, panierka, tempura, kuskus, bulgur, kasza jęczmienna, zakwas żytni, słód jęczmienny, słód pszeniczny, płatki owsiane, mleko owsiane, jogurt owsiany, kawa zbożowa, gnocchi ziemniaczane, pyzy',
    'gluten',
  ),
  ...plants('sos sojowy, sos teriyaki, pasta miso, pasta z fasoli', 'gluten', 'soybeans'),
  ...plants('sos hoisin', 'gluten', 'soybeans', 'sesame'),
  ...plants('tofu, edamame, sos tamari, mleko sojowe, makaron sojowy, czekolada gorzka', 'soybeans'),
  ...plants('orzeszki ziemne, masło orzechowe', 'peanuts'),
  ...plants('orzechy włoskie, orzechy laskowe, migdały, pistacje, nerkowce, orzeszki piniowe, mleko migdałowe', 'nuts'),
  ...plants('sezam, tahini, hummus', 'sesame'),
  ...plants('seler, seler naciowy, bulion warzywny', 'celery'),
  ...plants('musztarda, nasiona gorczycy, sos musztardowy, sos BBQ', 'mustard'),
  ...plants(
    'białe wino, czerwone wino, wino bezalkoholowe, ocet winny, rodzynki, śliwki suszone, żurawina suszona, suszone mango, sok jabłkowy fermentowany',
    'sulphites',
  ),
  ...plants('mąka łubinowa, chleb bezglutenowy, ciasto bezglutenowe', 'lupin'),

  ...dairyAndEggs('miód'),
  ...dairyAndEggs(
    'mleko, maślanka, kefir, jogurt, śmietana, śmietanka, bita śmietana, masło, masło klarowane, twaróg, serek śmietankowy, ricotta, mascarpone, mozzarella, mozzarella bawola, burrata, feta, halloumi, paneer, sulguni, cheddar, ser żółty, ser dojrzały, ser wędzony, ser kozi, sos jogurtowy, sos miętowy, sos serowy',
    'milk',
  ),
  ...dairyAndEggs('jajko', 'eggs'),
  ...dairyAndEggs('makaron jajeczny, makaron ramen, biszkopty, kluski', 'gluten', 'eggs'),
  ...dairyAndEggs('bułka maślana, chałka, ciasto drożdżowe', 'gluten', 'eggs', 'milk'),
  ...dairyAndEggs('bajgiel', 'gluten', 'sesame'),
  ...dairyAndEggs('ciasto francuskie, kruszonka, herbatniki, sos beszamelowy', 'gluten', 'milk'),
  ...dairyAndEggs('lody waniliowe', 'milk', 'eggs'),
  ...dairyAndEggs('majonez, sos majonezowy, sos tatarski', 'eggs', 'mustard'),
  ...dairyAndEggs('sos czosnkowy', 'milk', 'eggs', 'mustard'),
  ...dairyAndEggs('pesto bazyliowe', 'milk', 'nuts'),
  ...dairyAndEggs('krem orzechowy', 'milk', 'nuts', 'soybeans'),

  ...meatAndFish(
    'wołowina, mielona wołowina, cielęcina, jagnięcina, wieprzowina, schab, karkówka, żeberka, golonka, boczek, smalec',
  ),
  ...meatAndFish(
    'skwarki, szynka, szynka dojrzewająca, salami pikantne, guanciale, kiełbasa wędzona, flaki wołowe, żelatyna',
  ),
  ...meatAndFish('kurczak, kaczka, gęsina, krew kacza, wątróbka drobiowa'),
  ...meatAndFish('kiełbasa biała, parówki', 'mustard'),
  ...meatAndFish('mortadela', 'nuts'),
  ...meatAndFish('bulion drobiowy, bulion wołowy, bulion z kaczki, bulion wieprzowy', 'celery'),
  // With rennet from calves, so this cheese is not vegetarian.
  ...meatAndFish('parmezan, pecorino, gorgonzola', 'milk'),
  ...meatAndFish(
    'łosoś, łosoś wędzony, tuńczyk, śledź, dorsz, pstrąg, dorada, seriola, węgorz, anchois, ikra, sos rybny, dashi, płatki bonito',
    'fish',
  ),
  ...meatAndFish('surimi', 'crustaceans', 'eggs', 'fish', 'gluten', 'soybeans'),
  ...meatAndFish('krewetki, pasta krewetkowa, pasta curry', 'crustaceans'),
  ...meatAndFish('małże, kalmary, ośmiornica', 'molluscs'),
  ...meatAndFish('sos ostrygowy', 'gluten', 'molluscs', 'soybeans'),
])

function mapOf(entries: Entry[]): Map<string, Ingredient> {
  const map = new Map(entries)
  if (map.size < entries.length) throw new Error('seed data: an ingredient is described twice')
  return map
}

function plants(names: string, ...allergens: Allergen[]): Entry[] {
  return entriesOf(names, allergens, ['vegetarian', 'vegan'])
}

function dairyAndEggs(names: string, ...allergens: Allergen[]): Entry[] {
  return entriesOf(names, allergens, ['vegetarian'])
}

function meatAndFish(names: string, ...allergens: Allergen[]): Entry[] {
  return entriesOf(names, allergens, [])
}

function entriesOf(names: string, allergens: Allergen[], diets: Diet[]): Entry[] {
  return names.split(', ').map((name) => [name, { allergens, diets }])
}
