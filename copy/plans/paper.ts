import type { Word } from '../word.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

export const planPaper = {
  made: (brand: string, day: string) => both(`Made by ${brand} on ${day}`, `من إعداد ${brand} في ${day}`),
  allergies: both('Allergies', 'الحساسية'),
  kcal: (amount: string) => both(`${amount} kcal`, `${amount} سعرة`),
}
