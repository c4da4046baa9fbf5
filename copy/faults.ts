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
  email_address_invalid: {
    en: 'Please enter a valid email address',
    ar: 'يُرجى إدخال عنوان بريد إلكتروني صحيح',
  },
  credentials_required: {
    en: 'You must provide either an email or phone number and a password',
    ar: 'يجب إدخال البريد الإلكتروني أو رقم الهاتف مع كلمة المرور',
  },
  first_name_required: { en: 'First name is required', ar: 'الاسم الأول مطلوب' },
  last_name_required: { en: 'Last name is required', ar: 'اسم العائلة مطلوب' },
  password_too_short: {
    en: 'Password must be at least 6 characters',
    ar: 'يجب ألا تقل كلمة المرور عن 6 أحرف',
  },
  new_password_too_short: {
    en: 'Password must be at least 8 characters',
    ar: 'يجب ألا تقل كلمة المرور عن 8 أحرف',
  },
  passwords_differ: { en: "Passwords don't match", ar: 'كلمتا المرور غير متطابقتين' },
  password_common: {
    en: 'Many people use this password, so it is guessed first. Please choose another.',
    ar: 'هذه كلمة مرور شائعة ويسهل تخمينها. يُرجى اختيار كلمة أخرى.',
  },
  password_guessable: {
    en: 'This password is easy to guess. Make it longer or less regular.',
    ar: 'يسهل تخمين كلمة المرور هذه. اجعلها أطول أو أقل انتظامًا.',
  },
  password_personal: {
    en: 'This password is close to your name or your email address. Please choose another.',
    ar: 'كلمة المرور هذه قريبة من اسمك أو بريدك الإلكتروني. يُرجى اختيار كلمة أخرى.',
  },
  wizard_name_too_short: {
    en: 'Name must be at least 2 characters.',
    ar: 'يجب ألا يقل الاسم عن حرفين.',
  },
  wizard_email_invalid: {
    en: 'Please enter a valid email address.',
    ar: 'يُرجى إدخال عنوان بريد إلكتروني صحيح.',
  },
  wizard_password_too_short: {
    en: 'Password must be at least 6 characters.',
    ar: 'يجب ألا تقل كلمة المرور عن 6 أحرف.',
  },
  wizard_phone_too_short: {
    en: 'Phone number must be at least 9 digits.',
    ar: 'يجب ألا يقل رقم الهاتف عن 9 أرقام.',
  },
  code_invalid: {
    en: 'Enter the 6 digits of your authenticator app, or a recovery code',
    ar: 'أدخل الأرقام الستة من تطبيق المصادقة، أو أحد رموز الاسترداد',
  },
  code_wrong: {
    en: 'This code is not right, or it has been used. Enter the next one.',
    ar: 'هذا الرمز غير صحيح أو استُخدم من قبل. أدخل الرمز التالي.',
  },
  password_wrong: { en: 'This password is not right', ar: 'كلمة المرور غير صحيحة' },
} satisfies Record<Fault, Word | ((count: number) => Word)>

export function wordsOfFault(code: Fault, count = 0): Word {
  const words = faultWords[code]
  return typeof words === 'function' ? words(count) : words
}
