/** Words for forms that save automatically. */
export const autosave = {
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  notSaved: { en: 'Not saved', ar: 'لم يُحفظ' },
  tryAgain: { en: 'Save now', ar: 'الحفظ الآن' },
  leave: {
    title: { en: 'Leave without saving?', ar: 'المغادرة دون حفظ؟' },
    text: {
      en: 'Your last changes could not be saved. Check your connection and try again, or leave without them.',
      ar: 'تعذّر حفظ ما كتبته أخيرًا. يُرجى التأكد من الاتصال والمحاولة مرة أخرى، أو المغادرة دونه.',
    },
    heldText: {
      en: 'Some of what you wrote cannot be saved as it is. Correct what is marked, or leave without it.',
      ar: 'لا يمكن حفظ بعض ما كتبته كما هو. يُرجى تصحيح ما أُشير إليه، أو المغادرة دونه.',
    },
    confirm: { en: 'Leave without saving', ar: 'المغادرة دونه' },
    keep: { en: 'Stay', ar: 'البقاء هنا' },
  },
}
