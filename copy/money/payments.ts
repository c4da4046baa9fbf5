import { brand } from '#copy/brand.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** The description of the amount in the gateway’s own form; used by the server only. */
export const paymentWords = {
  description: { en: `${brand.name.en}: nutrition consultation`, ar: `${brand.name.ar}: استشارة غذائية` },
  package: { en: `${brand.name.en}: package of consultations`, ar: `${brand.name.ar}: باقة استشارات` },
}

export const paying = {
  checking: { en: 'Checking your payment...', ar: 'جارٍ التحقق من الدفع...' },
  notChecked: { en: 'Your payment could not be checked', ar: 'تعذّر التحقق من الدفع' },
  onlyOnce: {
    en: 'You will not be charged twice. We keep checking, and what you paid for is yours as soon as the payment is confirmed.',
    ar: 'لن يُخصم المبلغ مرتين. نواصل التحقق، ويصبح ما دفعت ثمنه لك فور تأكيد الدفع.',
  },
  checkAgain: { en: 'Check again', ar: 'التحقق مجددًا' },
  outcomes: {
    waiting: {
      title: { en: 'Your bank has not answered yet', ar: 'لم يُجب البنك بعد' },
      text: {
        en: 'You can close this page: the appointment is booked as soon as your bank confirms the payment, and we email you. If the time is gone by then, you get everything back.',
        ar: 'يمكنك إغلاق هذه الصفحة، فسيُحجز الموعد فور تأكيد البنك للدفع وسنراسلك بالبريد الإلكتروني. وإذا لم يبقَ الوقت متاحًا حينها فستسترد المبلغ كاملًا.',
      },
    },
    not_paid: {
      title: { en: 'Nothing was paid, and nothing is booked yet', ar: 'لم يُدفع شيء، ولم يُحجز الموعد بعد' },
      text: {
        en: 'We are still holding the time for you. If your bank declined the card, please try another one.',
        ar: 'ما زال الوقت محجوزًا لك مؤقتًا. وإذا رفض البنك البطاقة فيُرجى تجربة بطاقة أخرى.',
      },
    },
    ended: {
      title: { en: 'The time to pay is over', ar: 'انتهت مهلة الدفع' },
      text: {
        en: 'Nothing was paid and nothing is booked. You can choose the time again if it is still available.',
        ar: 'لم يُدفع شيء ولم يُحجز الموعد. ويمكنك اختيار الوقت من جديد إن بقي متاحًا.',
      },
    },
    refunded: {
      title: { en: 'Your payment came too late', ar: 'وصلت دفعتك بعد فوات الأوان' },
      text: {
        en: 'The time is no longer available, so nothing is booked and you get everything back.',
        ar: 'لم يعد الوقت متاحًا، فلم يُحجز الموعد وستسترد المبلغ كاملًا.',
      },
    },
  },
  receipt: {
    title: { en: 'Payment', ar: 'الدفع' },
    failed: { en: 'The payment could not be loaded', ar: 'تعذّر تحميل بيانات الدفع' },
    paid: { en: 'Paid', ar: 'مدفوع' },
    refund: { en: 'Refund', ar: 'استرداد' },
    fromWallet: (amount: string): Word => ({
      en: `${amount} from your wallet`,
      ar: `منها ${isolated(amount)} من محفظتك`,
    }),
    onWallet: { en: 'On your wallet', ar: 'في محفظتك' },
    done: { en: 'Sent back', ar: 'أُعيد' },
    onItsWay: { en: 'On its way back to your card', ar: 'في طريقه إلى بطاقتك' },
    byBank: { en: 'Returned by your bank', ar: 'أعاده إليك بنكك' },
  },
}
