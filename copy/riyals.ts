import { writeNumber } from './dates.ts'
import type { Word } from './word.ts'

/** `1,250 SAR` or `1,250 ر.س`; with halalas in two digits, if there are any. */
export const inRiyals = (riyals: number): Word =>
  riyals < 0
    ? signed('−', inRiyals(-riyals))
    : { en: `${written(riyals, 'en')} SAR`, ar: `${written(riyals, 'ar')} ر.س` }

/** The sign stays at its number, and in Arabic the number before its currency, even at the beginning of a line. */
export const signed = (sign: '+' | '−', amount: Word): Word => ({
  en: `${sign}${amount.en}`,
  ar: `\u200f\u200e${sign}${amount.ar}`,
})

function written(riyals: number, language: 'en' | 'ar'): string {
  const number = writeNumber(language, riyals)
  return /[.٫]\d$/.test(number) ? `${number}0` : number
}
