import type { activityLevels, communications, onboardingDiets } from '#contract/onboarding.ts'
import type { Word } from '#copy/word.ts'
import { goalNames } from './goal-names.ts'

/** The choices of both wizards. */
export const onboardingOptions = {
  healthGoals: goalNames,
  activityLevels: {
    sedentary: { en: 'Sedentary', ar: 'خامل' },
    light: { en: 'Light', ar: 'خفيف' },
    moderate: { en: 'Moderate', ar: 'متوسط' },
    active: { en: 'Active', ar: 'نشط' },
    'very-active': { en: 'Very active', ar: 'نشط جدًا' },
  } satisfies Record<(typeof activityLevels)[number], Word>,
  activityHelp: {
    sedentary: { en: 'Mostly sitting', ar: 'الجلوس معظم اليوم' },
    light: { en: 'A walk on some days', ar: 'المشي في بعض الأيام' },
    moderate: { en: 'Exercise 3 to 5 days a week', ar: 'رياضة من 3 إلى 5 أيام في الأسبوع' },
    active: { en: 'Exercise on most days', ar: 'رياضة في معظم الأيام' },
    'very-active': { en: 'Hard training or physical work', ar: 'تدريب شاق أو عمل بدني' },
  } satisfies Record<(typeof activityLevels)[number], Word>,
  diets: {
    omnivore: { en: 'Omnivore', ar: 'متنوّع' },
    pescatarian: { en: 'Pescatarian', ar: 'نباتي مع الأسماك' },
    vegetarian: { en: 'Vegetarian', ar: 'نباتي' },
    vegan: { en: 'Vegan', ar: 'نباتي صرف' },
    keto: { en: 'Keto', ar: 'كيتو' },
    paleo: { en: 'Paleo', ar: 'باليو' },
  } satisfies Record<(typeof onboardingDiets)[number], Word>,
  communications: {
    email: { en: 'Email', ar: 'البريد الإلكتروني' },
    sms: { en: 'Text message', ar: 'رسالة نصية' },
    both: { en: 'Both', ar: 'البريد والرسائل النصية' },
  } satisfies Record<(typeof communications)[number], Word>,
}

export const weekdays: readonly Word[] = [
  { en: 'Sunday', ar: 'الأحد' },
  { en: 'Monday', ar: 'الاثنين' },
  { en: 'Tuesday', ar: 'الثلاثاء' },
  { en: 'Wednesday', ar: 'الأربعاء' },
  { en: 'Thursday', ar: 'الخميس' },
  { en: 'Friday', ar: 'الجمعة' },
  { en: 'Saturday', ar: 'السبت' },
]
