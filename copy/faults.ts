import type { Fault } from '#contract/faults.ts'
import { feeNoticeDays } from '#contract/platform/fee-notice.ts'
import { brand } from './brand.ts'
import { hoursAfter } from './lengths.ts'
import type { Word } from './word.ts'

const beforeStart = (hours: number): Word =>
  hours === 0
    ? { en: 'the start', ar: 'بدء الموعد' }
    : { en: `${hoursAfter(hours).en} before the start`, ar: `${hoursAfter(hours).ar} قبل الموعد` }

/** Words for an invalid field. Those with a number state the limit. */
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
  unknown_field: { en: 'This field is not recognized', ar: 'هذا الحقل غير معروف هنا' },
  email_invalid: { en: 'Please enter a valid email', ar: 'يُرجى إدخال بريد إلكتروني صحيح' },
  phone_too_short: {
    en: 'Phone number must be at least 9 digits',
    ar: 'يجب ألا يقل رقم الجوال عن 9 أرقام',
  },
  adults_only: {
    en: `${brand.name.en} is for adults. A parent or guardian is welcome to write to us.`,
    ar: `خدمات ${brand.name.ar} مخصّصة للبالغين. يسعدنا أن يكتب إلينا أحد الوالدين أو ولي الأمر.`,
  },
  email_address_invalid: {
    en: 'Please enter a valid email address',
    ar: 'يُرجى إدخال بريد إلكتروني صحيح',
  },
  credentials_required: {
    en: 'You must provide either an email or phone number and a password',
    ar: 'يجب إدخال البريد الإلكتروني أو رقم الجوال مع كلمة المرور',
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
    en: 'This password is very common and easy to guess. Please choose another.',
    ar: 'هذه كلمة مرور شائعة ويسهل تخمينها. يُرجى اختيار كلمة أخرى.',
  },
  password_guessable: {
    en: 'This password is easy to guess. Please make it longer or less predictable.',
    ar: 'يسهل تخمين كلمة المرور هذه. يُرجى جعلها أطول أو أقل انتظامًا.',
  },
  password_personal: {
    en: 'This password is too similar to your name or email address. Please choose another.',
    ar: 'كلمة المرور هذه قريبة من اسمك أو بريدك الإلكتروني. يُرجى اختيار كلمة أخرى.',
  },
  wizard_name_too_short: {
    en: 'Name must be at least 2 characters.',
    ar: 'يجب ألا يقل الاسم عن حرفين.',
  },
  wizard_email_invalid: {
    en: 'Please enter a valid email address.',
    ar: 'يُرجى إدخال بريد إلكتروني صحيح.',
  },
  wizard_password_too_short: {
    en: 'Password must be at least 6 characters.',
    ar: 'يجب ألا تقل كلمة المرور عن 6 أحرف.',
  },
  wizard_phone_too_short: {
    en: 'Phone number must be at least 9 digits.',
    ar: 'يجب ألا يقل رقم الجوال عن 9 أرقام.',
  },
  code_invalid: {
    en: 'Enter the 6 digits of your authenticator app, or a recovery code',
    ar: 'يُرجى إدخال الأرقام الستة من تطبيق المصادقة، أو أحد رموز الاسترداد',
  },
  code_wrong: {
    en: 'This code is not correct or has already been used. Enter the next one.',
    ar: 'هذا الرمز غير صحيح أو استُخدم من قبل. يُرجى إدخال الرمز التالي.',
  },
  password_wrong: { en: 'This password is not correct', ar: 'كلمة المرور غير صحيحة' },
  name_too_short: { en: 'Name must be at least 2 characters', ar: 'يجب ألا يقل الاسم عن حرفين' },
  title_required: { en: 'Professional title is required', ar: 'المسمى المهني مطلوب' },
  license_required: { en: 'License number is required', ar: 'رقم الترخيص مطلوب' },
  license_differs: {
    en: 'This is not the number stated in the application. Check the document. If they really differ, reject the application and say why.',
    ar: 'هذا ليس الرقم المذكور في الطلب. يُرجى مراجعة الوثيقة، وعند اختلافهما فعلًا يُرجى رفض الطلب مع ذكر السبب.',
  },
  specialization_required: { en: 'Specialization is required', ar: 'التخصص مطلوب' },
  experience_required: { en: 'Years of experience is required', ar: 'سنوات الخبرة مطلوبة' },
  fee_required: { en: 'Consultation fee is required', ar: 'رسوم الاستشارة مطلوبة' },
  bio_too_long: { en: 'Bio must be at most 1000 characters', ar: 'يجب ألا تزيد النبذة على 1000 حرف' },
  patient_bio_too_long: {
    en: 'Bio must be at most 500 characters',
    ar: 'يجب ألا تزيد النبذة على 500 حرف',
  },
  named_by_practice: {
    en: 'Change your name in your professional profile',
    ar: 'يُغيَّر الاسم من الملف المهني',
  },
  date_invalid: {
    en: 'Enter the full date: day, month and year',
    ar: 'يُرجى إدخال التاريخ كاملًا: اليوم والشهر والسنة',
  },
  date_passed: { en: 'Choose a day in the future', ar: 'يُرجى اختيار يوم قادم' },
  date_too_far: { en: 'This date is too far ahead', ar: 'هذا اليوم بعيد جدًا' },
  price_invalid: {
    en: 'Enter a price in whole riyals, from 0 to 10,000',
    ar: 'يُرجى إدخال السعر بالريال دون هللات، من 0 إلى 10,000',
  },
  minutes_invalid: {
    en: 'Enter a duration from 15 to 180 minutes',
    ar: 'يُرجى إدخال مدة من 15 إلى 180 دقيقة',
  },
  uses_invalid: {
    en: 'Enter a number of appointments from 2 to 20',
    ar: 'يُرجى إدخال عدد المواعيد من 2 إلى 20',
  },
  package_days_invalid: {
    en: 'Enter a number of days from 7 to 365',
    ar: 'يُرجى إدخال عدد الأيام من 7 إلى 365',
  },
  package_price_invalid: {
    en: 'Enter a price in whole riyals, from 1 to 200,000',
    ar: 'يُرجى إدخال السعر بالريال دون هللات، من 1 إلى 200,000',
  },
  package_saves_nothing: {
    en: 'This is more than as many single appointments cost',
    ar: 'هذا السعر أعلى من سعر العدد نفسه من المواعيد المنفردة',
  },
  whole_refund_harsher: (count: number): Word => ({
    en: `On ${brand.name.en} everything comes back until ${beforeStart(count).en}. Your own rule cannot be stricter.`,
    ar: `في ${brand.name.ar} يعود المبلغ كاملًا حتى ${beforeStart(count).ar}. لا يمكن أن يكون شرطك أشد.`,
  }),
  part_refund_harsher: (count: number): Word => ({
    en: `On ${brand.name.en} a part comes back until ${beforeStart(count).en}. Your own rule cannot be stricter.`,
    ar: `في ${brand.name.ar} يعود جزء من المبلغ حتى ${beforeStart(count).ar}. لا يمكن أن يكون شرطك أشد.`,
  }),
  refund_share_harsher: (count: number): Word => ({
    en: `On ${brand.name.en} that part is ${count}%. Yours cannot be smaller.`,
    ar: `هذا الجزء في ${brand.name.ar} ${count}%. لا يمكن أن يكون جزؤك أقل.`,
  }),
  hours_invalid: { en: 'Enter hours such as 09:00', ar: 'يُرجى إدخال الساعات بهذه الصيغة: 09:00' },
  hours_overlap: {
    en: 'These hours overlap with others on the same day',
    ar: 'تتداخل هذه الساعات مع غيرها في اليوم نفسه',
  },
  days_reversed: { en: 'The last day is before the first', ar: 'اليوم الأخير يسبق اليوم الأول' },
  reason_too_short: {
    en: 'Say in at least 20 characters what the law asks for',
    ar: 'يُرجى توضيح ما يقتضيه النظام في 20 حرفًا على الأقل',
  },
  reason_required: {
    en: 'Give a reason, so that they know what to do next',
    ar: 'يُرجى ذكر السبب ليعرف صاحب الطلب ما عليه فعله',
  },
  too_many: { en: 'There are too many', ar: 'العدد أكبر من المسموح' },
  meeting_link_invalid: {
    en: 'Enter a Zoom or Google Meet link that starts with https://',
    ar: 'يُرجى إدخال رابط Zoom أو Google Meet يبدأ بـ \u2066https://\u2069',
  },
  rating_required: { en: 'Choose from one to five stars', ar: 'يُرجى اختيار من نجمة إلى خمس نجوم' },
  birth_date_needed: { en: 'Enter your date of birth', ar: 'يُرجى إدخال تاريخ ميلادك' },
  agreement_needed: {
    en: 'Please agree first, so that the dietitian can keep notes of your consultation',
    ar: 'تلزم موافقتك أولًا ليتمكن الأخصائي من تدوين ملاحظات استشارتك',
  },
  fee_too_soon: {
    en: `Choose a day at least ${feeNoticeDays} days from today`,
    ar: `يُرجى اختيار يوم بعد ${feeNoticeDays} يومًا على الأقل من اليوم`,
  },
  health_consent_needed: {
    en: 'Please tick this box first: without it we may not store what you write about your health',
    ar: 'يلزم تحديد هذه الخانة أولًا، فمن دونها لا يحق لنا حفظ ما تكتبه عن صحتك',
  },
  commercial_number_invalid: {
    en: 'A commercial registration has 10 digits',
    ar: 'يتكون رقم السجل التجاري من 10 أرقام',
  },
  national_id_invalid: {
    en: 'A citizen’s national ID has 10 digits and begins with 1: please check it for typing errors',
    ar: 'يتكون رقم الهوية الوطنية من 10 أرقام ويبدأ بالرقم 1، يُرجى مراجعته',
  },
  vat_number_invalid: {
    en: 'A VAT number has 15 digits and begins and ends with 3',
    ar: 'يتكون الرقم الضريبي من 15 رقمًا، ويبدأ بالرقم 3 وينتهي به',
  },
  iban_invalid: {
    en: 'This IBAN is not right. It begins with SA and has 24 characters: please check it for typing errors.',
    ar: 'رقم الآيبان غير صحيح. يبدأ بالحرفين \u2068SA\u2069 ويتكون من 24 خانة، يُرجى مراجعته.',
  },
  postal_code_invalid: { en: 'A postal code has 5 digits', ar: 'يتكون الرمز البريدي من 5 أرقام' },
  value_implausible: {
    en: 'This value does not look right. Please check the number and the unit',
    ar: 'تبدو هذه القيمة غير صحيحة. يُرجى التأكد من الرقم والوحدة',
  },
  moment_in_future: {
    en: 'Please choose a time that has passed',
    ar: 'يُرجى اختيار وقت مضى',
  },
} satisfies Record<Fault, Word | ((count: number) => Word)>

export function wordsOfFault(code: Fault, count = 0): Word {
  const words = faultWords[code]
  return typeof words === 'function' ? words(count) : words
}
