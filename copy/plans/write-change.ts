import type { Language } from '#contract/language.ts'
import type { PlanChange } from '#contract/plans/changes.ts'
import type { Amount, KnownFoods } from '#contract/plans/document.ts'
import { writeClock } from '../clock.ts'
import { isolated } from '../quoted.ts'
import { dayName, nameOfFood, nameOfMeal, writeAmount } from './words.ts'

/** One change in words, with its day. */
export function writeChange(language: Language, foods: KnownFoods, change: PlanChange): string {
  const isArabic = language === 'ar'
  const day = dayName(change.day + 1)[language]
  const amount = (given: Amount) =>
    `${isolated(nameOfFood(language, foods, given))} (${writeAmount(language, foods, given)})`
  const said = (en: string, ar: string) => `${day}: ${isArabic ? ar : en}`
  if (!('meal' in change)) {
    const words = {
      day_added: said('added', 'أُضيف'),
      day_removed: said('removed', 'حُذف'),
      day_words: said('the note has changed', 'تغيّرت الملاحظة'),
    }
    return words[change.kind]
  }
  const meal = nameOfMeal(change.meal)[language]
  switch (change.kind) {
    case 'meal_added':
      return said(`${meal} added`, `أُضيفت ${meal}`)
    case 'meal_removed':
      return said(`${meal} removed`, `حُذفت ${meal}`)
    case 'meal_time': {
      const time = isolated(change.meal.time ? writeClock(language, change.meal.time) : '–')
      return said(`${meal} is now at ${time}`, `وقت ${meal} أصبح ${time}`)
    }
    case 'meal_words':
      return said(`${meal}: name, note or recipe changed`, `${meal}: تغيّر الاسم أو الملاحظة أو طريقة التحضير`)
    case 'item_added':
      return said(`${meal}: ${amount(change.item)} added`, `${meal}: أُضيف ${amount(change.item)}`)
    case 'item_removed':
      return said(`${meal}: ${amount(change.item)} removed`, `${meal}: حُذف ${amount(change.item)}`)
    case 'item_changed':
      return said(
        `${meal}: ${amount(change.from)} is now ${amount(change.item)}`,
        `${meal}: ${amount(change.from)} أصبح ${amount(change.item)}`,
      )
    case 'item_words':
      return said(
        `${meal}: alternatives or note of ${amount(change.item)} changed`,
        `${meal}: تغيّرت بدائل ${amount(change.item)} أو ملاحظته`,
      )
  }
}
