import type { ExceptionKind } from '#contract/availability.ts'
import type { Word } from '../word.ts'

export const timeSlots = {
  title: { en: 'Time Slots', ar: 'الفترات المتاحة' },
  calendar: { en: 'Choose a day', ar: 'اختيار يوم' },
  failed: { en: 'This month could not be loaded', ar: 'تعذّر تحميل هذا الشهر' },

  marks: {
    free: { en: 'Free', ar: 'متاح' },
    special: { en: 'Special hours', ar: 'ساعات خاصة' },
    busy: { en: 'Nothing free', ar: 'لا وقت متاح' },
    closed: { en: 'Closed', ar: 'مغلق' },
  },

  decides: {
    weekly: { en: 'Weekly hours', ar: 'الساعات الأسبوعية' },
    closed: { en: 'Closed', ar: 'مغلق' },
    instead: { en: 'Other hours', ar: 'ساعات أخرى' },
    extra: { en: 'Extra hours', ar: 'ساعات إضافية' },
  } satisfies Record<'weekly' | ExceptionKind, Word>,
  offDay: { en: 'You do not work on this day of the week.', ar: 'لا تعمل في هذا اليوم من الأسبوع.' },
  closedDay: { en: 'You are closed on this day.', ar: 'عيادتك مغلقة في هذا اليوم.' },

  length: { en: 'Times for', ar: 'الأوقات لخدمة مدتها' },
  lengthOf: (span: string, names: string): Word => ({ en: `${span}: ${names}`, ar: `${span}: ${names}` }),
  freeCount: (count: string): Word => ({ en: `${count} free`, ar: `المتاح: ${count}` }),
  takenFrom: (range: string): Word => ({ en: `Taken: ${range}`, ar: `محجوز: ${range}` }),
  afterMidnight: {
    en: 'Times after midnight stand under the day on which they begin.',
    ar: 'الأوقات بعد منتصف الليل تظهر في اليوم الذي تبدأ فيه.',
  },

  none: {
    passed: { en: 'No time is left today that can still be booked.', ar: 'لم يبق اليوم وقت يمكن حجزه.' },
    far: (day: string): Word => ({
      en: `Too far ahead: for now patients can book until ${day}.`,
      ar: `موعد بعيد: يمكن للمرضى الحجز حاليًا حتى ${day}.`,
    }),
    short: { en: 'These hours are too short for this length.', ar: 'هذه الساعات أقصر من مدة الخدمة.' },
    full: { en: 'Everything is taken.', ar: 'كل الأوقات محجوزة.' },
  },

  close: { en: 'Close this day', ar: 'إغلاق هذا اليوم' },
  closing: { en: 'Closing...', ar: 'جارٍ الإغلاق...' },
  open: { en: 'Back to weekly hours', ar: 'العودة إلى الساعات الأسبوعية' },
  opening: { en: 'Opening...', ar: 'جارٍ الفتح...' },
  otherHours: { en: 'Give it other hours', ar: 'تحديد ساعات أخرى' },
  openIt: { en: 'Open this day', ar: 'فتح هذا اليوم' },
  edit: { en: 'Edit special date', ar: 'تعديل التاريخ الخاص' },
  closed: (day: string): Word => ({ en: `${day} is closed`, ar: `أُغلق يوم ${day}` }),
  reopened: (day: string): Word => ({
    en: `${day} follows your weekly hours again`,
    ar: `عاد يوم ${day} إلى ساعاتك الأسبوعية`,
  }),
  bookedStay: {
    en: 'Appointments that are booked already stay as they are.',
    ar: 'المواعيد المحجوزة من قبل تبقى كما هي.',
  },
  undo: { en: 'Undo', ar: 'تراجع' },
}
