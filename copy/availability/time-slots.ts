import type { ExceptionKind } from '#contract/availability.ts'
import type { Word } from '../word.ts'

export const timeSlots = {
  title: { en: 'Time Slots', ar: 'الأوقات المتاحة' },
  calendar: { en: 'Choose a day', ar: 'اختيار يوم' },
  failed: { en: 'This month could not be loaded', ar: 'تعذّر تحميل هذا الشهر' },

  marks: {
    free: { en: 'Available', ar: 'متاح' },
    special: { en: 'Special hours', ar: 'ساعات خاصة' },
    busy: { en: 'Fully booked', ar: 'لا أوقات متاحة' },
    closed: { en: 'Closed', ar: 'مغلق' },
  },

  decides: {
    weekly: { en: 'Weekly hours', ar: 'ساعات العمل الأسبوعية' },
    closed: { en: 'Closed', ar: 'مغلق' },
    instead: { en: 'Other hours', ar: 'ساعات أخرى' },
    extra: { en: 'Extra hours', ar: 'ساعات إضافية' },
    blocked: { en: 'Blocked hours', ar: 'ساعات محجوبة' },
  } satisfies Record<'weekly' | ExceptionKind, Word>,
  offDay: { en: 'You do not work on this day of the week.', ar: 'لا تعمل في هذا اليوم من الأسبوع.' },
  closedDay: { en: 'You are closed on this day.', ar: 'عيادتك مغلقة في هذا اليوم.' },

  length: { en: 'Times for', ar: 'الأوقات لخدمة مدتها' },
  lengthOf: (span: string, names: string): Word => ({ en: `${span}: ${names}`, ar: `${span}: ${names}` }),
  freeCount: (count: string): Word => ({ en: `${count} available`, ar: `المتاح: ${count}` }),
  takenFrom: (range: string): Word => ({ en: `Taken: ${range}`, ar: `محجوز: ${range}` }),
  afterMidnight: {
    en: 'Times after midnight appear under the day on which they begin.',
    ar: 'الأوقات بعد منتصف الليل تظهر في اليوم الذي تبدأ فيه.',
  },

  none: {
    passed: { en: 'No times left to book today.', ar: 'لم يبق اليوم وقت يمكن حجزه.' },
    far: (day: string): Word => ({
      en: `Too far ahead: for now patients can book until ${day}.`,
      ar: `هذا اليوم بعيد: يمكن للمرضى الحجز حاليًا حتى ${day}.`,
    }),
    short: { en: 'These hours are shorter than the appointment.', ar: 'هذه الساعات أقصر من مدة الخدمة.' },
    full: { en: 'Everything is taken.', ar: 'كل الأوقات محجوزة.' },
  },

  close: { en: 'Close this day', ar: 'إغلاق هذا اليوم' },
  closing: { en: 'Closing...', ar: 'جارٍ الإغلاق...' },
  open: { en: 'Back to weekly hours', ar: 'العودة إلى ساعات العمل الأسبوعية' },
  opening: { en: 'Opening...', ar: 'جارٍ الفتح...' },
  otherHours: { en: 'Set other hours', ar: 'تحديد ساعات أخرى' },
  openIt: { en: 'Open this day', ar: 'فتح هذا اليوم' },
  edit: { en: 'Edit special date', ar: 'تعديل التاريخ الخاص' },
  closed: (day: string): Word => ({ en: `${day} is closed`, ar: `أُغلق يوم ${day}` }),
  reopened: (day: string): Word => ({
    en: `${day} follows your weekly hours again`,
    ar: `عاد يوم ${day} إلى ساعات عملك الأسبوعية`,
  }),
  bookedStay: {
    en: 'Appointments already booked stay as they are.',
    ar: 'المواعيد المحجوزة من قبل تبقى كما هي.',
  },
  undo: { en: 'Undo', ar: 'تراجع' },
}
