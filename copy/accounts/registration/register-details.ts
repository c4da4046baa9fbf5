import type {
  registrationDiets,
  registrationExperience,
  registrationSpecializations,
} from '#contract/accounts/registration-options.ts'
import { brand } from '#copy/brand.ts'
import { experienceNeeded } from '#copy/experience-needed.ts'
import { keptYears } from '#copy/kept-years.ts'
import { experience, specializations } from '#copy/options.ts'
import type { Word } from '#copy/word.ts'

const fields = {
  height: {
    label: { en: 'Height (cm)', ar: 'الطول (سم)' },
  },
  weight: {
    label: { en: 'Weight (kg)', ar: 'الوزن (كجم)' },
  },
  goalWeight: {
    label: { en: 'Goal weight (kg)', ar: 'الوزن المستهدف (كجم)' },
  },
  medicalConditions: {
    label: { en: 'Medical conditions', ar: 'الحالات الصحية' },
    placeholder: {
      en: 'For example: type 2 diabetes, since 2021',
      ar: 'مثلًا: سكري من النوع الثاني منذ 2021',
    },
  },
  allergies: {
    label: { en: 'Allergies', ar: 'الحساسية' },
    placeholder: { en: 'For example: peanuts, shellfish', ar: 'مثلًا: الفول السوداني، المأكولات البحرية' },
  },
  dietaryPreferences: {
    label: { en: 'How do you eat?', ar: 'ما نمط غذائك؟' },
  },
  specialization: {
    label: { en: 'Specialization', ar: 'التخصص' },
    placeholder: { en: 'Select a specialization', ar: 'اختيار التخصص' },
  },
  yearsOfExperience: {
    label: { en: 'Years of experience', ar: 'سنوات الخبرة' },
    help: experienceNeeded.help,
    tooLittle: experienceNeeded.tooLittle,
    placeholder: { en: 'Select a range', ar: 'اختيار المدة' },
  },
  licenseNumber: {
    label: { en: 'License number', ar: 'رقم الترخيص' },
    placeholder: { en: 'As on your registration card', ar: 'كما في بطاقة التسجيل' },
    help: {
      en: 'Your registration with the Saudi Commission for Health Specialties.',
      ar: 'رقم تسجيلك في الهيئة السعودية للتخصصات الصحية.',
    },
  },
  hourlyRate: {
    label: { en: 'Hourly rate (SAR)', ar: 'الأجر بالساعة (ر.س)' },
    help: {
      en: 'A first figure; you can set the fee for each service later.',
      ar: 'رقم مبدئي، وتحدّد رسوم كل خدمة لاحقًا.',
    },
  },
  education: {
    label: { en: 'Education', ar: 'المؤهلات العلمية' },
    placeholder: {
      en: 'For example: BSc Clinical Nutrition, King Saud University, 2016',
      ar: 'مثلًا: بكالوريوس تغذية علاجية، جامعة الملك سعود، 2016',
    },
  },
  certifications: {
    label: { en: 'Certifications', ar: 'الشهادات المهنية' },
    placeholder: { en: 'For example: Diabetes Educator', ar: 'مثلًا: مثقّف سكري معتمد' },
  },
}

const options = {
  dietaryPreferences: {
    omnivore: { en: 'Omnivore', ar: 'متنوّع' },
    vegetarian: { en: 'Vegetarian', ar: 'نباتي' },
    vegan: { en: 'Vegan', ar: 'نباتي صرف' },
    pescatarian: { en: 'Pescatarian', ar: 'نباتي مع الأسماك' },
    keto: { en: 'Keto', ar: 'كيتو' },
    paleo: { en: 'Paleo', ar: 'باليو' },
    'gluten-free': { en: 'Gluten-free', ar: 'خالٍ من الغلوتين' },
  } satisfies Record<(typeof registrationDiets)[number], Word>,
  specialization: {
    'weight-management': specializations['weight-management'],
    diabetes: specializations.diabetes,
    sports: specializations.sports,
    pediatric: specializations.pediatric,
    clinical: specializations.clinical,
  } satisfies Record<(typeof registrationSpecializations)[number], Word>,
  yearsOfExperience: experience satisfies Record<(typeof registrationExperience)[number], Word>,
}

/** The later steps of the registration, loaded when the first step is first touched. */
export const details = {
  fields,
  options,
  noDiet: { en: 'No answer', ar: 'من دون إجابة' },
  consent: {
    label: {
      en: `I agree that ${brand.name.en} stores and uses the health information I give for my nutrition care, and shows it to the dietitians I book.`,
      ar: `أوافق على أن تحفظ ${brand.name.ar} المعلومات الصحية التي أقدّمها وتستخدمها في رعايتي الغذائية، وأن تعرضها على الأخصائيين الذين أحجز معهم.`,
    },
    help: {
      en: `It is stored encrypted, and you decide what each dietitian sees. You can withdraw your consent at any time. Notes that a dietitian has signed are kept for ${keptYears.en}, and our team opens your record only if the law requires it.`,
      ar: `تُحفظ مشفّرة، وتحدّد ما يراه كل أخصائي، ويمكنك سحب موافقتك في أي وقت. أما الملاحظات التي وقّعها أخصائي فتُحفظ لمدة ${keptYears.ar}، ولا يفتح فريقنا سجلك إلا إذا أوجب النظام ذلك.`,
    },
    without: {
      en: 'Not now? Just continue: your account works without it, and you can add your answers later.',
      ar: 'ليس الآن؟ يمكنك متابعة التسجيل، فحسابك يعمل من دونها، ويمكنك تقديمها لاحقًا.',
    },
  },
}
