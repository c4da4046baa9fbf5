import type { AccountMail } from '../accounts/mail.ts'
import { brand } from '../brand.ts'
import { isolated } from '../quoted.ts'

/** Emails after a visitor has chosen a time. */
export const visitorMails = {
  /** The link opens the account and books the time, which is reserved for a while; the link itself works longer. */
  confirmation: (dietitian: string, at: string, reservedUntil: string, until: string): AccountMail => ({
    subject: { en: 'Confirm your email to book your appointment', ar: 'أكّد بريدك الإلكتروني لحجز موعدك' },
    preheader: {
      en: `Your time is reserved until ${reservedUntil}.`,
      ar: `الوقت محجوز لك مؤقتًا حتى ${reservedUntil}.`,
    },
    paragraphs: [
      {
        en: `Someone, most likely you, chose an appointment with ${isolated(dietitian)} on ${at}, and entered this email address to open a ${brand.name.en} account.`,
        ar: `اختار أحدهم، وغالبًا أنت، موعدًا مع ${isolated(dietitian)} يوم ${at}، وأدخل هذا البريد الإلكتروني لفتح حساب في ${brand.name.ar}.`,
      },
      {
        en: `The time is reserved until ${reservedUntil}. Confirm your email before then and we book it, or take you to the payment if there is one. After that the time is open to others again.`,
        ar: `الوقت محجوز مؤقتًا حتى ${reservedUntil}. أكّد بريدك الإلكتروني قبل ذلك لنحجز الموعد، أو لتنتقل إلى الدفع إن لزم. وبعد ذلك يصبح الوقت متاحًا لغيرك.`,
      },
      {
        en: `The link works once, on any device, until ${until}. In any browser other than the one you used, you will be asked for your password.`,
        ar: `يعمل الرابط مرة واحدة ومن أي جهاز، حتى ${until}. وعند فتحه في متصفح آخر تُطلب كلمة المرور.`,
      },
    ],
    button: { en: 'Confirm and book', ar: 'تأكيد البريد وحجز الموعد' },
    note: {
      en: 'If this was not you, you can ignore this message: nothing is booked, and nobody can open the account without access to your email.',
      ar: 'إن لم يكن ذلك منك، فيمكنك تجاهل هذه الرسالة: لم يُحجز شيء، ولا يمكن لأحد فتح الحساب دون بريدك.',
    },
  }),
  /** The address has an account: nothing is booked, and signing in leads to the time. */
  known: (dietitian: string, at: string, reservedUntil: string): AccountMail => ({
    subject: { en: 'Sign in to book your appointment', ar: 'سجّل الدخول لحجز موعدك' },
    preheader: {
      en: 'You already have an account, so nothing was booked yet.',
      ar: 'لديك حساب من قبل، فلم يُحجز شيء بعد.',
    },
    paragraphs: [
      {
        en: `Someone, perhaps you, chose an appointment with ${isolated(dietitian)} on ${at} and entered this email address. You already have a ${brand.name.en} account with it, so no account was opened and nothing was booked.`,
        ar: `اختار أحدهم، وربما أنت، موعدًا مع ${isolated(dietitian)} يوم ${at} وأدخل هذا البريد الإلكتروني. لديك حساب مسجّل به في ${brand.name.ar}، فلم يُفتح حساب جديد ولم يُحجز شيء.`,
      },
      {
        en: `If this was you, sign in: the time is reserved for you until ${reservedUntil}.`,
        ar: `إن كان ذلك منك، فسجّل الدخول: الوقت محجوز لك مؤقتًا حتى ${reservedUntil}.`,
      },
    ],
    button: { en: 'Sign in and book', ar: 'تسجيل الدخول والحجز' },
    also: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
    note: {
      en: 'If this was not you, there is nothing you need to do: nobody has gained access to your account, and the time becomes free by itself.',
      ar: 'إن لم يكن ذلك منك، فلا داعي لأي إجراء: لم يتمكن أحد من الدخول إلى حسابك، ويصبح الوقت متاحًا تلقائيًا.',
    },
  }),
}
