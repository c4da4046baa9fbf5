import type { Word } from './word.ts'

/** The words of the design system. */
export const ui = {
  close: { en: 'Close', ar: 'إغلاق' },
  loading: { en: 'Loading...', ar: 'جارٍ التحميل...' },
  menu: { en: 'Menu', ar: 'القائمة' },
  view: { en: 'View', ar: 'عرض' },
  dismiss: { en: 'Dismiss', ar: 'إخفاء' },
  optional: { en: 'Optional', ar: 'اختياري' },
  previous: { en: 'Previous', ar: 'السابق' },
  next: { en: 'Next', ar: 'التالي' },
  stepOf: (step: number, count: number): Word => ({
    en: `Step ${step} of ${count}`,
    ar: `الخطوة ${step} من ${count}`,
  }),
  date: {
    day: { en: 'Day', ar: 'اليوم' },
    month: { en: 'Month', ar: 'الشهر' },
    year: { en: 'Year', ar: 'السنة' },
  },
  language: {
    label: { en: 'Language', ar: 'اللغة' },
    en: { en: 'English', ar: 'English' },
    ar: { en: 'العربية', ar: 'العربية' },
  },
  theme: {
    label: { en: 'Theme', ar: 'المظهر' },
    system: { en: 'System', ar: 'حسب الجهاز' },
    light: { en: 'Light', ar: 'فاتح' },
    dark: { en: 'Dark', ar: 'داكن' },
  },
}
