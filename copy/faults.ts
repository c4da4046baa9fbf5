import type { Fault } from '#contract/faults.ts'
import { brand } from './brand.ts'
import type { Word } from './word.ts'

/** Words for a field that is wrong. Those with a number say how many characters are asked for. */
export const faultWords = {
  required: { en: 'Required', ar: 'هذا الحقل مطلوب' },
  invalid: { en: 'Invalid input', ar: 'قيمة غير صالحة' },
  too_short: (count: number): Word => ({
    en: `String must contain at least ${count} character(s)`,
    ar: `يجب ألا يقل النص عن ${count} من الأحرف`,
  }),
  too_long: (count: number): Word => ({
    en: `Please use at most ${count} characters`,
    ar: `يُرجى ألا يزيد النص على ${count} من الأحرف`,
  }),
  unknown_field: { en: 'This field is not known here', ar: 'هذا الحقل غير معروف هنا' },
  email_invalid: { en: 'Please enter a valid email', ar: 'يُرجى إدخال بريد إلكتروني صحيح' },
  phone_too_short: {
    en: 'Phone number must be at least 9 digits',
    ar: 'يجب ألا يقل رقم الهاتف عن 9 أرقام',
  },
  adults_only: {
    en: `${brand.name.en} is for adults. A parent or guardian is welcome to write to us.`,
    ar: `خدمات ${brand.name.ar} مخصّصة للبالغين. يسعدنا أن يكتب إلينا أحد الوالدين أو ولي الأمر.`,
  },
} satisfies Record<Fault, Word | ((count: number) => Word)>

export function wordsOfFault(code: Fault, count = 0): Word {
  const words = faultWords[code]
  return typeof words === 'function' ? words(count) : words
}
