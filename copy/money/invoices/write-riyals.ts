import type { Word } from '#copy/word.ts'

/** `1,250.00`: on a paper of accounts halalas are always told. */
const figures = (riyals: number) =>
  Number(riyals)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** With what is credited below nought, and its sign before it in both languages. */
export const writeRiyals = (riyals: number): Word => ({
  en: `${figures(riyals)} SAR`,
  ar: `${figures(riyals)} ر.س`,
})
