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
  ramadanNote: {
    en: 'Dates follow the Umm al-Qura calendar; the official announcement may differ by a day.',
    ar: 'هذه الأيام حسب تقويم أم القرى، وقد يختلف الإعلان الرسمي بيوم.',
  },

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
    extra: { en: 'Extra hours', ar: 'ساعات إضافية' },
  } satisfies Record<ExceptionKind, Word>,
  kindTexts: {
    closed: { en: 'Nobody can book.', ar: 'لا يمكن لأحد الحجز.' },
    instead: { en: 'Instead of your weekly hours.', ar: 'بدلًا من ساعات عملك الأسبوعية.' },
    extra: { en: 'In addition to your weekly hours.', ar: 'إضافة إلى ساعات عملك الأسبوعية.' },
  } satisfies Record<ExceptionKind, Word>,

  form: {
    addTitle: { en: 'Add special date', ar: 'إضافة تاريخ خاص' },
    editTitle: { en: 'Edit special date', ar: 'تعديل التاريخ الخاص' },
    kind: { en: 'What is different', ar: 'ما المختلف' },
    day: { en: 'Day', ar: 'اليوم' },
    from: { en: 'First day', ar: 'أول يوم' },
    to: { en: 'Last day', ar: 'آخر يوم' },
    several: { en: 'Several days', ar: 'عدة أيام' },
    weekdays: { en: 'On these days of the week', ar: 'في هذه الأيام من الأسبوع' },
    hours: { en: 'Hours', ar: 'الساعات' },
    label: { en: 'Name', ar: 'الاسم' },
    labelHelp: { en: 'Only you can see it.', ar: 'لا يظهر لغيرك.' },
    labelPlaceholder: { en: 'Eid holiday', ar: 'إجازة العيد' },
    save: { en: 'Save', ar: 'حفظ' },
  },

  saved: { en: 'Special date saved', ar: 'تم حفظ التاريخ الخاص' },
  removed: { en: 'Special date removed', ar: 'تمت إزالة التاريخ الخاص' },
  removeTitle: { en: 'Remove this special date?', ar: 'إزالة هذا التاريخ الخاص؟' },
  removeText: (name: string, days: string): Word => ({
    en: `“\u2068${name}\u2069”, ${days}: your weekly hours apply again. Appointments already booked stay as they are.`,
    ar: `«\u2068${name}\u2069»، ${days}: تعود ساعات عملك الأسبوعية. وتبقى المواعيد المحجوزة كما هي.`,
  }),
  removeConfirm: { en: 'Remove it', ar: 'إزالة' },
  removing: { en: 'Removing...', ar: 'جارٍ الإزالة...' },
  keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
}
