import type { ExperienceRange, Specialization } from '#contract/practice-options.ts'
import type { Word } from './word.ts'

/** Choices for dietitians that several screens use; each screen offers those that are specified for it. */
export const specializations = {
  'weight-management': { en: 'Weight Management', ar: 'إدارة الوزن' },
  diabetes: { en: 'Diabetes Management', ar: 'تغذية السكري' },
  sports: { en: 'Sports Nutrition', ar: 'تغذية رياضية' },
  pediatric: { en: 'Pediatric Nutrition', ar: 'تغذية الأطفال' },
  clinical: { en: 'Clinical Nutrition', ar: 'تغذية علاجية' },
  geriatric: { en: 'Geriatric Nutrition', ar: 'تغذية كبار السن' },
  other: { en: 'Other', ar: 'تخصص آخر' },
} satisfies Record<Specialization, Word>

export const experience = {
  '0-2': { en: '0-2', ar: 'حتى سنتين' },
  '3-5': { en: '3-5', ar: 'من 3 إلى 5 سنوات' },
  '6-10': { en: '6-10', ar: 'من 6 إلى 10 سنوات' },
  '11+': { en: '11+', ar: '11 سنة فأكثر' },
} satisfies Record<ExperienceRange, Word>
