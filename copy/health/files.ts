import type { Word } from '../word.ts'

export const healthFiles = {
  reports: {
    title: { en: 'Laboratory reports', ar: 'التقارير المخبرية' },
    text: {
      en: 'PDF, JPG or PNG, up to 5 MB each.',
      ar: 'ملفات PDF أو JPG أو PNG، حتى 5 ميجابايت لكل منها.',
    },
    none: { en: 'No reports yet.', ar: 'لا تقارير بعد.' },
    name: { en: 'What is it?', ar: 'ما هو التقرير؟' },
    nameHelp: { en: 'Lipid profile, for example', ar: 'مثل: تحليل الدهون' },
    nameMissing: { en: 'Please give the report a name', ar: 'يُرجى تسمية التقرير' },
    day: { en: 'Date of the report', ar: 'تاريخ التقرير' },
    dayMissing: { en: 'Please enter the whole date', ar: 'يُرجى إدخال التاريخ كاملًا' },
    upload: { en: 'Choose a file', ar: 'اختيار ملف' },
    sending: { en: 'Sending the report', ar: 'جارٍ إرسال التقرير...' },
    saved: { en: 'The report is saved', ar: 'تم حفظ التقرير' },
    failed: { en: 'The report could not be saved', ar: 'تعذّر حفظ التقرير' },
    unread: { en: 'Your reports could not be loaded', ar: 'تعذّر تحميل تقاريرك' },
    open: (name: string): Word => ({ en: `Open ${name}`, ar: `فتح \u2068${name}\u2069` }),
    remove: (name: string): Word => ({ en: `Remove \u2068${name}\u2069`, ar: `حذف \u2068${name}\u2069` }),
    ask: {
      title: { en: 'Remove this report?', ar: 'حذف هذا التقرير؟' },
      text: { en: 'It cannot be brought back.', ar: 'لا يمكن استرجاعه.' },
      confirm: { en: 'Remove', ar: 'حذف' },
      busy: { en: 'Removing...', ar: 'جارٍ الحذف...' },
      keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
    },
  },
}
