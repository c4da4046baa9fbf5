import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

const whyCancelled: Word = {
  en: 'The bank of the card has taken back what was paid for this appointment.',
  ar: 'استرد بنك البطاقة المبلغ المدفوع لهذا الموعد.',
}

export const disputeWords = {
  /** In both languages, because both sides read it. */
  cancelled: `${whyCancelled.en}\n${whyCancelled.ar}`,
  list: { en: 'Disputed payments', ar: 'المدفوعات المعترض عليها' },
  failed: { en: 'The disputes could not be loaded', ar: 'تعذّر تحميل الاعتراضات' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  none: {
    title: { en: 'No disputes', ar: 'لا اعتراضات' },
    text: {
      en: 'When a patient asks their bank for the money back, it appears here with what we know of the appointment.',
      ar: 'عندما يطلب مريض من بنكه استرداد المبلغ يظهر الاعتراض هنا مع ما نعرفه عن الموعد.',
    },
  },
  states: {
    open: { en: 'Open', ar: 'مفتوح' },
    won: { en: 'Won', ar: 'لصالحنا' },
    lost: { en: 'Lost', ar: 'ليس لصالحنا' },
  },
  opened: (day: string): Word => ({ en: `Opened ${day}`, ar: `فُتح ${isolated(day)}` }),
  /** Followed by the bank's own words. */
  bankSays: { en: 'The bank says:', ar: 'يقول البنك:' },
  evidence: {
    title: { en: 'What speaks for it', ar: 'ما يشهد على الموعد' },
    appointment: (when: string): Word => ({ en: `Appointment: ${when}`, ar: `الموعد: ${isolated(when)}` }),
    both: { en: 'Both were in the call.', ar: 'حضر الطرفان المكالمة.' },
    patient: { en: 'Only the patient was in the call.', ar: 'حضر المريض وحده المكالمة.' },
    dietitian: { en: 'Only the dietitian was in the call.', ar: 'حضر أخصائي التغذية وحده المكالمة.' },
    nobody: { en: 'Nobody was seen in a call.', ar: 'لم يُسجّل حضور أحد في مكالمة.' },
    gone: { en: 'The appointment is no longer kept.', ar: 'لم يعد الموعد محفوظًا.' },
  },
  outcomes: {
    pending: { en: 'Waiting for an answer', ar: 'بانتظار الرد' },
    confirmed: { en: 'Agreed on', ar: 'مؤكد' },
    completed: { en: 'Completed', ar: 'مكتمل' },
    cancelled: { en: 'Cancelled', ar: 'ملغى' },
  },
  state: {
    label: { en: 'State', ar: 'الحالة' },
    all: { en: 'All states', ar: 'كل الحالات' },
  },
  page: {
    title: { en: 'Dispute', ar: 'الاعتراض' },
    unread: { en: 'The dispute could not be loaded', ar: 'تعذّر تحميل الاعتراض' },
    missing: { en: 'There is no such dispute', ar: 'لا يوجد هذا الاعتراض' },
    back: { en: 'Disputes', ar: 'الاعتراضات' },
    patient: { en: 'Patient', ar: 'المريض' },
    dietitian: { en: 'Dietitian', ar: 'أخصائي التغذية' },
    gone: { en: 'Deleted account', ar: 'حساب محذوف' },
    number: { en: 'Number at the bank', ar: 'الرقم لدى البنك' },
    paid: { en: 'Paid', ar: 'تاريخ الدفع' },
    openedAt: { en: 'Opened', ar: 'تاريخ الفتح' },
    endedAt: { en: 'Decided', ar: 'تاريخ القرار' },
    reason: { en: 'Reason given by the bank', ar: 'السبب الذي ذكره البنك' },
    toPayment: { en: 'Open the payment', ar: 'فتح الدفعة' },
    toAppointment: { en: 'Open the appointment', ar: 'فتح الموعد' },
    answer: {
      title: { en: 'Answer to the bank', ar: 'الرد على البنك' },
      by: (day: string): Word => ({ en: `Answer by ${day}`, ar: `آخر يوم للرد: ${isolated(day)}` }),
      late: (day: string): Word => ({
        en: `The last day to answer was ${day}`,
        ar: `كان آخر يوم للرد ${isolated(day)}`,
      }),
      assumed: {
        en: 'The bank has named no day, so seven days are assumed. Enter the day that its letter states.',
        ar: 'لم يحدد البنك يومًا، لذا تُحسب سبعة أيام. أدخل اليوم المذكور في خطابه.',
      },
      sent: (when: string): Word => ({
        en: `Sent to the bank: ${when}`,
        ar: `أُرسل إلى البنك: ${isolated(when)}`,
      }),
      over: { en: 'The bank has decided.', ar: 'حسم البنك الاعتراض.' },
      day: { en: 'Last day to answer', ar: 'آخر يوم للرد' },
      save: { en: 'Save day', ar: 'حفظ اليوم' },
      saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
      saved: { en: 'The day is saved', ar: 'تم حفظ اليوم' },
      mark: { en: 'Mark as sent to the bank', ar: 'تسجيل الإرسال إلى البنك' },
      marked: { en: 'Recorded as sent to the bank', ar: 'سُجّل الإرسال إلى البنك' },
      failed: { en: 'It could not be saved', ar: 'تعذّر الحفظ' },
    },
  },
  borne: (amount: string): Word => ({
    en: `${isolated(amount)} is borne by the platform`,
    ar: `تتحمل المنصة ${isolated(amount)}`,
  }),
}
