import type { AppointmentStatus, HistoryKind } from '#contract/appointments/appointment.ts'
import { appointmentHistory } from '../appointments/history.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** One appointment as admins see it. */
export const deskAppointment = {
  title: { en: 'Appointment', ar: 'الموعد' },
  back: { en: 'Appointments', ar: 'المواعيد' },
  failed: { en: 'The appointment could not be loaded', ar: 'تعذّر تحميل الموعد' },
  missing: { en: 'There is no such appointment', ar: 'لا يوجد هذا الموعد' },
  recorded: {
    en: 'Opening this page is recorded in the audit log. What patient and dietitian write is never shown here.',
    ar: 'يُسجَّل فتح هذه الصفحة في سجل التدقيق، ولا يظهر هنا ما يكتبه المريض والأخصائي.',
  },
  patient: { en: 'Patient', ar: 'المريض' },
  dietitian: { en: 'Dietitian', ar: 'أخصائي التغذية' },
  time: { en: 'Time', ar: 'الوقت' },
  where: { en: 'Where', ar: 'المكان' },
  places: {
    our_call: { en: 'Our video call', ar: 'مكالمة الفيديو لدينا' },
    other_call: { en: 'The dietitian’s own video link', ar: 'رابط فيديو خاص بالأخصائي' },
    in_person: { en: 'In person', ar: 'حضوري' },
  },
  price: { en: 'Price', ar: 'السعر' },
  requested: { en: 'Booked', ar: 'تاريخ الحجز' },
  wanted: { en: 'New time requested', ar: 'الوقت الجديد المطلوب' },
  claim: {
    open: { en: 'Both sides are asked who attended.', ar: 'يُسأل الطرفان عمّن حضر.' },
    waits: { en: 'Who attended needs a decision.', ar: 'البت فيمن حضر بحاجة إلى قرار.' },
    decided: { en: 'Who attended has been decided.', ar: 'تم البت فيمن حضر.' },
    link: { en: 'Open the report', ar: 'فتح البلاغ' },
  },
  dispute: {
    open: { en: 'The bank disputes the payment.', ar: 'يعترض البنك على الدفعة.' },
    won: { en: 'A dispute about the payment was won.', ar: 'حُسم اعتراض على الدفعة لصالحنا.' },
    lost: { en: 'A dispute about the payment was lost.', ar: 'حُسم اعتراض على الدفعة ضدنا.' },
    link: { en: 'Open the dispute', ar: 'فتح الاعتراض' },
  },
  history: {
    title: appointmentHistory.title,
    kinds: appointmentHistory.kinds satisfies Record<HistoryKind, Word>,
    by: {
      patient: { en: 'by the patient', ar: 'من جانب المريض' },
      dietitian: { en: 'by the dietitian', ar: 'من جانب الأخصائي' },
      admin: (name: string): Word => ({ en: `by ${isolated(name)}`, ar: `بواسطة ${isolated(name)}` }),
      platform: appointmentHistory.by.platform,
    },
    move: appointmentHistory.move,
    none: { en: 'Nothing is recorded about it.', ar: 'لا شيء مسجَّل عنه.' },
  },
  presence: {
    title: { en: 'In the video call', ar: 'في مكالمة الفيديو' },
    nobody: { en: 'Never joined', ar: 'لم يُسجَّل حضور' },
    ahead: { en: 'It has not begun yet.', ar: 'لم تبدأ بعد.' },
    elsewhere: {
      en: 'It is not our video call, so we do not know who came.',
      ar: 'ليست مكالمة الفيديو لدينا، فلا نعرف من حضر.',
    },
    inPerson: {
      en: 'It is in person, so we do not know who came.',
      ar: 'الموعد حضوري، فلا نعرف من حضر.',
    },
  },
  money: {
    title: { en: 'Payment', ar: 'الدفعة' },
    none: { en: 'Nothing was paid through the platform.', ar: 'لم يُدفع شيء عبر المنصة.' },
    package: {
      en: 'Booked with a package: the amounts are those of the whole package.',
      ar: 'حُجز من باقة، والمبالغ هي مبالغ الباقة كلها.',
    },
    refunds: { en: 'Refunds', ar: 'المبالغ المستردة' },
    open: { en: 'Open the payment', ar: 'فتح الدفعة' },
    invoices: { en: 'Invoices', ar: 'الفواتير' },
    invoiceKinds: {
      invoice: { en: 'Invoice', ar: 'فاتورة' },
      credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
    },
  },
  tickets: {
    title: { en: 'Support tickets', ar: 'تذاكر الدعم' },
    none: { en: 'No tickets about this appointment.', ar: 'لا تذاكر عن هذا الموعد.' },
  },
  state: { en: 'State', ar: 'الحالة' },
  states: {
    pending: { en: 'Waiting for the dietitian', ar: 'بانتظار الأخصائي' },
    confirmed: { en: 'Confirmed', ar: 'مؤكد' },
    cancelled: { en: 'Cancelled', ar: 'ملغى' },
    completed: { en: 'Completed', ar: 'مكتمل' },
  } satisfies Record<AppointmentStatus, Word>,
}

/** What an account was part of, on its page. */
export const personActivity = {
  appointments: {
    title: { en: 'Appointments', ar: 'المواعيد' },
    list: { en: 'Appointments', ar: 'المواعيد' },
    none: { en: 'No appointments', ar: 'لا مواعيد' },
    failed: { en: 'The appointments could not be loaded', ar: 'تعذّر تحميل المواعيد' },
    showMore: { en: 'Show more appointments', ar: 'عرض المزيد من المواعيد' },
  },
  payments: {
    title: { en: 'Payments', ar: 'المدفوعات' },
    list: { en: 'Payments', ar: 'المدفوعات' },
    none: { en: 'No payments', ar: 'لا مدفوعات' },
    failed: { en: 'The payments could not be loaded', ar: 'تعذّر تحميل المدفوعات' },
    showMore: { en: 'Show more payments', ar: 'عرض المزيد من المدفوعات' },
  },
  tickets: {
    title: { en: 'Support tickets', ar: 'تذاكر الدعم' },
    list: { en: 'Support tickets', ar: 'تذاكر الدعم' },
    none: { en: 'No support tickets', ar: 'لا تذاكر دعم' },
    failed: { en: 'The tickets could not be loaded', ar: 'تعذّر تحميل التذاكر' },
    showMore: { en: 'Show more tickets', ar: 'عرض المزيد من التذاكر' },
  },
}
