import type { AccountMail } from '#copy/accounts/mail.ts'
import { isolated } from '#copy/quoted.ts'
import { inRiyals } from '#copy/riyals.ts'
import type { Word } from '#copy/word.ts'

type Facts = { riyals: number; ibanEnd: string }

const note: Word = {
  en: 'If you have a question about it, please write to the Support Team.',
  ar: 'إذا كان لديك سؤال عن ذلك فيُرجى مراسلة فريق الدعم.',
}

export const payoutMails = {
  paid: ({ riyals, ibanEnd }: Facts): AccountMail => ({
    subject: {
      en: `We have transferred ${inRiyals(riyals).en} to you`,
      ar: `حوّلنا إليك ${isolated(inRiyals(riyals).ar)}`,
    },
    preheader: { en: 'Your payout is complete.', ar: 'اكتمل تحويل مستحقاتك.' },
    paragraphs: [
      {
        en: `Your payout of ${inRiyals(riyals).en} went to your account ending in ${isolated(ibanEnd)}.`,
        ar: `اكتمل تحويل مستحقاتك وقدرها ${isolated(inRiyals(riyals).ar)} إلى حسابك المنتهي بالأرقام ${isolated(ibanEnd)}.`,
      },
    ],
    button: { en: 'See your payments', ar: 'عرض المدفوعات' },
    note,
  }),
  returned: ({ riyals, ibanEnd }: Facts): AccountMail => ({
    subject: {
      en: `Your payout of ${inRiyals(riyals).en} came back`,
      ar: `لم يكتمل تحويل مستحقاتك وقدرها ${isolated(inRiyals(riyals).ar)}`,
    },
    preheader: { en: 'Please check your bank account.', ar: 'يُرجى مراجعة حسابك البنكي.' },
    paragraphs: [
      {
        en: `The bank could not credit ${inRiyals(riyals).en} to the account ending in ${isolated(ibanEnd)}. The amount is available to you again, and nothing of it is lost.`,
        ar: `لم يتمكن البنك من إيداع ${isolated(inRiyals(riyals).ar)} في الحساب المنتهي بالأرقام ${isolated(ibanEnd)}. عاد المبلغ كاملًا إلى رصيدك المتاح.`,
      },
      {
        en: 'Please check the account number and the name in your billing settings. We pay it with the next payout, or as soon as you ask for it.',
        ar: 'يُرجى مراجعة رقم الحساب والاسم في إعدادات الفوترة. نحوّل المبلغ مع التحويل القادم، أو متى طلبت ذلك.',
      },
    ],
    button: { en: 'Open billing settings', ar: 'فتح إعدادات الفوترة' },
    note,
  }),
  /** To admins. */
  doubted: (riyals: number): AccountMail => ({
    subject: {
      en: `A payout of ${inRiyals(riyals).en} is in doubt`,
      ar: `تحويل بمبلغ ${isolated(inRiyals(riyals).ar)} غير مؤكد`,
    },
    preheader: { en: 'Nothing is paid again before you decide.', ar: 'لن يُعاد التحويل قبل أن تتخذ قرارًا.' },
    paragraphs: [
      {
        en: 'The payment service was asked for this payout more than once and does not say whether it was made. The amount is neither given back nor paid again until an admin has decided.',
        ar: 'طُلب هذا التحويل من خدمة الدفع أكثر من مرة ولم يتبيّن هل نُفّذ. لن يُعاد المبلغ ولن يُدفع مجددًا حتى يتخذ أحد المشرفين قرارًا.',
      },
    ],
    button: { en: 'Open payouts', ar: 'فتح التحويلات' },
    note: {
      en: 'Please look for it in the dashboard of the payment service first.',
      ar: 'يُرجى البحث عنه أولًا في لوحة تحكم خدمة الدفع.',
    },
  }),
  held: (reason: string): AccountMail => ({
    subject: { en: 'Your payouts are on hold', ar: 'أُوقفت تحويلاتك مؤقتًا' },
    preheader: { en: 'What you have earned is kept for you.', ar: 'مستحقاتك محفوظة لك.' },
    paragraphs: [
      {
        en: 'Our team has put your payouts on hold for this reason:',
        ar: 'أوقف فريقنا تحويلاتك مؤقتًا للسبب الآتي:',
      },
      { en: reason, ar: reason },
      {
        en: 'What you have earned is kept for you, and appointments go on as usual.',
        ar: 'مستحقاتك محفوظة لك، وتستمر مواعيدك كالمعتاد.',
      },
    ],
    button: { en: 'See your payments', ar: 'عرض المدفوعات' },
    note,
  }),
  released: {
    subject: { en: 'Your payouts continue', ar: 'استؤنفت تحويلاتك' },
    preheader: { en: 'They are no longer on hold.', ar: 'لم تعد تحويلاتك موقوفة.' },
    paragraphs: [
      {
        en: 'Your payouts are no longer on hold. What is available to you is paid with the next payout.',
        ar: 'لم تعد تحويلاتك موقوفة. يُحوّل رصيدك المتاح مع التحويل القادم.',
      },
    ],
    button: { en: 'See your payments', ar: 'عرض المدفوعات' },
    note,
  } satisfies AccountMail,
}
