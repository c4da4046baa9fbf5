import type { Language } from '#contract/language.ts'
import { writeRiyals } from '#copy/money/invoices/write-riyals.ts'
import { inRiyals } from '#copy/riyals.ts'

export const price = (language: Language, amount: number): string => inRiyals(amount)[language]

/** Always with halalas, so that amounts below each other can be compared. */
export const columnPrice = (language: Language, amount: number): string => writeRiyals(amount)[language]
