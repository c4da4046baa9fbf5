import type { healthGoals } from '#contract/onboarding.ts'
import type { Word } from '#copy/word.ts'

/** The names of health goals. */
export const goalNames = {
  'weight-loss': { en: 'Weight loss', ar: 'إنقاص الوزن' },
  'muscle-gain': { en: 'Muscle gain', ar: 'بناء العضلات' },
  'improve-energy': { en: 'Improve energy', ar: 'زيادة الطاقة' },
  'better-digestion': { en: 'Better digestion', ar: 'تحسين الهضم' },
  'manage-condition': { en: 'Manage condition', ar: 'التعامل مع حالة صحية' },
  'general-health': { en: 'General health', ar: 'الصحة العامة' },
} satisfies Record<(typeof healthGoals)[number], Word>
