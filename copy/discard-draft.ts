/** The question before a form's draft is discarded. */
export const discardDraft = {
  title: { en: 'Discard this draft?', ar: 'تجاهل هذه المسودة؟' },
  text: {
    en: 'Everything entered in this form will be removed.',
    ar: 'سيُحذف كل ما أُدخل في هذا النموذج.',
  },
  confirm: { en: 'Discard draft', ar: 'تجاهل المسودة' },
  keep: { en: 'Keep it', ar: 'الإبقاء عليها' },
}
