import type { Specialization } from '#contract/practice-options.ts'
import type { Word } from './word.ts'

/** Additional words by which a specialization is found. They are never shown. */
export const searchWords = {
  'weight-management': {
    en: 'weight loss gain obesity overweight slimming fat diet bariatric',
    ar: 'وزن السمنة البدانة تخسيس تنحيف نحافة رجيم حمية دايت التكميم',
  },
  diabetes: { en: 'diabetes diabetic sugar glucose insulin', ar: 'سكري السكر سكر الإنسولين' },
  sports: {
    en: 'sport sports fitness athlete athletic gym muscle bodybuilding',
    ar: 'رياضة رياضية رياضيين لياقة عضلات كمال أجسام نادي',
  },
  pediatric: {
    en: 'pediatric paediatric child children kids baby infant',
    ar: 'أطفال طفل الأطفال رضع الرضع',
  },
  clinical: {
    en: 'clinical medical therapeutic kidney renal liver heart cholesterol hospital',
    ar: 'علاجية علاجي سريرية إكلينيكية الكلى الكبد القلب كوليسترول مستشفى',
  },
  geriatric: { en: 'geriatric elderly senior seniors aging old', ar: 'مسنين المسنين كبار السن الشيخوخة' },
  other: { en: 'other general', ar: 'عام' },
  everybody: {
    en: 'nutrition nutritionist dietitian dietician specialist consultant',
    ar: 'تغذية أخصائي أخصائية اختصاصي اختصاصية خبير خبيرة استشاري استشارية',
  },
} satisfies Record<Specialization | 'everybody', Word>
