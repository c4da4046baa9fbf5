import type { ExperienceRange } from '#contract/practice-options.ts'
import { experience } from '../options.ts'
import type { Word } from '../word.ts'

/** What fits into one line of a card; screen readers are told more. */
export const cardWords = {
  years: (range: ExperienceRange): Word => ({
    en: `${experience[range]?.en} years`,
    ar: `${experience[range]?.ar}`,
  }),
  aboutOrder: { en: 'How this list is ordered', ar: 'كيف تُرتَّب القائمة' },
  firstVisit: { en: 'First visit', ar: 'أول زيارة' },
}
