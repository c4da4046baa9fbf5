import type { DiaryGroup } from '#contract/health/kinds.ts'
import type { Word } from '../word.ts'

/** A patient's record, as the dietitian reads it. */
export const patientProgress = {
  measures: { en: 'Measurements', ar: 'القياسات' },
  diary: { en: 'Meals, medicines and reports', ar: 'الوجبات والأدوية والتقارير' },
  kind: { en: 'What to show', ar: 'المعروض' },
  record: { en: 'Record a measurement', ar: 'تسجيل قياس' },
  what: { en: 'What was measured', ar: 'نوع القياس' },
  empty: { en: 'Nothing to show yet', ar: 'لا شيء للعرض بعد' },
  notShared: {
    en: 'This patient does not share measurements with you. They can change that in their settings.',
    ar: 'لا تتوفر لك قياسات هذا الملف. المشاركة قرار صاحبها، وتُضبط من الإعدادات.',
  },
  nothingYet: {
    en: 'Measurements that are shared with you will appear here once they are recorded.',
    ar: 'تظهر هنا القياسات المشتركة معك بعد تسجيلها.',
  },
  none: {
    meals: { en: 'No meals recorded yet.', ar: 'لا وجبات مدوّنة بعد.' },
    medicines: {
      en: 'No medicines or supplements recorded yet.',
      ar: 'لا أدوية أو مكمّلات مدوّنة بعد.',
    },
    reports: { en: 'No laboratory reports yet.', ar: 'لا تقارير مخبرية بعد.' },
  } satisfies Record<DiaryGroup | 'reports', Word>,
  withheld: (groups: string): Word => ({
    en: `Not shared with you: ${groups}.`,
    ar: `غير متاح لك: ${groups}.`,
  }),
  failed: { en: 'This part of the record could not be loaded', ar: 'تعذّر تحميل هذا الجزء من السجل' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
}
