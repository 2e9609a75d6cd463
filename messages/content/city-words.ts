/** Error texts for an operator about an invalid town. Contract C34. */
export const CITY_WORDS = {
  slug: 'małe litery bez ogonków, cyfry, myślniki; najwyżej 60 znaków',
  where: 'miejscownik z przyimkiem, na przykład „w Puławach” albo „we Wrocławiu”',
  coordinates: 'współrzędne środka miasta w stopniach: lat od 49 do 55, lng od 14 do 24,2',
  unknownTenant: (key: string) => `nie ma marki „${key}”`,
  differs: (tenant: string, name: string, lat: number, lng: number) =>
    `marka „${tenant}” ma już to miasto: „${name}”, ${lat}, ${lng}. Podaj to samo albo zmień je: npm run city -- change`,
  inUse: (count: number) => `restauracji: ${count}. Najpierw przenieś je do innego miasta`,
} as const
