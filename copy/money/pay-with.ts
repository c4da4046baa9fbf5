import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** The choice of the payment method. */
export const payWith = {
  title: { en: 'Pay with', ar: 'طريقة الدفع' },
  isDefault: { en: 'Default', ar: 'الأساسية' },
  expires: (date: string): Word => ({ en: `Expires ${isolated(date)}`, ar: `تنتهي في ${isolated(date)}` }),
  form: {
    label: { en: 'Another way', ar: 'طريقة أخرى' },
    text: {
      en: 'A new card, or Apple Pay or STC Pay where offered, on the page of the payment service.',
      ar: 'بطاقة جديدة، أو آبل باي أو إس تي سي باي إن توفّرت، في صفحة خدمة الدفع.',
    },
  },
  manage: { en: 'Manage saved cards', ar: 'إدارة البطاقات المحفوظة' },
}
