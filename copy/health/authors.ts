import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** Who measured a value and who corrected it. */
export const authorWords = {
  byYou: { en: 'Measured by you at a visit', ar: 'قسته أثناء زيارة' },
  by: (name: string): Word => ({
    en: `Measured by ${isolated(name)} at a visit`,
    ar: `قياس ${isolated(name)} أثناء زيارة`,
  }),
  byDietitian: { en: 'Measured by another dietitian at a visit', ar: 'قياس أخصائي آخر أثناء زيارة' },
  enteredByYou: { en: 'Entered by you', ar: 'بإدخالك' },
  enteredByPatient: { en: 'Entered by the patient', ar: 'بإدخال المريض' },
  corrected: {
    byYou: (value: string, when: string): Word => ({
      en: `Was ${value}, corrected by you on ${isolated(when)}`,
      ar: `كانت ${value}، وصحّحتها في ${isolated(when)}`,
    }),
    by: (name: string, value: string, when: string): Word => ({
      en: `Was ${value}, corrected by ${isolated(name)} on ${isolated(when)}`,
      ar: `كانت ${value}، صحّحها ${isolated(name)} في ${isolated(when)}`,
    }),
    patient: { en: 'the patient', ar: 'المريض' },
    dietitian: { en: 'a dietitian', ar: 'أحد الأخصائيين' },
  },
}
