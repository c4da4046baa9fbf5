import type { Word } from './word.ts'

/** What dietitians usually offer: whoever calls a service so has its name in the other language by itself. */
export const usualNames: readonly Word[] = [
  { en: 'Initial consultation', ar: 'الاستشارة الأولى' },
  { en: 'Follow-up', ar: 'متابعة' },
  { en: 'Follow-up session', ar: 'استشارة متابعة' },
  { en: 'Follow-up sessions', ar: 'استشارات المتابعة' },
  { en: 'Meal planning', ar: 'تخطيط الوجبات' },
  { en: 'Nutritional assessment', ar: 'تقييم الحالة الغذائية' },
  { en: 'Weight management', ar: 'إدارة الوزن' },
  { en: 'Specialized diet plans', ar: 'خطط غذائية متخصصة' },
  { en: 'Group sessions', ar: 'استشارات جماعية' },
]
