import { brand } from '#copy/brand.ts'
import type { Word } from '#copy/word.ts'

/** Short and without the account number, because a locked screen may show it. */
export const ibanMessage = (when: string): Word => ({
  en: `${brand.name.en}: the bank account for your payouts was changed on ${when}. If this was not you, reset your password.`,
  ar: `${brand.name.ar}: تغيّر حسابك البنكي لاستلام التحويلات يوم ${when}. إن لم يكن ذلك منك، فيُرجى إعادة تعيين كلمة المرور.`,
})
