import type { Language } from '#contract/language.ts'
import { writeRiyals } from '#copy/money/invoices/write-riyals.ts'

/** Always with halalas, so that amounts below each other can be compared. */
export const columnPrice = (language: Language, amount: number): string => writeRiyals(amount)[language]
