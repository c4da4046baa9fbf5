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
  borne: (amount: string): Word => ({
    en: `${isolated(amount)} is borne by the platform`,
    ar: `تتحمل المنصة ${isolated(amount)}`,
  }),
}
