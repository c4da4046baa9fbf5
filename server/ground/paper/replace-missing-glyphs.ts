/** Replaces a letter that the fonts lack and that has no lookalike. */
export const missingGlyph = '□'

/** Replaces letters that the fonts lack with a lookalike or a box. No visible letter is dropped. */
export function glyphReplacer(isThere: (letter: string) => boolean): (text: string) => string {
  const known = new Map<string, string>()
  const write = (letter: string): string => {
    const like = known.get(letter) ?? writeOne(letter)
    known.set(letter, like)
    return like
  }
  const writeOne = (letter: string): string => {
    if (isUnseen.test(letter)) return isDirection.test(letter) ? letter : ''
    if (isThere(letter)) return letter
    if (likes[letter] !== undefined) return likes[letter]
    if (!isSameInPlain.test(letter)) return missingGlyph
    const bare = letter.normalize('NFKD').replace(/\p{Mn}/gu, '')
    for (const plain of [letter.normalize('NFKC'), bare]) {
      if (plain === '' || plain === letter) continue
      const written = [...plain].map(write).join('')
      if (!written.includes(missingGlyph)) return written
    }
    return missingGlyph
  }
  return (text) => [...outOfLine(text.replace(/\s/g, evenly)).normalize('NFC')].map(write).join('')
}

const evenly = (space: string) => (space === '\u00a0' ? space : ' ')
/** Keeps 10⁹ from becoming 109, and 2⅓ from becoming 21/3. */
const outOfLine = (text: string) =>
  text
    .replace(/[¹²³⁰⁴-⁹⁺⁻]{2,}|[⁰⁴-⁹⁺⁻]/g, (raised) => `^${raised.normalize('NFKC')}`)
    .replace(/[⅐-⅞↉]/g, (part) => ` ${part.normalize('NFKC')}`)
/** Only letters, digits and units: the plain form of any other character may mean something else. */
const isSameInPlain = /^[\p{L}\p{Nd}₀-₎℃℉㍱-㏟！-￮]$/u
const isUnseen = /^[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}]$/u
const isDirection = /^\p{Bidi_Control}$/u

const likes: Readonly<Record<string, string>> = {
  ...{ μ: 'µ', '≥': '>=', '⩾': '>=', '≤': '<=', '⩽': '<=', '≈': '~', '∼': '~', '≠': '!=', '→': '->' },
  ...{ '‑': '-', '‒': '–', '―': '—', '∙': '·', '●': '•', '′': '’' },
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ω: 'omega', Δ: 'Delta', Ω: 'Omega' },
  ...{ ک: 'ك', گ: 'ك', ڭ: 'ك', ی: 'ي', ے: 'ي', ې: 'ي', ێ: 'ي', ھ: 'ه', ہ: 'ه', ە: 'ه', ۃ: 'ة' },
  ...{ پ: 'ب', چ: 'ج', ژ: 'ز', ٹ: 'ت', ڈ: 'د', ڑ: 'ر', ڕ: 'ر', ڵ: 'ل', ۆ: 'و', ۇ: 'و', '۔': '.' },
  ...Object.fromEntries([...'۰۱۲۳۴۵۶۷۸۹'].map((figure, value) => [figure, String(value)])),
}
