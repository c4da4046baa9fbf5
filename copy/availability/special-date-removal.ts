import type { Word } from '../word.ts'

export const specialDateRemoval = {
  done: { en: 'Special date removed', ar: 'تمت إزالة التاريخ الخاص' },
  title: { en: 'Remove this special date?', ar: 'إزالة هذا التاريخ الخاص؟' },
  text: (name: string, days: string): Word => ({
    en: `“\u2068${name}\u2069”, ${days}: your weekly hours apply again. Appointments already booked stay as they are.`,
    ar: `«\u2068${name}\u2069»، ${days}: تعود ساعات عملك الأسبوعية. وتبقى المواعيد المحجوزة كما هي.`,
  }),
  confirm: { en: 'Remove it', ar: 'إزالة' },
  busy: { en: 'Removing...', ar: 'جارٍ الإزالة...' },
  keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
}
