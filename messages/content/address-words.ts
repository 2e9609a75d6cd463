/** Error texts for an operator about an invalid list of addresses. Contract C34. */
export const ADDRESS_WORDS = {
  headings: (missing: string) =>
    `pierwszy wiersz ma nazwać kolumny: miejscowość, ulica, numer, lat, lng (gmina, gdy nazwy miejscowości się powtarzają); brakuje: ${missing}`,
  columns: { city: 'miejscowość', street: 'ulica', number: 'numer', lat: 'lat', lng: 'lng', commune: 'gmina' },
  notCsv: 'tego wiersza nie da się odczytać: sprawdź cudzysłowy i rozdzielanie kolumn',
  encoding: 'ten wiersz nie jest zapisany w UTF-8',
  city: 'brakuje miejscowości',
  long: 'nazwa jest dłuższa niż 120 znaków',
  number: (text: string) => `„${text}” to nie numer domu`,
  coordinates:
    'współrzędne mają być w stopniach (WGS 84): lat od 49 do 55, lng od 14 do 24,2; metry (EPSG:2180) trzeba przeliczyć',
  spread: (street: string, city: string, km: number) =>
    `„${street}”, „${city}”: punkty są od siebie o ${km} km, więc to kilka miejscowości o tej nazwie; potrzebna kolumna gmina`,
  incomplete: (sent: number, arrived: number) => `przyszło ${arrived} z ${sent} wierszy; zacznij od nowa`,
} as const
