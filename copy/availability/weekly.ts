import type { Word } from '../word.ts'

export const weekly = {
  title: { en: 'Weekly hours', ar: 'ساعات العمل الأسبوعية' },
  text: {
    en: 'Your hours in a regular week. Patients can book within them.',
    ar: 'ساعات الأسبوع المعتاد، ويمكن للمرضى الحجز خلالها.',
  },
  closed: { en: 'Closed', ar: 'مغلق' },
  works: (day: string): Word => ({ en: `Open on ${day}`, ar: `العمل يوم ${day}` }),
  from: (day: string): Word => ({ en: `${day}, from`, ar: `${day}، من` }),
  to: (day: string): Word => ({ en: `${day}, to`, ar: `${day}، إلى` }),
  until: { en: 'to', ar: 'إلى' },
  night: (time: string): Word => ({
    en: `Ends the next day at ${time}`,
    ar: `تنتهي في اليوم التالي الساعة ${time}`,
  }),
  add: (day: string): Word => ({ en: `Add hours on ${day}`, ar: `إضافة ساعات يوم ${day}` }),
  remove: (day: string, hours: string): Word => ({
    en: `Remove ${hours} on ${day}`,
    ar: `إزالة ${hours} يوم ${day}`,
  }),
  copy: (day: string): Word => ({ en: `Copy the hours of ${day}`, ar: `نسخ ساعات يوم ${day}` }),

  copyTo: { en: 'To these days', ar: 'إلى هذه الأيام' },
  copyText: {
    en: 'This replaces the current hours of those days once you save.',
    ar: 'تحلّ محل الساعات الحالية لهذه الأيام، وتسري بعد الحفظ.',
  },
  copyConfirm: { en: 'Copy hours', ar: 'نسخ الساعات' },

  save: { en: 'Save hours', ar: 'حفظ الساعات' },
  unsaved: { en: 'You have unsaved changes', ar: 'لديك تغييرات لم تُحفظ' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  saved: { en: 'Your hours have been saved', ar: 'تم حفظ ساعات عملك' },
  savedText: {
    en: 'Appointments already booked stay as they are.',
    ar: 'المواعيد المحجوزة من قبل تبقى كما هي.',
  },
  allSaved: { en: 'Everything is saved', ar: 'كل شيء محفوظ' },
}
