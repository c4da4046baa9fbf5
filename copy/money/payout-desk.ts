import type { PayoutOutcome } from '#contract/money/payouts.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** Payouts, as admins see them. */
export const payoutDesk = {
  list: { en: 'Payouts', ar: 'التحويلات' },
  failed: { en: 'The payouts could not be loaded', ar: 'تعذّر تحميل التحويلات' },
  state: {
    label: { en: 'State', ar: 'الحالة' },
    all: { en: 'All states', ar: 'كل الحالات' },
    names: {
      under_way: { en: 'On their way', ar: 'في الطريق' },
      in_doubt: { en: 'In doubt', ar: 'غير مؤكدة' },
      paid: { en: 'Paid', ar: 'تم تحويلها' },
      returned: { en: 'Came back', ar: 'لم تكتمل' },
      returned_last: { en: 'Came back, not sent again', ar: 'لم تكتمل ولم تُعَد' },
    },
  },
  none: {
    title: { en: 'No payouts', ar: 'لا تحويلات' },
    text: {
      en: 'Once a week what is available to each dietitian goes to their bank account.',
      ar: 'مرة كل أسبوع يُحوّل الرصيد المتاح لكل أخصائي تغذية إلى حسابه البنكي.',
    },
  },
  decide: {
    button: { en: 'Decide', ar: 'اتخاذ قرار' },
    of: (amount: string, name: string): Word => ({
      en: `Decide about ${isolated(amount)} to ${isolated(name)}`,
      ar: `اتخاذ قرار بشأن ${isolated(amount)} إلى ${isolated(name)}`,
    }),
    title: { en: 'Was this payout made?', ar: 'هل نُفّذ هذا التحويل؟' },
    text: {
      en: 'The payment service was asked for it more than once, has refused the last time, and lists no such payout. Please look for it in its dashboard and on the bank statement, by this number:',
      ar: 'طُلب هذا التحويل من خدمة الدفع أكثر من مرة، ورفضته في المرة الأخيرة، ولا يظهر في قائمتها. يُرجى البحث عنه في لوحة تحكمها وفي كشف الحساب البنكي بهذا الرقم:',
    },
    outcome: { en: 'What you have found', ar: 'ما توصلت إليه' },
    outcomes: {
      paid: {
        name: { en: 'It was made', ar: 'نُفّذ التحويل' },
        help: {
          en: 'The dietitian has the money. It counts as paid.',
          ar: 'وصل المبلغ إلى الأخصائي، ويُسجّل مدفوعًا.',
        },
      },
      not_made: {
        name: { en: 'It was not made', ar: 'لم يُنفّذ التحويل' },
        help: {
          en: 'The amount is available to the dietitian again. If it was made after all, it is paid twice.',
          ar: 'يعود المبلغ إلى رصيد الأخصائي المتاح. وإن كان قد نُفّذ فعلًا فسيُدفع مرتين.',
        },
      },
    } satisfies Record<PayoutOutcome, { name: Word; help: Word }>,
    decided: {
      paid: { en: 'Decided: it was made', ar: 'القرار: نُفّذ التحويل' },
      not_made: { en: 'Decided: it was not made', ar: 'القرار: لم يُنفّذ التحويل' },
    } satisfies Record<PayoutOutcome, Word>,
    confirm: { en: 'Save decision', ar: 'حفظ القرار' },
    busy: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    keep: { en: 'Cancel', ar: 'إلغاء' },
    done: { en: 'The decision is saved', ar: 'حُفظ القرار' },
  },
  gone: { en: 'A dietitian who has left', ar: 'أخصائي تغذية لم يعد هنا' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  payees: {
    list: { en: 'Dietitians to whom something is due', ar: 'أخصائيو التغذية المستحق لهم' },
    failed: { en: 'What is due could not be loaded', ar: 'تعذّر تحميل المستحقات' },
    next: (day: string): Word => ({ en: `Next payout: ${day}`, ar: `التحويل القادم: ${day}` }),
    none: {
      title: { en: 'Nothing is due', ar: 'لا مستحقات الآن' },
      text: {
        en: 'Dietitians appear here once something of what they earned can be paid out.',
        ar: 'يظهر أخصائيو التغذية هنا متى أمكن تحويل شيء من دخلهم.',
      },
    },
    noAccount: { en: 'No bank account saved', ar: 'لا حساب بنكي محفوظ' },
  },
  onHold: { en: 'On hold', ar: 'موقوف' },
  heldSince: (day: string): Word => ({ en: `Since ${day}`, ar: `منذ ${isolated(day)}` }),
  hold: {
    button: { en: 'Hold payouts', ar: 'إيقاف التحويلات' },
    of: (name: string): Word => ({
      en: `Hold payouts to ${isolated(name)}`,
      ar: `إيقاف التحويلات إلى ${isolated(name)}`,
    }),
    text: {
      en: 'Nothing is paid out until you release them. Their appointments go on. The reason is sent to them as you write it.',
      ar: 'لن يُحوّل شيء حتى تستأنف التحويلات، وتستمر مواعيدهم كالمعتاد. يُرسل إليهم السبب كما تكتبه.',
    },
    reason: { label: { en: 'Reason', ar: 'السبب' } },
    busy: { en: 'Holding...', ar: 'جارٍ الإيقاف...' },
    keep: { en: 'Cancel', ar: 'إلغاء' },
    done: { en: 'Payouts are on hold', ar: 'أُوقفت التحويلات' },
  },
  /** Holds on payouts, including released ones. */
  holds: {
    list: { en: 'Holds on payouts', ar: 'سجل إيقاف التحويلات' },
    failed: { en: 'The holds could not be loaded', ar: 'تعذّر تحميل سجل الإيقاف' },
    showMore: { en: 'Show more', ar: 'عرض المزيد' },
    none: {
      title: { en: 'No payouts have been held', ar: 'لم يُوقف أي تحويل' },
      text: {
        en: 'When payouts to a dietitian are held, the reason stays here, with who held and who released them.',
        ar: 'عند إيقاف التحويلات إلى أحد أخصائيي التغذية يبقى السبب هنا، ومعه من أوقفها ومن استأنفها.',
      },
    },
    held: (moment: string, name: string): Word => ({
      en: `Held ${moment}, by ${isolated(name)}`,
      ar: `الإيقاف: ${isolated(moment)}، بواسطة ${isolated(name)}`,
    }),
    lifted: (moment: string, name: string): Word => ({
      en: `Released ${moment}, by ${isolated(name)}`,
      ar: `الاستئناف: ${isolated(moment)}، بواسطة ${isolated(name)}`,
    }),
    replaced: (moment: string, name: string): Word => ({
      en: `Reason changed ${moment}, by ${isolated(name)}`,
      ar: `تغيير السبب: ${isolated(moment)}، بواسطة ${isolated(name)}`,
    }),
    ended: {
      lifted: { en: 'Released', ar: 'استؤنفت' },
      replaced: { en: 'Reason changed', ar: 'تغيّر السبب' },
    },
    gone: { en: 'an admin who has left', ar: 'مشرف لم يعد هنا' },
  },
  release: {
    button: { en: 'Release', ar: 'استئناف' },
    of: (name: string): Word => ({
      en: `Release payouts to ${isolated(name)}`,
      ar: `استئناف التحويلات إلى ${isolated(name)}`,
    }),
    done: { en: 'Payouts continue', ar: 'استؤنفت التحويلات' },
    failed: { en: 'The payouts could not be released', ar: 'تعذّر استئناف التحويلات' },
  },
}
