const digitsOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))

/** Accepts `05…`, `5…`, `00966…`, `+966…`, other countries with their code, and Arabic digits; null if invalid. */
export function toE164(text: string, country = '966'): string | null {
  const plain = digitsOf(text).replace(/[\s().\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  if (!/^\+?\d+$/.test(plain)) return null
  const international = plain.startsWith('+')
    ? plain.slice(1)
    : plain.startsWith('00')
      ? plain.slice(2)
      : null
  const national = plain.replace(/^0+/, '')
  const whole =
    international ??
    (plain.startsWith(country) && plain.length >= country.length + 9 ? plain : `${country}${national}`)
  const tidy = whole.startsWith(`${country}0`) ? `${country}${whole.slice(country.length + 1)}` : whole
  return /^[1-9]\d{6,14}$/.test(tidy) ? `+${tidy}` : null
}
