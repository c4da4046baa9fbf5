import { writeNumber } from './dates.ts'
import type { Word } from './word.ts'

/** `1,250 SAR` or `1,250 ر.س`; with halalas in two digits, if there are any. */
export const inRiyals = (riyals: number): Word =>
  riyals < 0
    ? signed('−', inRiyals(-riyals))
    : { en: `${written(riyals, 'en')} SAR`, ar: `${written(riyals, 'ar')} ر.س` }

/**
 * The sign stays at the left of its number, and in Arabic the number before its currency or unit, even at the beginning
 * of a line. An amount in words alone, such as the Arabic for one hour, has the sign before it.
 */
export const signed = (sign: '+' | '−', amount: Word): Word => ({
  en: `${sign}${amount.en}`,
  ar: /\d/.test(amount.ar) ? amount.ar.replace(/\d/, `\u200f\u200e${sign}$&`) : `${sign}${amount.ar}`,
})

function written(riyals: number, language: 'en' | 'ar'): string {
  const number = writeNumber(language, riyals)
  return /[.٫]\d$/.test(number) ? `${number}0` : number
}
