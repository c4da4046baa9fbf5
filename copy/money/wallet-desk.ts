import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'
import { books } from './books.ts'

/** Wallets and transfers from them to bank accounts, as admins see them. */
export const financeWallets = {
  search: { en: 'Search by name, email or phone', ar: 'البحث بالاسم أو البريد أو الهاتف' },
  list: { en: 'Wallets', ar: 'المحافظ' },
  failed: { en: 'The wallets could not be loaded', ar: 'تعذّر تحميل المحافظ' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  none: {
    title: { en: 'No wallets found', ar: 'لم يُعثر على محافظ' },
    text: {
      en: 'Wallets appear here once a refund has gone to one.',
      ar: 'تظهر المحافظ هنا بعد وصول مبلغ مسترد إليها.',
    },
  },
  gone: books.gone,
  held: (amount: string): Word => ({
    en: `${isolated(amount)} of it is kept back for a payment`,
    ar: `منه ${isolated(amount)} محجوز لعملية دفع`,
  }),
  transferred: (amount: string, ibanEnd: string, moment: string): Word => ({
    en: `${isolated(amount)} transferred to the account ending in ${isolated(ibanEnd)}, ${isolated(moment)}`,
    ar: `حُوّل ${isolated(amount)} إلى الحساب المنتهي بـ ${isolated(ibanEnd)}، ${isolated(moment)}`,
  }),
  transferredSince: (amount: string, moment: string): Word => ({
    en: `${isolated(amount)} transferred, ${isolated(moment)}`,
    ar: `حُوّل ${isolated(amount)}، ${isolated(moment)}`,
  }),
  by: (name: string): Word => ({ en: `by ${isolated(name)}`, ar: `نفّذه ${isolated(name)}` }),
  cameBack: (moment: string): Word => ({
    en: `Sent back by the bank, ${isolated(moment)}`,
    ar: `أعاده البنك، ${isolated(moment)}`,
  }),
  transfer: {
    open: { en: 'Transfer to a bank account', ar: 'تحويل إلى حساب بنكي' },
    title: { en: 'Transfer to a bank account', ar: 'تحويل إلى حساب بنكي' },
    text: {
      en: 'The amount leaves the wallet right away, so that it cannot be spent meanwhile. Then make the transfer at the bank. The owner gets an email.',
      ar: 'يُخصم المبلغ من المحفظة فورًا كي لا يُنفق في الأثناء، ثم يُنفَّذ التحويل لدى البنك. ويصل صاحب المحفظة بريد إلكتروني.',
    },
    amount: { en: 'Amount (SAR)', ar: 'المبلغ (ر.س)' },
    available: (amount: string): Word => ({
      en: `Up to ${amount}`,
      ar: `حتى ${isolated(amount)}`,
    }),
    iban: { en: 'IBAN', ar: 'رقم الآيبان' },
    ibanHelp: {
      en: 'As the owner wrote it to the Support Team. Only its last four characters are stored.',
      ar: 'كما أرسله صاحب المحفظة إلى فريق الدعم. ولا تُحفظ منه إلا آخر أربع خانات.',
    },
    confirm: { en: 'Take from the wallet', ar: 'خصم من المحفظة' },
    busy: { en: 'Taking...', ar: 'جارٍ الخصم...' },
    keep: { en: 'Cancel', ar: 'إلغاء' },
    done: {
      en: 'Taken from the wallet. Now make the transfer.',
      ar: 'خُصم من المحفظة. يمكن تنفيذ التحويل الآن.',
    },
    tooLarge: { en: 'There is less in the wallet.', ar: 'رصيد المحفظة أقل من ذلك.' },
  },
  back: {
    open: { en: 'Sent back by the bank', ar: 'أعاده البنك' },
    title: { en: 'Has the bank sent it back?', ar: 'هل أعاد البنك المبلغ؟' },
    text: (amount: string): Word => ({
      en: `${amount} goes back to the wallet, and its owner gets an email.`,
      ar: `يعود ${isolated(amount)} إلى المحفظة، ويصل صاحبها بريد إلكتروني.`,
    }),
    confirm: { en: 'Put it back', ar: 'إعادة المبلغ' },
    busy: { en: 'Putting it back...', ar: 'جارٍ إعادة المبلغ...' },
    keep: { en: 'Cancel', ar: 'إلغاء' },
    done: { en: 'It is in the wallet again', ar: 'عاد المبلغ إلى المحفظة' },
  },
}
