import type { Word } from './word.ts'

/** Of a form that has kept what was typed before. */
export const drafts = {
  since: (moment: string): Word => ({
    en: `Unsaved changes from ${moment}`,
    ar: `تغييرات غير محفوظة منذ ${moment}`,
  }),
  discard: { en: 'Discard', ar: 'تجاهل' },
  asked: {
    title: { en: 'Discard this draft?', ar: 'تجاهل هذه المسودة؟' },
    text: {
      en: 'Everything entered in this form will be removed.',
      ar: 'سيُحذف كل ما أُدخل في هذا النموذج.',
    },
    confirm: { en: 'Discard draft', ar: 'تجاهل المسودة' },
    keep: { en: 'Keep it', ar: 'الإبقاء عليها' },
  },
}
