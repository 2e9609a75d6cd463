import type { Page } from '@playwright/test'

/** The behaviour of the fake Google; the script itself is `fakeMapsScript` below. */
export interface FakeMaps {
  /** Hosts and paths that the page requested from Google. */
  requests: string[]
  /** Requests for suggestions as the page sent them. */
  suggestions: () => Promise<FakeRequest[]>
}

export interface FakeRequest {
  input: string
  locationBias: { center: { lat: number; lng: number }; radius: number }
  includedPrimaryTypes: string[]
  includedRegionCodes: string[]
  language: string
  region: string
  /** One number per session. */
  session: number
}

type FakeMode = 'works' | 'refused' | 'noPlace'

/** Answers for Google's hosts, so that no test reaches the real ones. */
export async function fakeMaps(page: Page, mode: FakeMode = 'works'): Promise<FakeMaps> {
  const sentRequests: string[] = []
  await page.route(/^https:\/\/[a-z.]*(googleapis|gstatic|google)\.com\//, async (route) => {
    const url = new URL(route.request().url())
    sentRequests.push(`${url.host}${url.pathname}`)
    const contentType = 'text/javascript; charset=utf-8'
    // Like the real script, which loads most of itself by a second one.
    if (url.pathname.endsWith('/part.js')) return route.fulfill({ contentType, body: 'window.fakeGoogle.part()' })
    return route.fulfill({ contentType, body: `(${fakeMapsScript})(${JSON.stringify(mode)})` })
  })
  return {
    requests: sentRequests,
    suggestions: () =>
      page.evaluate(() => (window as unknown as { fakeGoogle: { requests: FakeRequest[] } }).fakeGoogle.requests),
  }
}

// Runs in the page. As small as possible, with the names and the behaviour of the real one.
function fakeMapsScript(mode: FakeMode): void {
  const place = { lat: 51.2471, lng: 22.5658 }
  const latLng = { lat: () => place.lat, lng: () => place.lng, toJSON: () => place }
  const parts = [
    { types: ['street_number'], longText: '12', long_name: '12' },
    { types: ['route'], longText: 'Narutowicza', long_name: 'Narutowicza' },
    { types: ['locality', 'political'], longText: 'Lublin', long_name: 'Lublin' },
  ]
  const failing = (code: string) => Promise.reject(Object.assign(new Error('only for tests'), { code }))
  const requests: unknown[] = []
  let sessions = 0
  class AutocompleteSessionToken {
    session = ++sessions
  }
  const found = {
    fetchFields: async ({ fields }: { fields: string[] }) => {
      if (mode === 'noPlace') return failing('PERMISSION_DENIED')
      return {
        place: fields.join() === 'location,addressComponents' ? { location: latLng, addressComponents: parts } : {},
      }
    },
  }
  const texts = ['Narutowicza 12, Lublin, Polska', 'Narutowicza 14, Lublin, Polska']
  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions({ sessionToken, ...request }: { sessionToken: AutocompleteSessionToken }) {
      requests.push({ ...request, session: sessionToken.session })
      return Promise.resolve({
        suggestions: texts.map((text) => ({ placePrediction: { text, toPlace: () => found } })),
      })
    },
  }
  class Geocoder {
    geocode() {
      return Promise.resolve({ results: [{ address_components: parts, geometry: { location: latLng } }] })
    }
  }
  class Listeners {
    #listeners: Record<string, (() => void)[]> = {}
    addListener(name: string, listener: () => void) {
      this.#listeners[name] = [...(this.#listeners[name] ?? []), listener]
      return { remove() {} }
    }
    fire(name: string) {
      for (const listener of this.#listeners[name] ?? []) listener()
    }
  }
  class GoogleMap extends Listeners {
    canvas = document.createElement('div')
    constructor(holder: HTMLElement) {
      super()
      // As the real one adds its styles: with the nonce of an existing style sheet.
      const sheet = document.querySelector<HTMLElement>('style[nonce], link[rel="stylesheet"][nonce]')
      const style = document.createElement('style')
      style.nonce = sheet?.nonce ?? ''
      style.textContent =
        '.fake-map{position:absolute;inset:0;background:#e3ece0 repeating-linear-gradient(30deg,#fff 0 6px,#0000 6px 90px)}' +
        '.fake-marker{position:absolute;border:0;padding:0;background:none;min-width:2rem;min-height:2rem}'
      document.head.append(style)
      this.canvas.className = 'fake-map'
      holder.append(this.canvas)
    }
    getDiv = () => this.canvas.parentElement
    setOptions() {}
    fitBounds() {}
    moveCamera() {}
    getCenter = () => latLng
    getZoom = () => 13
    getBounds = () => undefined
    getHeading = () => 0
    getTilt = () => 0
    getMapCapabilities = () => ({})
  }
  let drawn = 0
  class AdvancedMarkerElement extends Listeners {
    button = document.createElement('button')
    content: HTMLElement
    zIndex: number | null = null
    constructor({ map, title, content }: { map: GoogleMap; title: string; content: HTMLElement }) {
      super()
      this.content = content
      this.button.className = 'fake-marker'
      this.button.title = title
      this.button.style.left = `${8 + ((drawn * 37) % 80)}%`
      this.button.style.top = `${8 + ((drawn++ * 23) % 78)}%`
      this.button.append(content)
      this.button.addEventListener('click', () => this.fire('click'))
      map.canvas.append(this.button)
    }
    set map(_: null) {
      this.button.remove()
    }
  }
  class LatLngBounds {
    extend() {}
  }
  class Nothing {}
  const libraries: Record<string, unknown> = {
    core: {},
    maps: { Map: GoogleMap },
    places: { AutocompleteSuggestion, AutocompleteSessionToken },
    geocoding: { Geocoder },
    marker: { AdvancedMarkerElement },
  }
  const maps = {
    Map: GoogleMap,
    LatLngBounds,
    LatLng: Nothing,
    MapTypeId: {},
    RenderingType: { VECTOR: 'V', RASTER: 'R' },
    Settings: { getInstance: () => ({}) },
    ControlPosition: {},
    ColorScheme: { LIGHT: 'LIGHT' },
    event: {
      addListener: (on: Listeners, name: string, listener: () => void) => on.addListener(name, listener),
      clearInstanceListeners() {},
      trigger() {},
    },
    importLibrary: (name: string) => Promise.resolve(libraries[name]),
    async __ib__() {},
  }
  const win = window as unknown as {
    google: { maps: Record<string, unknown> }
    gm_authFailure?: () => void
    fakeGoogle: { part: () => void; requests: unknown[] }
  }
  const begin = () => {
    const bootstrap = win.google.maps
    Object.assign(bootstrap, maps)
    ;(bootstrap.__ib__ as () => void)()
    if (mode === 'refused') win.gm_authFailure?.()
  }
  const ready = win.google.maps.__ib__ as () => void
  maps.__ib__ = async () => ready()
  win.fakeGoogle = { part: begin, requests }
  const second = document.createElement('script')
  second.src = 'https://maps.googleapis.com/maps-api-v3/api/js/part.js'
  document.head.append(second)
}
