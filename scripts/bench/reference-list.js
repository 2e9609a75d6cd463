// Copied into the bare Next app by bare-app.mjs: the list of tables from the same JSON of the same upstream, with the same
// words, links and pictures in each row, and none of our parts. It is what a live list costs at least in Next.
export const dynamic = 'force-dynamic'

const headers = {
  accept: 'application/json',
  'x-app-name': 'web_app',
  'x-app-version': 'web/3.2.1',
  'x-tenant': 'lubje',
  'x-upstream-secret': process.env.UPSTREAM_SECRET,
}

export default async function Page({ searchParams }) {
  const { city, visitDate: date, visitTime: time, peopleAmount: people } = await searchParams
  const query = new URLSearchParams({ city, date, time, people, page: '1', sort: 'polecane' })
  const answer = await fetch(`${process.env.REFERENCE_UPSTREAM}/search/tables?${query}`, { headers, cache: 'no-store' })
  const { items, total, facets } = await answer.json()
  const of = `visitDate=${date}&visitTime=${encodeURIComponent(time)}&peopleAmount=${people}`
  return (
    <main>
      <h1>{`${city}: wolne stoliki`}</h1>
      <form>
        <input type="date" name="visitDate" defaultValue={date} />
        <input type="time" name="visitTime" defaultValue={time} />
        <input type="number" name="peopleAmount" defaultValue={people} />
        <button type="submit">Szukaj</button>
      </form>
      <ul>
        {[...facets.cuisines, ...facets.areas].map(({ key, count }) => (
          <li key={key}>
            <a href={`?city=${city}&${of}&filtr=${key}`}>{`${key} (${count})`}</a>
          </li>
        ))}
      </ul>
      <p>{total}</p>
      <ol>
        {items.map((item) => (
          <Row key={item.restaurant.id} item={item} of={of} time={time} />
        ))}
      </ol>
    </main>
  )
}

function Row({ item: { restaurant, availability }, of, time }) {
  const path = `/restaurants/${restaurant.id}-${restaurant.slug}`
  const { motif } = restaurant.picture ?? { motif: 'stol' }
  return (
    <li>
      <article className="row" data-restaurant={restaurant.id}>
        <div className="row_picture">
          <picture className="picture">
            <source
              type="image/avif"
              srcSet={`/pictures/${motif}-480.avif 480w, /pictures/${motif}-720.avif 720w`}
              sizes="(min-width: 40rem) 15rem, 6rem"
            />
            <img src={`/pictures/${motif}-720.webp`} alt="" width={1200} height={800} loading="lazy" decoding="async" />
          </picture>
        </div>
        <div className="row_words">
          <h3 className="row_name">
            <a href={`${path}?${of}`}>{restaurant.name}</a>
          </h3>
          <ul className="facts row_facts">
            <li>{restaurant.cuisines.join(', ')}</li>
            <li>{restaurant.price_level}</li>
            <li>{restaurant.address.street}</li>
          </ul>
          <p className="row_note">{availability.date}</p>
        </div>
        <p className="row_lead">{restaurant.lead ?? restaurant.name}</p>
        <div className="row_offer">
          <ul className="slots" aria-label={`${restaurant.name}: wolne godziny`}>
            {availability.slots
              .filter(({ state }) => state === 'available')
              .slice(0, 5)
              .map((slot) => (
                <li key={slot.time}>
                  <a
                    href={`${path}?${of}&godzina=${slot.time}`}
                    className="chip"
                    aria-current={slot.time === time ? 'true' : undefined}
                  >
                    {slot.time}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </article>
    </li>
  )
}
