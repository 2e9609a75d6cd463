import type { PictureRefusal } from '@/lib/domain/restaurant/picture'

/** Error texts for a person who uploads a picture. Contract C36. */
export const PICTURE_WORDS: Record<PictureRefusal, string> = {
  not_a_picture: 'To nie jest zdjęcie, które umiemy odczytać. Przyjmujemy JPEG, PNG, WebP i AVIF.',
  heic: 'Zdjęć HEIC nie umiemy odczytać. Zapisz je jako JPEG (iPhone: Ustawienia, Aparat, Formaty, Najwyższa zgodność).',
  too_many_pixels: 'Zdjęcie ma ponad 50 megapikseli. Zmniejsz je i spróbuj ponownie.',
  broken: 'Tego zdjęcia nie da się odczytać: plik jest uszkodzony albo ucięty.',
}
