import type { Word } from '../word.ts'
import { dayName } from './words.ts'

const both = (en: string, ar: string): Word => ({ en, ar })

export const planPaper = {
  made: (brand: string, day: string) => both(`Made by ${brand} on ${day}`, `من إعداد ${brand} في ${day}`),
  allergies: both('Allergies', 'الحساسية'),
  /** Of a page that is not the only one. */
  days: (from: number, to: number) =>
    from === to ? dayName(from) : both(`Days ${from} to ${to}`, `الأيام من ${from} إلى ${to}`),
  eaten: both('Eaten', 'تم تناولها'),
  energy: both('Energy', 'الطاقة'),
  details: both('Notes, alternatives and recipes', 'الملاحظات والبدائل والوصفات'),
  kcal: (amount: string) => both(`${amount} kcal`, `${amount} سعرة`),
}
