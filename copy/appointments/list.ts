import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

export const appointmentList = {
  patient: {
    search: { en: 'Search appointments...', ar: 'البحث في المواعيد...' },
    list: { en: 'My Appointments', ar: 'مواعيدي' },
    way: { en: 'Book New Appointment', ar: 'حجز موعد جديد' },
  },
  dietitian: {
    search: { en: 'Search patient name...', ar: 'البحث باسم المريض...' },
    list: { en: 'Appointments', ar: 'المواعيد' },
    way: { en: 'Manage Availability', ar: 'إدارة ساعات العمل' },
  },
  tabs: {
    upcoming: { en: 'Upcoming', ar: 'القادمة' },
    pending: { en: 'Pending', ar: 'قيد الانتظار' },
    past: { en: 'Past', ar: 'السابقة' },
    today: { en: 'Today', ar: 'اليوم' },
    week: { en: 'This Week', ar: 'هذا الأسبوع' },
    unsigned: { en: 'Notes to sign', ar: 'ملاحظات بانتظار التوقيع' },
  },
  /** Before the other side's name. */
  changes: { en: 'Reschedule or cancel', ar: 'تغيير الوقت أو الإلغاء' },
  requests: { en: 'Requests', ar: 'الطلبات' },
  apart: { en: 'Cancelled or not answered', ar: 'المواعيد الملغاة والطلبات المنتهية دون رد' },
  none: {
    upcoming: { en: 'No upcoming appointments', ar: 'لا توجد مواعيد قادمة' },
    pending: { en: 'No pending appointments', ar: 'لا توجد مواعيد قيد الانتظار' },
    past: { en: 'No past appointments', ar: 'لا توجد مواعيد سابقة' },
    today: { en: 'No appointments today', ar: 'لا توجد مواعيد اليوم' },
    week: { en: 'No appointments this week', ar: 'لا توجد مواعيد هذا الأسبوع' },
    unsigned: { en: 'All notes are signed', ar: 'جميع الملاحظات موقّعة' },
  },
  why: {
    patient: {
      upcoming: {
        en: 'Once you have booked, you will find the date, the time and how to join here.',
        ar: 'بعد الحجز تجد هنا تاريخ الموعد ووقته وطريقة الانضمام.',
      },
      pending: {
        en: 'Your requests appear here until the dietitian accepts them.',
        ar: 'يبقى ما طلبته هنا إلى أن يقبله الأخصائي.',
      },
      past: {
        en: 'After an appointment you will find its notes here and can book again.',
        ar: 'بعد الموعد تجد هنا ملاحظاته، ويمكنك الحجز من جديد.',
      },
    },
    dietitian: {
      today: {
        en: 'Today’s appointments appear here, with a button to start each call.',
        ar: 'تجد هنا مواعيد اليوم وطريقة بدء كل مكالمة.',
      },
      upcoming: {
        en: 'Requests and confirmed appointments appear here. Patients book within the hours you open.',
        ar: 'تجد هنا الطلبات والمواعيد المؤكدة. يحجز المرضى ضمن الساعات التي تتيحها.',
      },
      past: {
        en: 'After an appointment you will find it here, with its notes.',
        ar: 'بعد الموعد تجده هنا مع ملاحظاته.',
      },
      pending: {
        en: 'New requests appear here, the oldest first, and so does any new time that a patient asks for.',
        ar: 'تظهر هنا الطلبات الجديدة، الأقدم أولًا، وكل وقت جديد يطلبه مريض لموعده.',
      },
      week: { en: 'Your week runs from Sunday to Saturday.', ar: 'يمتد أسبوعك من الأحد إلى السبت.' },
    },
  },
  noMatch: {
    title: { en: 'No matching appointments found', ar: 'لا توجد مواعيد مطابقة' },
    text: { en: 'Try adjusting your search criteria', ar: 'يمكنك تعديل كلمات البحث' },
    clear: { en: 'Clear search', ar: 'مسح البحث' },
    inPast: { en: 'Search past appointments', ar: 'البحث في المواعيد السابقة' },
  },
  find: { en: 'Find a Dietitian', ar: 'البحث عن أخصائي' },
  failed: { en: 'Failed to load appointments', ar: 'تعذّر تحميل المواعيد' },
  showMore: { en: 'Show more appointments', ar: 'عرض مواعيد أخرى' },
  wanted: (when: string): Word => ({
    en: `New time requested: ${when}`,
    ar: `الوقت الجديد المطلوب: ${when}`,
  }),
  accept: { en: 'Accept', ar: 'قبول' },
  accepting: { en: 'Accepting...', ar: 'جارٍ القبول...' },
  decline: { en: 'Decline', ar: 'رفض' },
  answerBy: (when: string): Word => ({ en: `Answer by ${when}`, ar: `الرد قبل ${when}` }),
  reschedule: { en: 'Reschedule', ar: 'تغيير الوقت' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  bookAgain: { en: 'Book Again', ar: 'الحجز مرة أخرى' },
  schedule: { en: 'Your Schedule', ar: 'جدولك' },
  viewAll: { en: 'View All', ar: 'عرض الكل' },
  waiting: (count: number) =>
    counted(count, '# request waits for your answer', '# requests wait for your answer', {
      zero: 'لا طلبات بانتظار ردك',
      one: 'طلب واحد بانتظار ردك',
      two: 'طلبان بانتظار ردك',
      few: '# طلبات بانتظار ردك',
      many: '# طلبًا بانتظار ردك',
      other: '# طلب بانتظار ردك',
    }),
  show: { en: 'Show', ar: 'عرض' },
}
