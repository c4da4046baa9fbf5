import type { DifferenceKind } from '#contract/money/reconciliation.ts'
import type { AccountMail } from '#copy/accounts/mail.ts'
import { counted } from '#copy/counted.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

const differences = (count: number): Word =>
  counted(count, '# difference', '# differences', {
    zero: 'لا فروقات',
    one: 'فرق واحد',
    two: 'فرقان',
    few: '# فروقات',
    many: '# فرقًا',
    other: '# فرق',
  })

export const reconciliation = {
  text: {
    en: 'Each night the payments and payouts at the gateway, the ledger, the appointments and the packages are compared with each other.',
    ar: 'تُطابَق كل ليلة المدفوعات والتحويلات لدى بوابة الدفع ودفتر الحسابات والمواعيد والباقات بعضها مع بعض.',
  },
  failed: { en: 'The reconciliation could not be loaded', ar: 'تعذّر تحميل المطابقة' },
  impossible: {
    en: 'Payments are not set up here, so there is nothing to compare.',
    ar: 'خدمة الدفع غير مفعّلة هنا، ولذلك لا شيء لمطابقته.',
  },
  compare: { en: 'Compare now', ar: 'المطابقة الآن' },
  comparing: { en: 'Comparing...', ar: 'جارٍ المطابقة...' },
  notCompared: { en: 'They could not be compared', ar: 'تعذّرت المطابقة' },
  underWay: { en: 'They are being compared', ar: 'تجري المطابقة الآن' },
  cutOff: { en: 'The last comparison has not come to an end', ar: 'لم تكتمل المطابقة الأخيرة' },
  never: { en: 'Nothing has been compared yet', ar: 'لم تُجرَ أي مطابقة بعد' },
  last: (when: string, days: string, count: number): Word => {
    const { en, ar } = counted(count, '# payment', '# payments', {
      zero: 'لا مدفوعات',
      one: 'دفعة واحدة',
      two: 'دفعتان',
      few: '# دفعات',
      many: '# دفعة',
      other: '# دفعة',
    })
    return {
      en: `Last compared: ${isolated(when)}, the days ${isolated(days)}, ${en}.`,
      ar: `آخر مطابقة: ${isolated(when)}، لأيام ${isolated(days)}، ${ar}.`,
    }
  },
  open: { en: 'To look into', ar: 'بحاجة إلى مراجعة' },
  over: { en: 'Looked into, or gone', ar: 'تمت مراجعتها أو زالت' },
  none: {
    title: { en: 'Nothing differs', ar: 'لا فروقات' },
    text: {
      en: 'What the gateway, the ledger, the appointments and the packages say is the same.',
      ar: 'ما تقوله بوابة الدفع ودفتر الحسابات والمواعيد والباقات واحد.',
    },
  },
  kinds: {
    unknown_here: { en: 'Paid at the gateway, unknown here', ar: 'مدفوعة لدى البوابة وغير معروفة هنا' },
    missing_there: { en: 'Captured here, not at the gateway', ar: 'محصّلة هنا وليست لدى البوابة' },
    amount: { en: 'The amounts differ', ar: 'المبلغان مختلفان' },
    refund_unwritten: {
      en: 'Refunded at the gateway, not written down here',
      ar: 'مستردة لدى البوابة وغير مسجّلة هنا',
    },
    refund_missing: {
      en: 'Refunded here, not at the gateway',
      ar: 'مستردة هنا وليست كذلك لدى البوابة',
    },
    fee: { en: 'The gateway’s fee differs', ar: 'رسوم البوابة مختلفة' },
    ledger: { en: 'The ledger says something else', ar: 'دفتر الحسابات يقول غير ذلك' },
    unbooked: { en: 'Paid, without an appointment', ar: 'مدفوعة دون موعد' },
    unpaid: { en: 'Appointment held as paid, without a payment', ar: 'موعد مسجّل كمدفوع دون دفعة' },
    unsold: { en: 'Paid, without its package', ar: 'مدفوعة دون باقتها' },
    package_unpaid: { en: 'Package sold, without a payment', ar: 'باقة مباعة دون دفعة' },
    payout_unknown: { en: 'Payout at the gateway, unknown here', ar: 'تحويل لدى البوابة وغير معروف هنا' },
    payout_missing: { en: 'Payout here, not at the gateway', ar: 'تحويل هنا وليس لدى البوابة' },
    payout_amount: { en: 'The amounts of a payout differ', ar: 'مبلغا التحويل مختلفان' },
    payout_end: {
      en: 'A payout was paid on one side and came back on the other',
      ar: 'تحويل مكتمل لدى طرف ومرتد لدى الآخر',
    },
  } satisfies Record<DifferenceKind, Word>,
  there: (amount: string): Word => ({
    en: `Gateway: ${isolated(amount)}`,
    ar: `البوابة: ${isolated(amount)}`,
  }),
  here: (amount: string): Word => ({ en: `Here: ${isolated(amount)}`, ar: `هنا: ${isolated(amount)}` }),
  nothing: { en: 'nothing', ar: 'لا شيء' },
  gone: { en: 'No longer differs', ar: 'لم يعد هناك فرق' },
  note: {
    open: { en: 'Looked into', ar: 'تمت المراجعة' },
    title: { en: 'What came of it?', ar: 'ما نتيجة المراجعة؟' },
    label: { en: 'Note', ar: 'ملاحظة' },
    help: { en: 'Other admins read it.', ar: 'يقرؤها المشرفون الآخرون.' },
    confirm: { en: 'Save', ar: 'حفظ' },
    busy: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    keep: { en: 'Cancel', ar: 'إلغاء' },
  },
}

export const differsMail = (count: number): AccountMail => ({
  subject: {
    en: `Payments: ${differences(count).en} to look into`,
    ar: `المدفوعات: ${differences(count).ar} بحاجة إلى مراجعة`,
  },
  preheader: {
    en: 'The gateway, the ledger, the appointments and the packages do not agree.',
    ar: 'لا تتطابق بوابة الدفع ودفتر الحسابات والمواعيد والباقات.',
  },
  paragraphs: [
    {
      en: `The last comparison found ${differences(count).en} between the gateway, the ledger, the appointments and the packages.`,
      ar: `وجدت المطابقة الأخيرة ${differences(count).ar} بين بوابة الدفع ودفتر الحسابات والمواعيد والباقات.`,
    },
  ],
  button: { en: 'Look into it', ar: 'مراجعة ذلك' },
  note: {
    en: 'Each stays listed until someone notes what came of it.',
    ar: 'يبقى كل فرق مدرجًا حتى يدوّن أحد المشرفين نتيجة مراجعته.',
  },
})
