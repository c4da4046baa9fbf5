import type { MealTime } from '#contract/health/diary.ts'
import type { DiaryKind } from '#contract/health/kinds.ts'
import type { Word } from '../word.ts'

export const diaryKindWords: Readonly<Record<DiaryKind, Word>> = {
  meal: { en: 'Meal', ar: 'وجبة' },
  medicine: { en: 'Medicine', ar: 'دواء' },
  supplement: { en: 'Supplement', ar: 'مكمّل غذائي' },
}

export const mealTimeWords: Readonly<Record<MealTime, Word>> = {
  breakfast: { en: 'Breakfast', ar: 'الفطور' },
  lunch: { en: 'Lunch', ar: 'الغداء' },
  dinner: { en: 'Dinner', ar: 'العشاء' },
  snack: { en: 'Snack', ar: 'وجبة خفيفة' },
  suhoor: { en: 'Suhoor', ar: 'السحور' },
  iftar: { en: 'Iftar', ar: 'الإفطار في رمضان' },
}

/** Meals, medicines and supplements by day. */
export const diary = {
  title: { en: 'Meals, medicines and supplements', ar: 'الوجبات والأدوية والمكمّلات' },
  text: {
    en: 'A few words are enough. A photo of a meal often says more.',
    ar: 'تكفي كلمات قليلة، وصورة الوجبة تغني عن كثير منها.',
  },
  add: (kind: Word): Word => ({ en: `Add: ${kind.en}`, ar: `إضافة: ${kind.ar}` }),
  edit: (kind: Word): Word => ({ en: `Edit: ${kind.en}`, ar: `تعديل: ${kind.ar}` }),
  meal: { en: 'What did you eat?', ar: 'ماذا تناولت؟' },
  medicine: { en: 'Name of the medicine', ar: 'اسم الدواء' },
  supplement: { en: 'Name of the supplement', ar: 'اسم المكمّل' },
  dose: { en: 'Dose', ar: 'الجرعة' },
  mealTime: { en: 'Which meal?', ar: 'أي وجبة؟' },
  photo: { en: 'Add a photo', ar: 'إضافة صورة' },
  otherPhoto: { en: 'Choose another photo', ar: 'اختيار صورة أخرى' },
  photoChosen: (name: string): Word => ({ en: `Photo: ${name}`, ar: `الصورة: \u2068${name}\u2069` }),
  photoOf: (text: string): Word => ({
    en: `Photo of the meal: ${text}`,
    ar: `صورة الوجبة: \u2068${text}\u2069`,
  }),
  photoFailed: {
    en: 'The meal is saved, its photo is not',
    ar: 'حُفظت الوجبة، وتعذّر حفظ صورتها',
  },
  textMissing: { en: 'Please write a few words', ar: 'يُرجى كتابة بضع كلمات' },
  empty: { en: 'Nothing written down yet', ar: 'لا شيء مدوّن بعد' },
  emptyText: {
    en: 'What you eat and take helps your dietitian understand your numbers.',
    ar: 'يساعد ما تتناوله من طعام وأدوية أخصائيك على فهم أرقامك.',
  },
  failed: { en: 'Your entries could not be loaded', ar: 'تعذّر تحميل قيودك' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  removePhoto: {
    title: { en: 'Remove this meal?', ar: 'حذف هذه الوجبة؟' },
    text: {
      en: 'Its photo is removed with it and cannot be brought back.',
      ar: 'تُحذف معها صورتها، ولا يمكن استرجاعها.',
    },
    confirm: { en: 'Remove', ar: 'حذف' },
    busy: { en: 'Removing...', ar: 'جارٍ الحذف...' },
    keep: { en: 'Keep it', ar: 'الإبقاء عليها' },
  },
}
