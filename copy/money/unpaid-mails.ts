import { textFor } from '#contract/text-language.ts'
import type { AccountMail } from '#copy/accounts/mail.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** `when` is in the reader's language already; null if it is no longer known. */
type Who = { name: string | null; otherName: string | null }

const reserved: Word = {
  en: 'If your bank shows the amount as reserved, it releases it by itself. Should it still confirm the payment, we email you right away: the appointment is booked if it can be, or you get everything back.',
  ar: 'إذا أظهر البنك المبلغ محجوزًا فسيُلغي الحجز تلقائيًا. وإذا أكد الدفعة لاحقًا فسنراسلك فورًا: يُحجز الموعد إن أمكن، وإلا استرددت المبلغ كاملًا.',
}

const question: Word = {
  en: 'If you have a question about it, please write to the Support Team.',
  ar: 'إذا كان لديك سؤال عن ذلك فيُرجى مراسلة فريق الدعم.',
}

/** Emails about a payment that was never completed. */
export const unpaidMails = {
  appointment: ({ name, otherName }: Who, when: string | null): AccountMail => ({
    subject: {
      en: 'Your payment was not completed, and nothing was taken',
      ar: 'لم تكتمل دفعتك، ولم يُخصم أي مبلغ',
    },
    preheader: { en: 'No appointment was booked.', ar: 'لم يُحجز أي موعد.' },
    paragraphs: [
      {
        en: `Your payment for the appointment${name ? ` with ${isolated(textFor('en', name, otherName))}` : ''}${when ? ` on ${isolated(when)}` : ''} did not come through. Nothing was taken and no appointment was booked, so the time is available to others again.`,
        ar: `لم تكتمل دفعتك مقابل الموعد${name ? ` مع ${isolated(textFor('ar', name, otherName))}` : ''}${when ? ` يوم ${isolated(when)}` : ''}. لم يُخصم أي مبلغ ولم يُحجز الموعد، وأصبح الوقت متاحًا لغيرك.`,
      },
      reserved,
    ],
    button: { en: 'Choose a time again', ar: 'اختيار وقت من جديد' },
    note: question,
  }),
  package: {
    subject: {
      en: 'Your payment was not completed, and nothing was taken',
      ar: 'لم تكتمل دفعتك، ولم يُخصم أي مبلغ',
    },
    preheader: { en: 'The package was not bought.', ar: 'لم تُشترَ الباقة.' },
    paragraphs: [
      {
        en: 'Your payment for a package did not come through. Nothing was taken, and the package was not bought.',
        ar: 'لم تكتمل دفعتك مقابل الباقة. لم يُخصم أي مبلغ ولم تُشترَ الباقة.',
      },
    ],
    button: { en: 'See your packages', ar: 'عرض باقاتك' },
    note: question,
  } satisfies AccountMail,
}
