import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** Packages among the services, and the purchase, as patients see them. */
export const buying = {
  title: { en: 'Packages', ar: 'الباقات' },
  saves: (amount: string): Word => ({ en: `You save ${amount}`, ar: `توفّر ${isolated(amount)}` }),
  buy: { en: 'Buy package', ar: 'شراء الباقة' },
  buyOf: (name: string, uses: string): Word => ({
    en: `Buy package: ${uses}, ${isolated(name)}`,
    ar: `شراء الباقة: ${isolated(uses)}، ${isolated(name)}`,
  }),
  have: { en: 'You have a package of this service.', ar: 'لديك باقة لهذه الخدمة.' },
  havePart: {
    en: 'You have a package with one of these services.',
    ar: 'لديك باقة تتضمن إحدى هذه الخدمات.',
  },
  dialog: {
    title: { en: 'Buy this package?', ar: 'شراء هذه الباقة؟' },
    rules: { en: 'What you should know', ar: 'ما ينبغي معرفته' },
    toPay: { en: 'To pay', ar: 'المبلغ المستحق' },
    pay: { en: 'Pay', ar: 'الدفع' },
    busy: { en: 'Opening the payment page...', ar: 'جارٍ فتح صفحة الدفع...' },
    cancel: { en: 'Cancel', ar: 'إلغاء' },
  },
}
