import type { PaymentFilter, PaymentPage, PaymentStep, ReversalTarget } from '#contract/money/payment-desk.ts'
import { counted } from '#copy/counted.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'
import { books } from './books.ts'

/** The list of payments and their pages for admins. */
export const financePayments = {
  tabs: {
    label: { en: 'Part of finance', ar: 'قسم المالية' },
    books: { en: 'Books', ar: 'الحسابات' },
    payments: { en: 'Payments', ar: 'المدفوعات' },
    wallets: { en: 'Wallets', ar: 'المحافظ' },
    reconciliation: { en: 'Reconciliation', ar: 'المطابقة' },
  },
  search: { en: 'Search by name, email or phone', ar: 'البحث بالاسم أو البريد أو الهاتف' },
  amount: { en: 'Amount (SAR)', ar: 'المبلغ (ر.س)' },
  state: { label: { en: 'State', ar: 'الحالة' }, all: { en: 'Every state', ar: 'كل الحالات' } },
  states: {
    captured: { en: 'Paid', ar: 'مدفوعة' },
    refunded: { en: 'With a refund', ar: 'فيها استرداد' },
    refund_due: { en: 'Refund on its way', ar: 'استرداد في الطريق' },
    disputed: { en: 'Disputed', ar: 'معترض عليها' },
    opened: { en: 'Being paid', ar: 'قيد الدفع' },
    expired: { en: 'Not paid', ar: 'لم تُدفع' },
  } satisfies Record<PaymentFilter, Word>,
  list: { en: 'Payments', ar: 'المدفوعات' },
  failed: { en: 'The payments could not be loaded', ar: 'تعذّر تحميل المدفوعات' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  total: (count: number): Word =>
    counted(count, '# payment', '# payments', {
      zero: 'لا مدفوعات',
      one: 'دفعة واحدة',
      two: 'دفعتان',
      few: '# دفعات',
      many: '# دفعة',
      other: '# دفعة',
    }),
  none: {
    title: { en: 'No payments found', ar: 'لم يُعثر على مدفوعات' },
    text: {
      en: 'Payments appear here once patients pay with their booking.',
      ar: 'تظهر المدفوعات هنا عندما يدفع المرضى عند الحجز.',
    },
  },
  /** For a payment that was refunded in full. */
  whole: { en: 'Refunded', ar: 'مستردة' },
  gone: books.gone,
  of: (patient: string, dietitian: string): Word => ({
    en: `${isolated(patient)} to ${isolated(dietitian)}`,
    ar: `من ${isolated(patient)} إلى ${isolated(dietitian)}`,
  }),
  refunded: (amount: string): Word => ({
    en: `${isolated(amount)} refunded`,
    ar: `استُرد ${isolated(amount)}`,
  }),
  refundDue: (amount: string): Word => ({
    en: `${isolated(amount)} on its way back`,
    ar: `${isolated(amount)} في طريق الاسترداد`,
  }),
  page: {
    title: { en: 'Payment', ar: 'الدفعة' },
    back: { en: 'All payments', ar: 'كل المدفوعات' },
    unread: { en: 'The payment could not be loaded', ar: 'تعذّر تحميل الدفعة' },
    missing: {
      title: { en: 'There is no such payment', ar: 'لا توجد دفعة كهذه' },
      text: { en: 'The link may be incomplete.', ar: 'ربما كان الرابط غير مكتمل.' },
    },
    patient: { en: 'Paid by', ar: 'الدافع' },
    dietitian: { en: 'For', ar: 'لصالح' },
    card: { en: 'Card', ar: 'البطاقة' },
    openedAt: { en: 'Opened', ar: 'وقت الفتح' },
    paidAt: { en: 'Paid', ar: 'وقت الدفع' },
    fromWallet: { en: 'Of it from the wallet', ar: 'منه من المحفظة' },
    shares: { en: 'Shares', ar: 'الحصص' },
    sharesOf: (fee: number, vat: number): Word => ({
      en: `${fee}% platform fee, VAT of ${vat}% contained in it`,
      ar: `عمولة المنصة ${fee}%، متضمنةً ضريبة القيمة المضافة ${vat}%`,
    }),
    number: { en: 'Number at the gateway', ar: 'الرقم لدى بوابة الدفع' },
    appointment: { en: 'Appointment', ar: 'الموعد' },
    package: { en: 'Package', ar: 'الباقة' },
    earned: { en: 'Appointments that were earned', ar: 'مواعيد احتُسبت' },
    gone: { en: 'An appointment that is gone', ar: 'موعد لم يعد موجودًا' },
    taken: { en: 'Taken back', ar: 'ما سُحب احتسابه' },
    takenTo: {
      money: { en: 'As money', ar: 'مبلغًا' },
      package: { en: 'Can be booked again', ar: 'يمكن حجزه من جديد' },
    } satisfies Record<ReversalTarget, Word>,
    noAppointment: { en: 'No appointment was made.', ar: 'لم يُنشأ موعد.' },
    refunds: { en: 'Refunds', ar: 'المبالغ المستردة' },
    disputed: {
      en: 'The patient’s bank is asking for this money back. Nothing can be refunded until it has decided.',
      ar: 'يطلب بنك المريض استرداد هذا المبلغ. لا يمكن إعادة شيء قبل أن يقرر.',
    },
    takenByBank: (amount: string): Word => ({
      en: `The bank has decided for the cardholder: ${isolated(amount)} went back.`,
      ar: `حكم البنك لحامل البطاقة، وعاد إليه ${isolated(amount)}.`,
    }),
    noRefunds: { en: 'No refunds', ar: 'لا توجد مبالغ مستردة' },
    sent: { en: 'Sent back', ar: 'أُعيد' },
    onItsWay: { en: 'On its way', ar: 'في الطريق' },
    onWallet: { en: 'On the patient’s wallet', ar: 'في محفظة المريض' },
    causes: {
      time_gone: { en: 'Paid after the time was gone', ar: 'دُفع بعد فوات الوقت' },
      ended: { en: 'By the refund policy', ar: 'وفق سياسة الاسترداد' },
      wallet_closed: { en: 'Wallet closed', ar: 'إغلاق المحفظة' },
      not_sold: { en: 'Package not sold', ar: 'لم تُبَع الباقة' },
      package_ended: { en: 'Unused part of a package', ar: 'ما لم يُستخدم من باقة' },
      use_returned: { en: 'Appointment of a package that is over', ar: 'موعد من باقة منتهية' },
      by_admin: { en: 'By an admin', ar: 'بقرار مشرف' },
    } satisfies Record<PaymentPage['refunds'][number]['cause'], Word>,
    steps: { en: 'What happened', ar: 'ما حدث' },
    kinds: {
      ...books.kinds,
      opened: { en: 'Payment form opened', ar: 'فتح نموذج الدفع' },
      expired: { en: 'Not paid in time', ar: 'انتهت مهلة الدفع' },
    } satisfies Record<PaymentStep['kind'], Word>,
    by: (name: string): Word => ({ en: `by ${isolated(name)}`, ar: `بواسطة ${isolated(name)}` }),
    debit: { en: 'Debit', ar: 'مدين' },
    credit: { en: 'Credit', ar: 'دائن' },
    account: { en: 'Account', ar: 'الحساب' },
  },
  refund: {
    open: { en: 'Refund', ar: 'استرداد' },
    title: { en: 'Refund this payment?', ar: 'هل تريد استرداد هذه الدفعة؟' },
    ahead: (amount: string): Word => ({
      en: `Up to ${isolated(amount)} can go back. The appointment stays booked.`,
      ar: `يمكن إعادة ما يصل إلى ${isolated(amount)}. ويبقى الموعد محجوزًا.`,
    }),
    earned: (amount: string): Word => ({
      en: `Up to ${isolated(amount)} can go back. The dietitian’s share of it is taken from their balance, and the platform gives back its fee.`,
      ar: `يمكن إعادة ما يصل إلى ${isolated(amount)}. تُخصم حصة الأخصائي منه من رصيده، وتعيد المنصة عمولتها.`,
    }),
    unused: (amount: string): Word => ({
      en: `Up to ${isolated(amount)} can go back: what has not been used of the package, its last appointments first. What was used stays paid for.`,
      ar: `يمكن إعادة ما يصل إلى ${isolated(amount)} عما لم يُستخدم من الباقة، بدءًا من آخر مواعيدها. ويبقى ما استُخدم مدفوعًا.`,
    }),
    amount: { en: 'Amount (SAR)', ar: 'المبلغ (ر.س)' },
    toCard: { en: 'It goes to the card it was paid with.', ar: 'يعود إلى البطاقة التي دُفع بها.' },
    toWallet: {
      en: 'It goes right away to the patient’s wallet, which it was paid from.',
      ar: 'يعود فورًا إلى محفظة المريض التي دُفع منها.',
    },
    toBoth: (card: string, wallet: string): Word => ({
      en: `${isolated(card)} of it goes to the card it was paid with, and ${isolated(wallet)} to the patient’s wallet.`,
      ar: `منه ${isolated(card)} إلى البطاقة التي دُفع بها، و${isolated(wallet)} إلى محفظة المريض.`,
    }),
    reason: { en: 'Reason', ar: 'السبب' },
    reasonHelp: { en: 'The patient and the dietitian read it.', ar: 'يقرؤه المريض والأخصائي.' },
    confirm: { en: 'Refund', ar: 'استرداد' },
    busy: { en: 'Refunding...', ar: 'جارٍ الاسترداد...' },
    keep: { en: 'Cancel', ar: 'إلغاء' },
    tooLarge: {
      en: 'That is more than is left of this payment.',
      ar: 'هذا أكثر مما بقي من هذه الدفعة.',
    },
    done: { en: 'The refund is on its way', ar: 'المبلغ المسترد في الطريق' },
    onWallet: { en: 'The refund is on the wallet', ar: 'المبلغ المسترد في المحفظة' },
  },
  takeBack: {
    open: { en: 'Take back', ar: 'سحب الاحتساب' },
    title: { en: 'Take this appointment back?', ar: 'هل تريد سحب احتساب هذا الموعد؟' },
    text: (day: string, amount: string): Word => ({
      en: `${isolated(day)}: ${isolated(amount)} of the package was earned with it. The dietitian’s share is taken from their balance, and the platform gives back its fee.`,
      ar: `${isolated(day)}: احتُسب به ${isolated(amount)} من الباقة. تُخصم حصة الأخصائي من رصيده، وتعيد المنصة عمولتها.`,
    }),
    to: { en: 'What the patient gets', ar: 'ما يحصل عليه المريض' },
    package: { en: 'The appointment back', ar: 'الموعد من جديد' },
    packageText: {
      en: 'It can be booked again, for 14 days at least.',
      ar: 'يمكن حجزه من جديد، خلال 14 يومًا على الأقل.',
    },
    money: { en: 'Money', ar: 'مبلغ' },
    moneyText: {
      en: 'To the card as far as it has paid, and the rest to the wallet.',
      ar: 'إلى البطاقة بقدر ما دُفع بها، والباقي إلى المحفظة.',
    },
    confirm: { en: 'Take back', ar: 'سحب الاحتساب' },
    busy: { en: 'Taking back...', ar: 'جارٍ سحب الاحتساب...' },
    keep: { en: 'Cancel', ar: 'إلغاء' },
    hasChanged: {
      en: 'Less is left of this appointment by now. Please look at it again.',
      ar: 'بقي من هذا الموعد أقل من ذلك الآن. يُرجى مراجعته من جديد.',
    },
    isOver: {
      en: 'The package is over by now: only money can go back.',
      ar: 'انتهت الباقة الآن، فلا يمكن إعادة سوى المبلغ.',
    },
    done: { en: 'The appointment has been taken back', ar: 'سُحب احتساب الموعد' },
  },
}
