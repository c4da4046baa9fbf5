import type { Language } from '#contract/language.ts'
import { callingCodeOf, callingCodes } from './calling-codes.ts'

export { callingCodeOf }

/** A phone number as a form has it: the country is chosen, the rest is typed. */
export type PhoneEntry = { readonly country: string; readonly national: string }

export const emptyPhone: PhoneEntry = { country: 'SA', national: '' }

/**
 * Writes the number with a plus, as the contract expects it. Text that is not a number is left as typed, so that it is
 * refused.
 */
export function writePhone({ country, national }: PhoneEntry): string {
  const text = westernDigits(national).trim()
  if (!/^[+\d][\d\s().-]*$/.test(text) && !/^\([\d\s().-]+$/.test(text)) return text
  const digits = text.replace(/\D/g, '')
  if (text.startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const code = callingCodeOf(country)
  if (code.length === 3 && digits.startsWith(code) && digits.length >= code.length + 9) return `+${digits}`
  return `+${code}${keepsZero.has(code) ? digits : digits.replace(/^0+/, '')}`
}

/** Splits a stored number into its country and the rest. */
export function readPhone(text: string): PhoneEntry {
  if (!text.startsWith('+')) return { ...emptyPhone, national: text }
  const digits = text.slice(1)
  const [country, code] = Object.entries(callingCodes).reduce(
    (best, entry) =>
      digits.startsWith(entry[1]) && isNearer(entry, best) ? (entry as readonly [string, string]) : best,
    ['', ''] as readonly [string, string],
  )
  return country ? { country, national: digits.slice(code.length) } : { ...emptyPhone, national: text }
}

const isNearer = ([country, code]: readonly [string, string], [, best]: readonly [string, string]) =>
  code.length > best.length || (code.length === best.length && largest.has(country))

/** The country that is shown for a code that several share. */
const largest = new Set(['US', 'RU', 'FI', 'MA', 'GP', 'CW'])

/** Codes whose numbers keep their leading zero abroad: Italy, San Marino, Ivory Coast, Congo. */
const keepsZero = new Set(['39', '378', '225', '242'])

const westernDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/** All countries but Saudi Arabia, by the browser's names for them. */
export function otherCountries(language: Language): { country: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return Object.entries(callingCodes)
    .filter(([country]) => country !== 'SA')
    .map(([country, code]) => ({ country, code, name: names.of(country) ?? country }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ country, code, name }) => ({ country, label: `${name} \u2066+${code}\u2069` }))
}
