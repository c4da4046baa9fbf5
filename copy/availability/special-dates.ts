import type { ExceptionKind } from '#contract/availability.ts'
import type { Word } from '../word.ts'

export const specialDates = {
  title: { en: 'Special dates', ar: 'التواريخ الخاصة' },
  text: {
    en: 'Holidays, Ramadan hours, or an extra evening. They take priority over your weekly hours.',
    ar: 'إجازات أو ساعات رمضان أو فترة مسائية إضافية، ولها الأولوية على ساعات العمل الأسبوعية.',
  },
  list: { en: 'Special dates', ar: 'التواريخ الخاصة' },
  empty: {
    en: 'None ahead: every week follows your weekly hours.',
    ar: 'لا تواريخ قادمة: كل الأسابيع بحسب ساعات عملك الأسبوعية.',
  },
  add: { en: 'Add special date', ar: 'إضافة تاريخ خاص' },
  ramadan: { en: 'Ramadan hours', ar: 'ساعات رمضان' },
  ramadanLabel: (year: string): Word => ({ en: `Ramadan ${year}`, ar: `رمضان ${year}` }),

  fromTo: (first: string, last: string): Word => ({
    en: `${first} to ${last}`,
    ar: `من ${first} إلى ${last}`,
  }),
  only: (weekdays: string): Word => ({ en: `${weekdays} only`, ar: `${weekdays} فقط` }),
  edit: (name: string): Word => ({ en: `Edit ${name}`, ar: `تعديل ${name}` }),
  remove: (name: string): Word => ({ en: `Remove ${name}`, ar: `إزالة ${name}` }),

  kinds: {
    closed: { en: 'Closed', ar: 'مغلق' },
    instead: { en: 'Other hours', ar: 'ساعات أخرى' },
    blocked: { en: 'Blocked hours', ar: 'ساعات محجوبة' },
    extra: { en: 'Extra hours', ar: 'ساعات إضافية' },
  } satisfies Record<ExceptionKind, Word>,
}
