import type { ExceptionKind } from '#contract/availability.ts'
import type { Word } from '../word.ts'

export const specialDateForm = {
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
  kindTexts: {
    closed: { en: 'Nobody can book.', ar: 'لا يمكن لأحد الحجز.' },
    instead: { en: 'Instead of your weekly hours.', ar: 'بدلًا من ساعات عملك الأسبوعية.' },
    blocked: { en: 'Taken out of the hours of that day.', ar: 'تُستثنى من ساعات ذلك اليوم.' },
    extra: { en: 'In addition to your weekly hours.', ar: 'إضافة إلى ساعات عملك الأسبوعية.' },
  } satisfies Record<ExceptionKind, Word>,
  ramadanNote: {
    en: 'Dates follow the Umm al-Qura calendar; the official announcement may differ by a day.',
    ar: 'هذه الأيام حسب تقويم أم القرى، وقد يختلف الإعلان الرسمي بيوم.',
  },
  saved: { en: 'Special date saved', ar: 'تم حفظ التاريخ الخاص' },
}
