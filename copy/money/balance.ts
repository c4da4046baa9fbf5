import { type EarnedState, hoursUntilAvailable } from '#contract/money/balance.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

export const balance = {
  title: { en: 'Your balance', ar: 'رصيدك' },
  failed: { en: 'Your balance could not be loaded', ar: 'تعذّر تحميل رصيدك' },
  sums: {
    pending: {
      name: { en: 'Pending', ar: 'قيد الانتظار' },
      text: {
        en: `Available ${hoursUntilAvailable} hours after each appointment`,
        ar: `يصبح متاحًا بعد ${hoursUntilAvailable} ساعة من كل موعد`,
      },
    },
    available: {
      name: { en: 'Available', ar: 'متاح' },
      text: { en: 'Can be paid out to your bank account', ar: 'يمكن تحويله إلى حسابك البنكي' },
    },
    paidOut: {
      name: { en: 'Paid out', ar: 'تم تحويله' },
      text: { en: 'To your bank account so far', ar: 'إلى حسابك البنكي حتى الآن' },
    },
  },
  underway: (amount: string): Word => ({
    en: `${isolated(amount)} more is on its way`,
    ar: `و${isolated(amount)} في الطريق`,
  }),
  keptBack: (amount: string): Word => ({
    en: `Without ${isolated(amount)} that is kept back until a bank has decided about a dispute`,
    ar: `دون ${isolated(amount)} محجوزة إلى أن يبتّ البنك في اعتراض`,
  }),
  owes: {
    en: 'More went back to patients than was left. It is taken from what you earn next.',
    ar: 'أُعيد إلى المرضى أكثر مما بقي في رصيدك، وسيُخصم من دخلك القادم.',
  },
  list: { en: 'Paid appointments', ar: 'المواعيد المدفوعة' },
  listFailed: { en: 'Your paid appointments could not be loaded', ar: 'تعذّر تحميل مواعيدك المدفوعة' },
  none: {
    title: { en: 'No paid appointments yet', ar: 'لا مواعيد مدفوعة بعد' },
    text: {
      en: 'Your share of each appointment that was paid for is listed here once it is over.',
      ar: 'تُدرج هنا حصتك من كل موعد مدفوع بعد انتهائه.',
    },
  },
  gone: { en: 'An appointment that is no longer kept', ar: 'موعد لم يعد محفوظًا' },
  states: {
    pending: { en: 'Pending', ar: 'قيد الانتظار' },
    held: { en: 'On hold', ar: 'موقوف' },
    available: { en: 'Available', ar: 'متاح' },
    taken_back: { en: 'Refunded', ar: 'أُعيد للمريض' },
  } satisfies Record<EarnedState, Word>,
  held: {
    en: 'The patient’s bank asks for the money back',
    ar: 'يطلب بنك المريض استرداد المبلغ',
  },
  availableAt: (when: string): Word => ({
    en: `Available: ${when}`,
    ar: `يصبح متاحًا: ${isolated(when)}`,
  }),
  takenBack: (amount: string): Word => ({
    en: `${isolated(amount)} of it went back to the patient`,
    ar: `أُعيد منه ${isolated(amount)} إلى المريض`,
  }),
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
}
