const FOLDED: Record<string, string> = {
  ą: 'a~',
  ć: 'c~',
  ę: 'e~',
  ł: 'l~',
  ń: 'n~',
  ó: 'o~',
  ś: 's~',
  ź: 'z~',
  ż: 'z~~',
}

/** A key that the C collation sorts by the Polish alphabet: ł after l, ź and ż after z. */
export function polishSortKey(text: string): string {
  return text.toLowerCase().replace(/[ąćęłńóśźż]/g, (letter) => FOLDED[letter] ?? letter)
}
