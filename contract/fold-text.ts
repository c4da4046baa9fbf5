/** Folds the spellings of a text into one: no accents, no vowel signs, one form of each Arabic letter. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02b9-\u02bf`\u00b4\u0621]/g, '')
    .replace(/[\u0671-\u06ff\u0649\u0629ıøßæœ]/g, (letter) => variants[letter] ?? letter)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))

const variants: Record<string, string> = {
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  گ: 'ق',
  ڤ: 'ف',
  پ: 'ب',
  چ: 'ش',
  ژ: 'ج',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  ے: 'ي',
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}
