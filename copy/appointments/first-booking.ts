import { brand } from '#copy/brand.ts'
import { keptYears } from '#copy/kept-years.ts'

/** Questions of a first booking. */
export const firstBooking = {
  title: { en: 'We only ask this once', ar: 'نسأل عن هذا مرة واحدة' },
  bornOn: {
    label: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
    help: {
      en: `${brand.name.en} is for adults aged 18 and over.`,
      ar: `${brand.name.ar} لمن بلغ 18 عامًا فأكثر.`,
    },
  },
  agrees: {
    en: 'I agree that dietitians may keep notes of my consultations and read what I write to them when I book.',
    ar: 'أوافق على أن يدوّن الأخصائيون ملاحظات عن استشاراتي ويطّلعوا على ما أكتبه لهم عند الحجز.',
  },
  privacy: {
    en: `Notes are encrypted. Only you and the dietitian you met can see them. Signed notes are part of the medical record and are kept for ${keptYears.en}.`,
    ar: `لا يطّلع على ملاحظات الموعد سواك أنت وأخصائي الموعد، وهي مشفّرة. والملاحظات الموقّعة جزء من السجل الطبي وتُحفظ لمدة ${keptYears.ar}.`,
  },
}
