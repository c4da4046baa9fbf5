import type { Language } from '#contract/language.ts'
import { inRiyals } from '#copy/riyals.ts'

export const price = (language: Language, amount: number): string => inRiyals(amount)[language]
