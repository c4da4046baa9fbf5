import type { PaidWith } from '#contract/money/cards.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

const brands: Record<PaidWith, Word> = {
  mada: { en: 'mada', ar: 'مدى' },
  visa: { en: 'Visa', ar: 'فيزا' },
  mastercard: { en: 'Mastercard', ar: 'ماستركارد' },
  amex: { en: 'American Express', ar: 'أمريكان إكسبريس' },
  unionpay: { en: 'UnionPay', ar: 'يونيون باي' },
  apple_pay: { en: 'Apple Pay', ar: 'آبل باي' },
  stc_pay: { en: 'STC Pay', ar: 'إس تي سي باي' },
  other: { en: 'Card', ar: 'بطاقة' },
}

/** The name of a card, or of the wallet on a phone: `mada •••• 1010`. */
export function cardName({ brand, lastFour }: { brand: string; lastFour: string }): Word {
  const { en, ar } = brands[brand as PaidWith] ?? brands.other
  const end = isolated(`•••• ${lastFour}`)
  return { en: `${en} ${end}`, ar: `${ar} ${end}` }
}
