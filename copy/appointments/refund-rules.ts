import { paymentMinutes, refundAllHours, refundHalfHours } from '#contract/appointments/booking.ts'
import type { Word } from '../word.ts'

/** What somebody knows before paying. */
export const refundRules = {
  title: { en: 'Payment and refunds', ar: 'الدفع والاسترداد' },
  places: {
    form: {
      en: `You pay on the page of the payment service. We hold the time for ${paymentMinutes} minutes while you do.`,
      ar: `تدفع في صفحة خدمة الدفع، ونحجز لك الوقت مؤقتًا ${paymentMinutes} دقيقة ريثما تدفع.`,
    },
    card: {
      en: `We charge the card that you choose; your bank may ask you to confirm it. We hold the time for ${paymentMinutes} minutes.`,
      ar: `نخصم المبلغ من البطاقة التي تختارها، وقد يطلب منك البنك التأكيد. ونحجز لك الوقت مؤقتًا ${paymentMinutes} دقيقة.`,
    },
    wallet: {
      en: 'All of it is taken from your wallet.',
      ar: 'يُخصم المبلغ كله من محفظتك.',
    },
  },
  declined: {
    en: 'If the dietitian declines or does not answer, you get everything back.',
    ar: 'إذا لم يُقبل الطلب أو لم يصل رد فستسترد المبلغ كاملًا.',
  },
  rules: [
    {
      en: `Cancelled at least ${refundAllHours} hours before the start: everything back`,
      ar: `الإلغاء قبل الموعد بما لا يقل عن ${refundAllHours} ساعة: المبلغ كاملًا`,
    },
    {
      en: `At least ${refundHalfHours} hours before: half`,
      ar: `قبله بما لا يقل عن ${refundHalfHours} ساعات: نصف المبلغ`,
    },
    { en: 'Later, or if you do not attend: nothing', ar: 'بعد ذلك أو عند غيابك: لا يُسترد شيء' },
    {
      en: 'If the dietitian cancels or does not attend: everything back',
      ar: 'إذا ألغى الأخصائي الموعد أو غاب عنه: المبلغ كاملًا',
    },
  ] satisfies readonly Word[],
}
