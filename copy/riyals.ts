import { writeNumber } from './dates.ts'
import type { Word } from './word.ts'

/** `1,250 SAR` or `1,250 ر.س`; where there are halalas, with both digits. */
export const inRiyals = (riyals: number): Word => ({
  en: `${written(riyals, 'en')} SAR`,
  ar: `${written(riyals, 'ar')} ر.س`,
})

function written(riyals: number, language: 'en' | 'ar'): string {
  const number = writeNumber(language, riyals)
  return /[.٫]\d$/.test(number) ? `${number}0` : number
}
