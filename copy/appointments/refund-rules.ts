import { paymentMinutes } from '#contract/appointments/booking.ts'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { type Grade, gradesOf, partOf } from '#contract/appointments/refunds.ts'
import { hoursAfter } from '../lengths.ts'
import { isolated } from '../quoted.ts'
import { inRiyals } from '../riyals.ts'
import type { Word } from '../word.ts'

/** The refund: an amount if the price is known, otherwise a share in words. */
function backOf({ percent }: Grade, price: number | null): Word {
  const amount = price === null ? null : inRiyals(partOf(Math.round(price * 100), percent) / 100)
  if (percent === 100)
    return amount
      ? { en: `everything back, ${amount.en}`, ar: `المبلغ كاملًا، ${isolated(amount.ar)}` }
      : { en: 'everything back', ar: 'المبلغ كاملًا' }
  return amount
    ? { en: `${percent}% back, ${amount.en}`, ar: `${percent}% من المبلغ، ${isolated(amount.ar)}` }
    : { en: `${percent}% back`, ar: `${percent}% من المبلغ` }
}

function gradeWord(grade: Grade, at: number, price: number | null): Word {
  const back = backOf(grade, price)
  const hours = hoursAfter(grade.until)
  if (at > 0)
    return grade.until === 0
      ? { en: `Later, until the start: ${back.en}`, ar: `بعد ذلك وحتى بدء الموعد: ${back.ar}` }
      : { en: `At least ${hours.en} before: ${back.en}`, ar: `قبله بما لا يقل عن ${hours.ar}: ${back.ar}` }
  return grade.until === 0
    ? { en: `Cancelled before the start: ${back.en}`, ar: `الإلغاء قبل بدء الموعد: ${back.ar}` }
    : {
        en: `Cancelled at least ${hours.en} before the start: ${back.en}`,
        ar: `الإلغاء قبل الموعد بما لا يقل عن ${hours.ar}: ${back.ar}`,
      }
}

const nothing = { en: 'Later, or if you do not attend: nothing', ar: 'بعد ذلك أو عند غيابك: لا يُسترد شيء' }
const absent = { en: 'If you do not attend: nothing', ar: 'عند غيابك: لا يُسترد شيء' }
const letDown = {
  en: 'If the dietitian cancels or does not attend: everything back',
  ar: 'إذا ألغى الأخصائي الموعد أو غاب عنه: المبلغ كاملًا',
}

/** The refund rules line by line, as patients read them; in riyals if the price is known. */
export function refundLines(rules: RefundRules, price: number | null): Word[] {
  const grades = gradesOf(rules)
  const isOpen = grades.at(-1)?.until === 0
  return [...grades.map((grade, at) => gradeWord(grade, at, price)), isOpen ? absent : nothing, letDown]
}

/** Facts to know before paying. */
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
  /** On the profile of a dietitian. */
  beforehand: {
    title: { en: 'If you cancel', ar: 'عند إلغاء الموعد' },
    text: {
      en: 'You pay when you book. What you get back if you cancel:',
      ar: 'تدفع عند الحجز. وهذا ما تسترده عند الإلغاء:',
    },
  },
  /** For a confirmed appointment, on its page and in emails. */
  steps: {
    title: { en: 'If you cancel', ar: 'إذا ألغيت الموعد' },
    until: (amount: string, moment: string): Word => ({
      en: `${amount} back until ${moment}`,
      ar: `يعود \u2068${amount}\u2069 حتى ${moment}`,
    }),
    next: { en: '; ', ar: '؛ ' },
    after: { en: 'nothing after that', ar: 'وبعد ذلك لا يعود شيء' },
    over: { en: 'Nothing comes back any more', ar: 'لم يعد شيء قابلًا للاسترداد' },
  },
}
