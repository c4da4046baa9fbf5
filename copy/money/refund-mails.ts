import type { ReversalTarget } from '#contract/money/payment-desk.ts'
import type { AccountMail } from '#copy/accounts/mail.ts'
import { isolated, quoted } from '#copy/quoted.ts'
import { inRiyals } from '#copy/riyals.ts'
import type { Word } from '#copy/word.ts'

/** The refund has been sent; the bank decides when it shows it. */
export const refundMails = {
  timeGone: (riyals: number): AccountMail => ({
    ...mail(riyals),
    paragraphs: [
      {
        en: `Your payment of ${inRiyals(riyals).en} came after your time had ended, and by then that time was no longer available. No appointment was made, and we have refunded all of it.`,
        ar: `وصلت دفعتك وقدرها ${isolated(inRiyals(riyals).ar)} بعد انتهاء مهلة الحجز، ولم يعد الوقت الذي اخترته متاحًا. لم يُنشأ أي موعد، وأعدنا المبلغ كاملًا.`,
      },
      banks,
    ],
    button: { en: 'Find another time', ar: 'البحث عن وقت آخر' },
  }),
  notSold: (riyals: number): AccountMail => ({
    ...mail(riyals),
    paragraphs: [
      {
        en: `Your payment of ${inRiyals(riyals).en} was for a package that could no longer be sold by then, or that you had bought already. We have refunded all of it.`,
        ar: `كانت دفعتك وقدرها ${isolated(inRiyals(riyals).ar)} لباقة لم يعد بيعها ممكنًا حينها، أو سبق أن اشتريتها. وأعدنا المبلغ كاملًا.`,
      },
      banks,
    ],
    button: toPackages,
  }),
  ofPackage: (riyals: number): AccountMail => ({
    ...mail(riyals),
    paragraphs: [
      {
        en: `We have refunded ${inRiyals(riyals).en} for what is not used of your package, to the card you paid with.`,
        ar: `أعدنا ${isolated(inRiyals(riyals).ar)} عما لم يُستخدم من باقتك، إلى البطاقة التي دفعت بها.`,
      },
      banks,
    ],
    button: toPackages,
  }),
  ended: (riyals: number): AccountMail => ({
    ...mail(riyals),
    paragraphs: [
      {
        en: `We have refunded ${inRiyals(riyals).en} for the appointment that will not take place, to the card you paid with.`,
        ar: `أعدنا ${isolated(inRiyals(riyals).ar)} عن الموعد الذي لن ينعقد، إلى البطاقة التي دفعت بها.`,
      },
      banks,
    ],
    button: { en: 'See your appointments', ar: 'عرض مواعيدك' },
  }),
  byAdmin: (riyals: number, reason: string): AccountMail => ({
    ...mail(riyals),
    paragraphs: [
      {
        en: `Our team has refunded ${inRiyals(riyals).en} of what you paid, to the card you paid with. The reason:`,
        ar: `أعاد فريقنا ${isolated(inRiyals(riyals).ar)} مما دفعته، إلى البطاقة التي دفعت بها. السبب:`,
      },
      ...quoted(reason),
      banks,
    ],
    button: { en: 'See your appointments', ar: 'عرض مواعيدك' },
  }),
  walletByAdmin: (riyals: number, reason: string): AccountMail => ({
    subject: {
      en: `We have put ${inRiyals(riyals).en} on your wallet`,
      ar: `أضفنا ${isolated(inRiyals(riyals).ar)} إلى محفظتك`,
    },
    preheader: { en: 'You can pay with it right away.', ar: 'يمكنك الدفع به فورًا.' },
    paragraphs: [
      {
        en: `Our team has refunded ${inRiyals(riyals).en} of what you paid from your wallet: it is there again, and you can pay with it right away. The reason:`,
        ar: `أعاد فريقنا ${isolated(inRiyals(riyals).ar)} مما دفعته من محفظتك، وقد عاد إليها ويمكنك الدفع به فورًا. السبب:`,
      },
      ...quoted(reason),
    ],
    button: { en: 'See your wallet', ar: 'عرض المحفظة' },
    note: question,
  }),
  /** To the patient of an appointment that was booked with a package. */
  returnedUse: (reason: string): AccountMail => ({
    subject: { en: 'An appointment is back in your package', ar: 'عاد موعد إلى باقتك' },
    preheader: { en: 'You can book it again without paying.', ar: 'يمكنك حجزه من جديد دون دفع.' },
    paragraphs: [
      {
        en: 'Our team has decided that an appointment of your package does not count. You can book it again without paying. The reason:',
        ar: 'قرر فريقنا عدم احتساب موعد من باقتك، ويمكنك حجزه من جديد دون دفع. السبب:',
      },
      ...quoted(reason),
    ],
    button: toPackages,
    note: question,
  }),
  walletForUse: (riyals: number, reason: string): AccountMail => ({
    subject: {
      en: `${inRiyals(riyals).en} of your package is on your wallet`,
      ar: `${isolated(inRiyals(riyals).ar)} من باقتك في محفظتك`,
    },
    preheader: { en: 'For an appointment that does not count.', ar: 'عن موعد لم يُحتسب.' },
    paragraphs: [
      {
        en: `Our team has put ${inRiyals(riyals).en} on your wallet, for an appointment of your package. The reason:`,
        ar: `أضاف فريقنا ${isolated(inRiyals(riyals).ar)} إلى محفظتك عن موعد من باقتك. السبب:`,
      },
      ...quoted(reason),
    ],
    button: toPackages,
    note: question,
  }),
  /** To the dietitian of that appointment. */
  takenBackUse: (riyals: number, to: ReversalTarget, reason: string): AccountMail => ({
    subject: {
      en: `${inRiyals(riyals).en} of your earnings with a package was taken back`,
      ar: `سُحب ${isolated(inRiyals(riyals).ar)} من دخلك من باقة`,
    },
    preheader: { en: 'For an appointment of the package.', ar: 'عن موعد من الباقة.' },
    paragraphs: [
      takenTo[to],
      {
        en: `${inRiyals(riyals).en} of it was your share: it is taken from your balance. We give back our fee for it as well. The reason:`,
        ar: `كانت حصتك منه ${isolated(inRiyals(riyals).ar)} خُصمت من رصيدك. ونعيد نحن عمولتنا عنه أيضًا. السبب:`,
      },
      ...quoted(reason),
    ],
    button: { en: 'See the appointment', ar: 'عرض الموعد' },
    note: disagree,
  }),
  /** To the dietitian who would have earned the amount. */
  beforeVisit: (riyals: number, reason: string): AccountMail => ({
    subject: {
      en: `A patient was refunded ${inRiyals(riyals).en}`,
      ar: `أُعيد ${isolated(inRiyals(riyals).ar)} إلى مريض`,
    },
    preheader: { en: 'A refund by our team.', ar: 'استرداد بقرار من فريقنا.' },
    paragraphs: [
      {
        en: `Our team has refunded ${inRiyals(riyals).en} of what a patient paid for an appointment with you that has not been completed. You earn by what is left of the price. The reason:`,
        ar: `أعاد فريقنا ${isolated(inRiyals(riyals).ar)} مما دفعه مريض مقابل موعد معك لم يكتمل بعد. ويُحسب دخلك مما تبقّى من السعر. السبب:`,
      },
      ...quoted(reason),
    ],
    button: { en: 'See the appointment', ar: 'عرض الموعد' },
    note: disagree,
  }),
  /** To the dietitian who had earned the amount. */
  takenBack: (riyals: number, reason: string): AccountMail => ({
    subject: {
      en: `${inRiyals(riyals).en} of your earnings went back to a patient`,
      ar: `أُعيد ${isolated(inRiyals(riyals).ar)} من دخلك إلى مريض`,
    },
    preheader: { en: 'Your share of a refund by our team.', ar: 'حصتك من مبلغ أعاده فريقنا.' },
    paragraphs: [
      {
        en: `Our team has refunded a patient, and ${inRiyals(riyals).en} of it was your share: it is taken from your balance. We give back our fee for it as well. The reason:`,
        ar: `أعاد فريقنا مبلغًا إلى مريض، وكانت حصتك منه ${isolated(inRiyals(riyals).ar)} خُصمت من رصيدك. ونعيد نحن عمولتنا عنه أيضًا. السبب:`,
      },
      ...quoted(reason),
    ],
    button: { en: 'See the appointment', ar: 'عرض الموعد' },
    note: disagree,
  }),
}

const mail = (riyals: number) => ({
  subject: {
    en: `We have refunded ${inRiyals(riyals).en}`,
    ar: `أعدنا إليك ${isolated(inRiyals(riyals).ar)}`,
  },
  preheader: { en: 'It goes back to the card you paid with.', ar: 'يعود المبلغ إلى البطاقة التي دفعت بها.' },
  note: question,
})

const takenTo: Record<ReversalTarget, Word> = {
  money: {
    en: 'Our team has refunded a patient for an appointment of a package.',
    ar: 'أعاد فريقنا إلى مريض مبلغًا عن موعد من باقة.',
  },
  package: {
    en: 'Our team has given a patient an appointment of a package back, which can be booked again with you.',
    ar: 'أعاد فريقنا إلى مريض موعدًا من باقة، ويمكن حجزه لديك من جديد.',
  },
}

const question: Word = {
  en: 'If you have a question about it, please write to the Support Team.',
  ar: 'إذا كان لديك سؤال عن ذلك فيُرجى مراسلة فريق الدعم.',
}

const disagree: Word = {
  en: 'If you do not agree, please write to the Support Team.',
  ar: 'إذا كنت لا توافق على ذلك فيُرجى مراسلة فريق الدعم.',
}

const toPackages = { en: 'See your packages', ar: 'عرض باقاتك' }

const banks = {
  en: 'When you see it depends on your bank; it is usually a matter of days.',
  ar: 'يتوقف موعد ظهوره في حسابك على البنك، ويستغرق ذلك عادةً بضعة أيام.',
}
