import type { Word } from '#copy/word.ts'

/** `1,250.00`: accounting documents always show halalas. */
const figures = (riyals: number) =>
  Number(riyals)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Credited amounts are negative, with the sign before the number in both languages. */
export const writeRiyals = (riyals: number): Word => ({
  en: `${figures(riyals)} SAR`,
  ar: `${figures(riyals)} ر.س`,
})
