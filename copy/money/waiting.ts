import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** Shown above a patient's appointments while a payment is unfinished. */
export const waitingPayments = {
  title: { en: 'Waiting for payment', ar: 'بانتظار الدفع' },
  held: (time: string): Word => ({
    en: `Held for you until ${isolated(time)}. Nothing is booked until it is paid.`,
    ar: `الوقت محجوز لك مؤقتًا حتى ${isolated(time)}، ولا يُحجز الموعد قبل الدفع.`,
  }),
  notHeld: {
    en: 'The time is no longer held for you. If your bank still confirms the payment, the appointment is booked if the time is available; otherwise you get everything back. We will email you.',
    ar: 'لم يعد الوقت محجوزًا لك. إذا أكد البنك الدفعة فسيُحجز الموعد إن كان الوقت متاحًا، وإلا استرددت المبلغ كاملًا. وسنراسلك بالبريد الإلكتروني.',
  },
  continue: { en: 'Continue to payment', ar: 'متابعة الدفع' },
  check: { en: 'Check payment', ar: 'التحقق من الدفع' },
  giveUp: { en: 'Cancel payment', ar: 'إلغاء الدفع' },
  named: (action: Word, name: string): Word => ({
    en: `${action.en}: ${isolated(name)}`,
    ar: `${action.ar}: ${isolated(name)}`,
  }),
  ask: {
    title: { en: 'Cancel this payment?', ar: 'إلغاء هذه الدفعة؟' },
    text: {
      en: 'The time becomes available to others and nothing is booked. If a payment should still come through, you get all of it back.',
      ar: 'يصبح الوقت متاحًا لغيرك ولا يُحجز الموعد. وإذا اكتملت دفعة بعد ذلك فستسترد المبلغ كاملًا.',
    },
    confirm: { en: 'Cancel payment', ar: 'إلغاء الدفع' },
    busy: { en: 'Cancelling...', ar: 'جارٍ الإلغاء...' },
    keep: { en: 'Keep it', ar: 'الإبقاء عليها' },
  },
  outcomes: {
    ended: {
      title: { en: 'Payment cancelled', ar: 'أُلغيت الدفعة' },
      text: { en: 'Nothing was taken, and nothing is booked.', ar: 'لم يُخصم أي مبلغ ولم يُحجز الموعد.' },
    },
    paid: {
      title: { en: 'It is already paid', ar: 'تم الدفع بالفعل' },
      text: {
        en: 'Your appointment is among the others. You can cancel it there.',
        ar: 'تجد موعدك ضمن بقية المواعيد، ويمكنك إلغاؤه من هناك.',
      },
    },
    waiting: {
      title: { en: 'Your bank has not answered yet', ar: 'لم يُجب البنك بعد' },
      text: {
        en: 'It cannot be cancelled while your bank is deciding. We will email you.',
        ar: 'لا يمكن إلغاؤها قبل أن يُجيب البنك. وسنراسلك بالبريد الإلكتروني.',
      },
    },
  },
}
