import type { City } from '@/lib/domain/restaurant/schema'
import { BRAND_CITY_TEXTS } from './brand-city-texts'

/** Texts about a city: its locative ("w Lublinie"), one line for its heading, and a few paragraphs below its list. */
export interface CityWords {
  where: string
  /** Title for search engines, if a brand has its own. */
  title?: string
  lead: string
  paragraphs: string[]
}

/** Texts by city slug; a city without one gets a composed text. */
export const CITY_TEXTS: Record<string, CityWords> = {
  lublin: {
    where: 'w Lublinie',
    lead: 'Od cebularza na Grodzkiej po kolację z widokiem na Trybunał.',
    paragraphs: [
      'W Lublinie najłatwiej zacząć od Starego Miasta. Między Bramą Krakowską a zamkiem wystarczy kilkaset kroków, żeby minąć zapach pieczonego cebularza, czyli placka z cebulą i makiem, i zajrzeć do kamienic, w których stoły stoją pod sklepieniami starszymi niż niejedno miasto. Wieczorem na Rynku robi się gwarno, więc stolik z widokiem dobrze zamówić wcześniej.',
      'Po drugiej stronie bramy czeka Krakowskie Przedmieście i ulice wokół placu Litewskiego: więcej kuchni z daleka, więcej wina, więcej rozmów przy barze. A kiedy chcesz zjeść spokojnie, dzielnice takie jak Czechów czy Sławin mają miejsca, do których chodzi się z rodziną i pieszo.',
      'W czasie lubelskich festiwali, Nocy Kultury i Jarmarku Jagiellońskiego, wolne stoliki w centrum znikają już w południe. Wtedy najlepiej szukać godziny przed osiemnastą albo po dwudziestej.',
    ],
  },
  leszno: {
    where: 'w Lesznie',
    lead: 'Rynek, ratusz i kuchnie, do których idzie się pięć minut.',
    paragraphs: [
      'Leszno ma tę zaletę, że wszędzie jest blisko. Z dworca na Rynek idzie się kwadrans, a z Rynku do większości restauracji drugie tyle. Pod arkadami i w bocznych uliczkach gotuje się po wielkopolsku: pyry z gzikiem, kaczka z modrą kapustą, porządne zupy. Tuż obok znajdziesz włoskie ciasto i azjatyckie buliony.',
      'Za torami zaczyna się Zatorze z własnymi adresami, a w stronę lotniska szybowcowego jeździ się na dłuższe obiady w weekend. Przy dobrej pogodzie stolik na zewnątrz bywa tam równie chodliwy jak miejsce na lotnisku.',
      'W dni meczów żużlowych na Stadionie imienia Alfreda Smoczyka miasto je wcześniej niż zwykle. Jeśli planujesz kolację po meczu, zarezerwuj ją z wyprzedzeniem.',
    ],
  },
  'ostrow-wielkopolski': {
    where: 'w Ostrowie Wielkopolskim',
    lead: 'Wielkopolska kuchnia przy Rynku i kilka ulic dalej.',
    paragraphs: [
      'Ostrów Wielkopolski siada do stołu przy Rynku. Wokół ratusza są miejsca na szybki lunch, na niedzielny obiad i na wieczór przy winie, a odległości między nimi liczy się w minutach. Wielkopolska kuchnia ma tu dobrą pamięć: rumpuć, plendze, kaczka i pyzy na parze nie są ozdobą karty, tylko zwykłym obiadem.',
      'Kto woli coś z dalszej podróży, znajdzie pizzę z pieca, sushi i curry, najczęściej przy ulicach odchodzących od Rynku i w stronę dworca. Ostrów to miasto kolei, więc kuchnie przy dworcu otwierają się wcześnie i karmią szybko.',
      'W piątkowe i sobotnie wieczory najtrudniej o stolik między osiemnastą a dziewiętnastą. Pół godziny w jedną albo w drugą stronę zwykle wystarcza.',
    ],
  },
  lubin: {
    where: 'w Lubinie',
    lead: 'Miasto miedzi je po swojemu, także o szóstej rano.',
    paragraphs: [
      'Lubin żyje rytmem kopalni, więc i kuchnie mają tu swoje zmiany. Śniadania są wcześnie, obiady solidne, a na kolację przychodzi się całą brygadą albo całą rodziną. Najwięcej adresów skupia się wokół Rynku i kościoła Matki Bożej Częstochowskiej, reszta rozchodzi się po osiedlach.',
      'W karcie spotkasz Dolny Śląsk ze wszystkich stron świata: dania, które przyjechały po wojnie z Kresów, obok burgerów, makaronów i kuchni azjatyckiej. Porcje są raczej lubińskie niż degustacyjne.',
      'Na Barbórkę, czwartego grudnia, i w tygodniu przed nią stoły dla większych grup trzeba rezerwować dużo wcześniej. W zwykły dzień wystarczy godzina lub dwie.',
    ],
  },
  polkowice: {
    where: 'w Polkowicach',
    lead: 'Niewielki Rynek, krótkie drogi, stolik od ręki.',
    paragraphs: [
      'Polkowice są na tyle małe, że o dobrej kuchni wiadomo tu od sąsiadów. Przy Rynku z ratuszem i podcieniami siada się na obiad w środku dnia, a wieczorem na pizzę albo coś z grilla. W dwie osoby prawie zawsze znajdzie się miejsce, w osiem lepiej uprzedzić.',
      'Kto wraca z basenów albo z rowerowej wycieczki w Dalkowskie Jary, ten zwykle szuka czegoś konkretnego: zupy, pierogów, dużego talerza. Kuchnie w mieście dobrze o tym wiedzą.',
    ],
  },
  glogow: {
    where: 'w Głogowie',
    lead: 'Stare Miasto nad Odrą, odbudowane i znów przy stole.',
    paragraphs: [
      'Głogów odbudował swoje Stare Miasto niemal od zera, a razem z kamienicami wróciły do niego restauracje. Najwięcej stolików stoi między ratuszem a teatrem, z widokiem na wieże i krótkim spacerem nad Odrę po kolacji.',
      'Je się tu różnie: po polsku w południe, po gruzińsku i po włosku wieczorem. Latem najlepsze miejsca są na zewnątrz, przy bulwarze i w podwórzach kamienic, zimą szuka się raczej sal z grubymi murami.',
      'W weekendy do Głogowa przyjeżdża się z całego zagłębia miedziowego, więc sobotnia osiemnasta zapełnia się pierwsza. Niedzielny wieczór jest za to najspokojniejszy.',
    ],
  },
  legnica: {
    where: 'w Legnicy',
    lead: 'Rynek z kamieniczkami śledziowymi i dania z wielu stron.',
    paragraphs: [
      'Legnicki Rynek poznaje się po Kamieniczkach Śledziowych, wąskich domach, w których kiedyś handlowano rybą. Dziś w ich sąsiedztwie pije się kawę rano, je zupę w południe i siada do kolacji, kiedy katedra obok jest już oświetlona.',
      'Miasto ma kuchnię z wielu stron: łemkowską i ukraińską obok polskiej, a dalej włoską, francuską i azjatycką. W okolicach Zamku Piastowskiego i parku z palmiarnią łatwiej o cichszy stolik i miejsce dla dzieci.',
      'Jeśli przyjeżdżasz na koncert albo na spektakl do Teatru Modrzejewskiej, zarezerwuj stolik na siedemnastą. Większość kuchni zdąży przed pierwszym dzwonkiem.',
    ],
  },
}

/** "w Lublinie": from the city's text, else from its operator; undefined without both. Contract C34. */
export function whereOf({ slug, where }: { slug: string; where?: string }): string | undefined {
  return CITY_TEXTS[slug]?.where ?? where
}

/**
 * A city's text at a brand: its operator's, else the brand's own, else that of the city. Contract C34,
 * docs/design/search.md.
 */
export function cityTextOf(tenant: string, city: Pick<City, 'slug' | 'where' | 'texts'>): CityWords | undefined {
  const { slug, texts } = city
  const own = texts?.reservations ?? BRAND_CITY_TEXTS[tenant]?.[slug]?.reservations
  const text = CITY_TEXTS[slug]
  const where = whereOf(city)
  if (own && where) return { ...text, ...own, where }
  return text
}
