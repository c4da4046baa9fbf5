import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

const back = { en: 'Back', ar: 'رجوع' }

/** A dietitian's calendar, booking for a patient, moving and blocking. */
export const practiceCalendar = {
  views: {
    legend: { en: 'Show appointments as', ar: 'عرض المواعيد' },
    list: { en: 'List', ar: 'قائمة' },
    week: { en: 'Week', ar: 'أسبوع' },
    month: { en: 'Month', ar: 'شهر' },
  },
  failed: { en: 'The calendar could not be loaded', ar: 'تعذّر تحميل التقويم' },
  today: { en: 'Today', ar: 'اليوم' },
  earlier: {
    day: { en: 'Previous day', ar: 'اليوم السابق' },
    week: { en: 'Previous week', ar: 'الأسبوع السابق' },
    month: { en: 'Previous month', ar: 'الشهر السابق' },
  },
  later: {
    day: { en: 'Next day', ar: 'اليوم التالي' },
    week: { en: 'Next week', ar: 'الأسبوع التالي' },
    month: { en: 'Next month', ar: 'الشهر التالي' },
  },
  keys: {
    en: 'Arrow keys move through the times, Enter opens one.',
    ar: 'تنقّل بين الأوقات بمفاتيح الأسهم، واضغط مفتاح الإدخال لفتح الوقت المحدد.',
  },
  open: { en: 'Open', ar: 'متاح' },
  closed: { en: 'Closed', ar: 'مغلق' },
  past: { en: 'Past', ar: 'مضى' },
  busy: { en: 'Not free', ar: 'غير متاح' },
  requested: (name: string): Word => ({
    en: `Requested by ${isolated(name)}`,
    ar: `وقت مطلوب من ${isolated(name)}`,
  }),
  appointments: (count: number): Word =>
    counted(count, '# appointment', '# appointments', {
      zero: 'لا مواعيد',
      one: 'موعد واحد',
      two: 'موعدان',
      few: '# مواعيد',
      many: '# موعدًا',
      other: '# موعد',
    }),
  more: (count: number): Word => ({ en: `${count} more`, ar: `${count} أخرى` }),

  chosen: {
    openPage: { en: 'Open the appointment', ar: 'فتح الموعد' },
    move: { en: 'Move', ar: 'تغيير الوقت' },
  },

  empty: {
    book: { en: 'Book for a patient', ar: 'الحجز لمريض' },
    block: { en: 'Block this time', ar: 'حجب هذا الوقت' },
    isClosed: {
      en: 'You are not open at this time, so nobody can be booked then.',
      ar: 'هذا الوقت خارج ساعات عملك، فلا يمكن الحجز فيه.',
    },
    isTaken: { en: 'You are not free at this time.', ar: 'لديك ما يشغلك في هذا الوقت.' },
    hours: { en: 'Manage Availability', ar: 'إدارة ساعات العمل' },
    keep: back,
  },

  moving: {
    start: (name: string): Word => ({
      en: `Moving the appointment with ${isolated(name)}. Choose its new time with the arrow keys and Enter, or press a time. Escape cancels.`,
      ar: `تغيير وقت الموعد مع ${isolated(name)}. يمكنك اختيار وقته الجديد بمفاتيح الأسهم ثم مفتاح الإدخال، أو بالضغط عليه. يلغي مفتاح Esc التغيير.`,
    }),
    cancel: { en: 'Cancel the move', ar: 'إلغاء التغيير' },
    cancelled: {
      en: 'Move cancelled. The appointment stays at its time.',
      ar: 'أُلغي التغيير، ويبقى الموعد في وقته.',
    },
    title: { en: 'Move this appointment?', ar: 'تغيير وقت هذا الموعد؟' },
    fromTo: (from: string, to: string): Word => ({ en: `From ${from} to ${to}`, ar: `من ${from} إلى ${to}` }),
    told: (name: string): Word => ({
      en: `We will tell ${isolated(name)} by email and in the notifications. The old time becomes available again.`,
      ar: `نبلّغ ${isolated(name)} بالبريد الإلكتروني وفي الإشعارات، ويعود الوقت السابق متاحًا.`,
    }),
    confirm: { en: 'Move', ar: 'تغيير الوقت' },
    busy: { en: 'Moving...', ar: 'جارٍ التغيير...' },
    keep: { en: 'Leave it there', ar: 'الإبقاء عليه' },
    done: { en: 'Appointment rescheduled', ar: 'تم تغيير وقت الموعد' },
    failed: { en: 'Failed to reschedule', ar: 'تعذّر تغيير الوقت' },
  },

  block: {
    title: { en: 'Block this time', ar: 'حجب هذا الوقت' },
    text: {
      en: 'Nobody can book in these hours. Appointments that are booked already stay; you decide about them under Availability.',
      ar: 'لا يمكن لأحد الحجز في هذه الساعات. تبقى المواعيد المحجوزة، ويمكنك البت فيها من صفحة ساعات العمل.',
    },
    from: { en: 'From', ar: 'من' },
    to: { en: 'To', ar: 'إلى' },
    label: { en: 'Name', ar: 'الاسم' },
    labelHelp: { en: 'Only you can see it.', ar: 'لا يظهر لغيرك.' },
    confirm: { en: 'Block', ar: 'حجب' },
    busy: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    keep: back,
    done: { en: 'Time blocked', ar: 'تم حجب الوقت' },
    undo: { en: 'Undo', ar: 'تراجع' },
  },

  book: {
    title: { en: 'Book for a patient', ar: 'الحجز لمريض' },
    patient: { en: 'Patient', ar: 'المريض' },
    search: { en: 'Search your patients', ar: 'البحث في مرضاك' },
    found: (count: number): Word =>
      counted(
        count,
        '# patient found',
        '# patients found',
        {
          zero: 'لا يوجد مريض لديك بهذا الاسم',
          one: 'مريض واحد',
          two: 'مريضان',
          few: '# مرضى',
          many: '# مريضًا',
          other: '# مريض',
        },
        'No patient of yours has this name',
      ),
    another: { en: 'Choose another', ar: 'اختيار غيره' },
    service: { en: 'Service', ar: 'الخدمة' },
    noServices: {
      en: 'You have no active service. Add one first.',
      ar: 'ليست لديك خدمة مفعّلة. يمكنك إضافة خدمة أولًا.',
    },
    services: { en: 'Services', ar: 'الخدمات' },
    mode: { en: 'Consultation', ar: 'الاستشارة' },
    day: { en: 'Day of the appointment', ar: 'يوم الموعد' },
    free: {
      en: 'Nothing is due: the appointment is confirmed immediately, and we tell your patient by email and in the notifications.',
      ar: 'لا يترتب على المريض دفع شيء: يُؤكَّد الموعد فورًا ونبلّغه بالبريد الإلكتروني وفي الإشعارات.',
    },
    due: (amount: string): Word => ({
      en: `If a package of your patient covers it, it is confirmed immediately. Otherwise ${amount} is due: the time is reserved for the payment for 24 hours, or until your minimum notice before the start if that is earlier. We tell your patient by email and in the notifications, and you both if it is not paid.`,
      ar: `إذا كانت لدى المريض باقة تشمله فسيُؤكَّد فورًا. وإلا فالمبلغ المطلوب ⁨${amount}⁩: يبقى الوقت محجوزًا للدفع 24 ساعة، أو حتى انتهاء مهلة الحجز لديك إن كانت أقرب. نبلّغ المريض بالبريد الإلكتروني وفي الإشعارات، ونبلّغكما إن لم يُدفع.`,
    }),
    failed: { en: 'Your patients or services could not be loaded', ar: 'تعذّر تحميل مرضاك أو خدماتك' },
    choose: { en: 'Choose a time', ar: 'اختيار الوقت' },
    at: (moment: string): Word => ({ en: `Book for ${moment}`, ar: `الحجز ليوم ${moment}` }),
    busy: { en: 'Booking...', ar: 'جارٍ الحجز...' },
    keep: back,
    done: { en: 'Appointment booked and confirmed', ar: 'تم حجز الموعد وتأكيده' },
    reserved: { en: 'Reserved until your patient has paid', ar: 'الموعد محجوز بانتظار دفع المريض' },
    view: { en: 'View', ar: 'عرض' },
  },

  reschedule: { en: 'Reschedule', ar: 'تغيير الوقت' },
  rescheduleOf: (what: string): Word => ({ en: `Reschedule: ${what}`, ar: `تغيير الوقت: ${what}` }),
}
