import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** Files that admins add to a dispute or to a claim about who attended. */
export const evidence = {
  title: { en: 'Evidence', ar: 'الأدلة' },
  text: {
    en: 'Letters and screenshots. Only admins who handle this see them, and each download is recorded.',
    ar: 'رسائل ولقطات شاشة لا يراها إلا المشرفون المعنيون، ويُسجَّل كل تنزيل.',
  },
  failed: { en: 'The evidence could not be loaded', ar: 'تعذّر تحميل الأدلة' },
  none: { en: 'No files yet.', ar: 'لا ملفات بعد.' },
  add: { en: 'Add a file', ar: 'إضافة ملف' },
  help: {
    en: 'PDF, JPG or PNG, up to 5 MB',
    ar: 'ملف \u2068PDF\u2069 أو \u2068JPG\u2069 أو \u2068PNG\u2069 حتى 5 ميجابايت',
  },
  sending: { en: 'Uploading...', ar: 'جارٍ الرفع...' },
  refused: {
    en: 'This file cannot be used. Save it again as a PDF or picture and add that.',
    ar: 'لا يمكن استخدام هذا الملف. احفظه من جديد بصيغة \u2068PDF\u2069 أو صورة ثم أضفه.',
  },
  added: { en: 'File added', ar: 'تمت إضافة الملف' },
  by: (name: string, when: string): Word => ({
    en: `${isolated(name)}, ${when}`,
    ar: `${isolated(name)}، ${isolated(when)}`,
  }),
  gone: { en: 'Deleted account', ar: 'حساب محذوف' },
  lost: { en: 'Unreadable name', ar: 'اسم غير مقروء' },
  download: (name: string): Word => ({ en: `Download ${isolated(name)}`, ar: `تنزيل ${isolated(name)}` }),
  remove: (name: string): Word => ({ en: `Remove ${isolated(name)}`, ar: `إزالة ${isolated(name)}` }),
  removed: { en: 'File removed', ar: 'تمت إزالة الملف' },
  failedToRemove: { en: 'The file could not be removed', ar: 'تعذّرت إزالة الملف' },
}
