import type { PayoutObstacle, PayoutReason, PayoutState } from '#contract/money/payouts.ts'
import { brand } from '#copy/brand.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

export const payoutWords = {
  /** In Latin letters, because bank statements do not always support Arabic. */
  comment: `${brand.name.en} payout`,
  /** Why a payout is held after a backup was restored; dietitian and admins each read it in their own language. */
  unknownPayout: {
    en: 'Our data was restored from a backup, and a payout made after that backup is missing from it. An admin is checking what you have already received.',
    ar: 'استُعيدت بياناتنا من نسخة احتياطية لا تتضمّن تحويلًا نُفّذ بعد إنشائها، وتجري الآن مراجعة ما وصلك من مستحقات.',
  },
  /** Dietitian and admins each read it in their own language. */
  suspended: {
    en: 'Your account or your practice is suspended. What you have earned is kept for you.',
    ar: 'حسابك أو عيادتك موقوفة حاليًا، ومستحقاتك محفوظة لك.',
  },
  /** Dietitian and admins each read it in their own language. */
  newAccount: {
    en: 'The bank account was changed. An admin checks the new one before the first payout to it.',
    ar: 'تغيّر الحساب البنكي، وتتحقق الإدارة من الحساب الجديد قبل أول تحويل إليه.',
  },
  title: { en: 'Payouts', ar: 'التحويلات' },
  failed: { en: 'Your payouts could not be loaded', ar: 'تعذّر تحميل تحويلاتك' },
  next: {
    name: { en: 'Next payout', ar: 'التحويل القادم' },
    amount: (amount: string, day: string): Word => ({
      en: `${isolated(amount)} on ${day}`,
      ar: `${isolated(amount)} يوم ${day}`,
    }),
    day: (day: string): Word => ({ en: `On ${day}`, ar: `يوم ${day}` }),
    to: (end: string): Word => ({
      en: `To your account ending in \u2068${end}\u2069`,
      ar: `إلى حسابك المنتهي بالأرقام \u2068${end}\u2069`,
    }),
  },
  minimum: (amount: string): Word => ({
    en: `Payouts begin at ${isolated(amount)}. What is less waits for the next one.`,
    ar: `تبدأ التحويلات من ${isolated(amount)}، وما يقل عن ذلك ينتظر التحويل التالي.`,
  }),
  keptBack: (amount: string): Word => ({
    en: `${isolated(amount)} is kept back until a patient’s bank has decided about a dispute.`,
    ar: `حُجز ${isolated(amount)} إلى أن يبتّ بنك أحد المرضى في اعتراضه.`,
  }),
  obstacles: {
    payouts_unavailable: {
      en: 'Payouts are not set up here yet. What you have earned is kept for you.',
      ar: 'لم تُفعّل التحويلات هنا بعد، ومستحقاتك محفوظة لك.',
    },
    payouts_held: { en: 'Your payouts are on hold', ar: 'تحويلاتك موقوفة مؤقتًا' },
    payout_in_doubt: {
      en: 'The payment service has not confirmed your last payout. We are finding out whether it was made, and the next one can begin after that.',
      ar: 'لم تؤكد خدمة الدفع آخر تحويل لك. نتحقق من تنفيذه، ويمكن بدء التالي بعد ذلك.',
    },
    payout_under_way: {
      en: 'A payout is on its way. The next one can begin once it has arrived.',
      ar: 'هناك تحويل في طريقه إليك. يمكن بدء التالي بعد وصوله.',
    },
    account_needed: {
      en: 'Save your bank account so that we can pay you.',
      ar: 'يُرجى حفظ حسابك البنكي لنتمكن من تحويل مستحقاتك.',
    },
    account_too_new: {
      en: 'Your bank account was changed less than 24 hours ago. For your safety nothing is paid to it before then.',
      ar: 'تغيّر حسابك البنكي قبل أقل من 24 ساعة. حرصًا على أموالك لا نحوّل إليه قبل ذلك.',
    },
    too_little_to_pay_out: null,
  } satisfies Record<PayoutObstacle, Word | null>,
  now: {
    button: { en: 'Pay out now', ar: 'حوّل الآن' },
    busy: { en: 'Asking the bank...', ar: 'جارٍ طلب التحويل...' },
    title: { en: 'Pay out now', ar: 'تحويل المستحقات الآن' },
    text: (amount: string, end: string): Word => ({
      en: `We transfer ${isolated(amount)} to your account ending in \u2068${end}\u2069. Banks usually take a few minutes, sometimes a working day.`,
      ar: `نحوّل ${isolated(amount)} إلى حسابك المنتهي بالأرقام \u2068${end}\u2069. يستغرق ذلك عادةً دقائق، وأحيانًا يوم عمل.`,
    }),
    confirm: (amount: string): Word => ({ en: `Pay out ${isolated(amount)}`, ar: `حوّل ${isolated(amount)}` }),
    cancel: { en: 'Not now', ar: 'ليس الآن' },
    done: { en: 'Your payout has begun', ar: 'بدأ تحويل مستحقاتك' },
    failed: { en: 'The payout could not begin', ar: 'تعذّر بدء التحويل' },
  },
  billing: { en: 'Billing settings', ar: 'إعدادات الفوترة' },
  list: { en: 'Your payouts', ar: 'تحويلاتك' },
  none: {
    en: 'No payouts yet. The first one is listed here as soon as it begins.',
    ar: 'لا تحويلات بعد. يظهر أولها هنا حال بدئه.',
  },
  states: {
    asked: { en: 'On its way', ar: 'في الطريق' },
    sent: { en: 'On its way', ar: 'في الطريق' },
    in_doubt: { en: 'Being checked', ar: 'قيد التحقق' },
    paid: { en: 'Paid', ar: 'تم التحويل' },
    returned: { en: 'Came back', ar: 'لم يكتمل' },
  } satisfies Record<PayoutState, Word>,
  causes: {
    weekly: { en: 'Weekly', ar: 'أسبوعي' },
    asked: { en: 'On request', ar: 'بطلب' },
  },
  toAccount: (end: string): Word => ({
    en: `To account ending in \u2068${end}\u2069`,
    ar: `إلى الحساب المنتهي بالأرقام \u2068${end}\u2069`,
  }),
  reasons: {
    refused: {
      en: 'The payment service did not accept this account.',
      ar: 'لم تقبل خدمة الدفع هذا الحساب.',
    },
    failed: { en: 'The bank could not credit this account.', ar: 'لم يتمكن البنك من الإيداع في هذا الحساب.' },
    not_made: {
      en: 'It was not made. We have checked with the payment service.',
      ar: 'لم يُنفّذ هذا التحويل، وقد تحققنا من ذلك لدى خدمة الدفع.',
    },
    account_gone: { en: 'The account was removed.', ar: 'أُزيل الحساب.' },
  } satisfies Record<PayoutReason, Word>,
}
