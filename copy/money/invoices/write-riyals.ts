import type { Word } from '#copy/word.ts'

/** `1,250.00`: accounting documents and columns of amounts always show halalas. */
export const writeFigures = (riyals: number) =>
  Number(riyals)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Credited amounts are negative, with the sign before the number in both languages. */
export const writeRiyals = (riyals: number): Word => ({
  en: `${writeFigures(riyals)} SAR`,
  ar: `${writeFigures(riyals)} ر.س`,
})
