import type { ReservationCuisine } from '@/lib/domain/restaurant/cuisines'

/** Title of a cuisine, and one line about it. */
export const CUISINE_WORDS: Record<ReservationCuisine, { title: string; line: string }> = {
  Polska: { title: 'Kuchnia polska', line: 'Żurek, kaczka, pierogi: obiad, przy którym nikt nie pyta, co to jest.' },
  Regionalna: { title: 'Kuchnia regionalna', line: 'To, co gotuje się właśnie tutaj, z tego, co rośnie obok.' },
  Włoska: { title: 'Kuchnia włoska', line: 'Makaron, pizza i wino, a na koniec kawa, nad którą się nie siedzi.' },
  Francuska: { title: 'Kuchnia francuska', line: 'Masło, cierpliwość i kolacja z kilku dań.' },
  Śródziemnomorska: { title: 'Kuchnia śródziemnomorska', line: 'Oliwa, ryby i talerze na środku stołu.' },
  Gruzińska: { title: 'Kuchnia gruzińska', line: 'Chaczapuri, chinkali i stół, przy którym je się razem.' },
  Azjatycka: { title: 'Kuchnia azjatycka', line: 'Buliony, woki, pierożki: ostrość wybierasz sam.' },
  Sushi: { title: 'Sushi', line: 'Ryż, ryba i miejsce przy barze, z którego widać ręce kucharza.' },
  Indyjska: { title: 'Kuchnia indyjska', line: 'Curry, pieczywo z pieca tandoor i przyprawy prażone na miejscu.' },
  Steki: { title: 'Steki', line: 'Sezonowane mięso, gorąca patelnia, stopień wysmażenia po Twojemu.' },
  Wegetariańska: { title: 'Kuchnia wegetariańska', line: 'Warzywa w roli głównej, bez mięsa i bez żalu.' },
  Kawiarnia: { title: 'Kawiarnie', line: 'Kawa, ciasto i stolik, przy którym można zostać.' },
}
