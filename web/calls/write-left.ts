import type { Language } from '#contract/language.ts'
import { locales } from '#copy/dates.ts'

/** The remaining time: `2 days, 3 hours`, at the end with seconds: `3:12:05`. */
export function writeLeft(language: Language, milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000))
  const hours = Math.floor(seconds / 3_600)
  if (hours >= 24) {
    const parts = [amount(language, Math.floor(hours / 24), 'day'), amount(language, hours % 24, 'hour')]
    return new Intl.ListFormat(locales[language], { type: 'unit' }).format(parts.filter(Boolean))
  }
  return clockOf(seconds)
}

/** The elapsed time: `12:05`. */
export const writeElapsed = (milliseconds: number): string =>
  clockOf(Math.max(0, Math.floor(milliseconds / 1_000)))

function clockOf(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

const amount = (language: Language, number: number, unit: 'day' | 'hour') =>
  number === 0
    ? ''
    : new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(number)
