import type {
  employeeCounts,
  interests,
  primaryGoals,
  SurveyAudience,
  surveyAges,
  surveyGenders,
} from '#contract/survey.ts'
import { brand } from './brand.ts'
import { experience, specializations } from './options.ts'
import { ui } from './ui.ts'
import type { Word } from './word.ts'

type Field = { label: Word; placeholder: Word; help?: Word }
type Step = { title: Word; hint: Word }

const aboutNeeds: Step = {
  title: { en: 'What you need', ar: 'احتياجك' },
  hint: {
    en: 'Choose what fits best, then tell us in your own words.',
    ar: 'يُرجى اختيار الأقرب إليك، ثم وصف ما تحتاج إليه بأسلوبك.',
  },
}

const lastWord: Step = {
  title: { en: 'Anything else', ar: 'كلمة أخيرة' },
  hint: { en: 'Add a message if you like, then submit.', ar: 'يمكنك إضافة رسالة قبل الإرسال.' },
}

const steps = {
  company: [
    {
      title: { en: 'Your company', ar: 'شركتك' },
      hint: { en: 'Who you are and how we reach you.', ar: 'من أنتم، وكيف نصل إليكم.' },
    },
    aboutNeeds,
    lastWord,
  ],
  dietitian: [
    {
      title: { en: 'Your profession', ar: 'مهنتك' },
      hint: { en: 'Who you are and how we reach you.', ar: 'من أنت، وكيف نصل إليك.' },
    },
    {
      title: { en: 'How you would like to work', ar: 'كيف تود أن تعمل' },
      hint: aboutNeeds.hint,
    },
    lastWord,
  ],
  patient: [
    {
      title: { en: 'About you', ar: 'نبذة عنك' },
      hint: { en: 'Who you are and how we reach you.', ar: 'من أنت، وكيف نصل إليك.' },
    },
    aboutNeeds,
    lastWord,
  ],
} satisfies Record<SurveyAudience, readonly [Step, Step, Step]>

const email = {
  label: { en: 'Email', ar: 'البريد الإلكتروني' },
  placeholder: { en: 'name@example.com', ar: 'name@example.com' },
}

const message = {
  label: { en: 'Message', ar: 'رسالة' },
  placeholder: { en: 'Anything else we should know', ar: 'أي شيء آخر تود أن نعرفه' },
}

const fullName = {
  label: { en: 'Full name', ar: 'الاسم الكامل' },
  placeholder: { en: 'Sara Al-Otaibi', ar: 'سارة العتيبي' },
}

const needs: Record<SurveyAudience, Field> = {
  company: {
    label: { en: 'Describe your needs', ar: 'وصف احتياجكم' },
    placeholder: {
      en: 'For example: three workshops in spring for two offices in Riyadh',
      ar: 'مثلًا: ثلاث ورش عمل في الربيع لمكتبين في الرياض',
    },
  },
  dietitian: {
    label: { en: 'Describe your needs', ar: 'وصف ما تحتاج إليه' },
    placeholder: {
      en: 'For example: evening hours by video, mostly in Arabic',
      ar: 'مثلًا: ساعات مسائية بالفيديو، وأغلبها بالعربية',
    },
  },
  patient: {
    label: { en: 'Describe your needs', ar: 'وصف ما تحتاج إليه' },
    placeholder: {
      en: 'For example: meals that fit my working hours',
      ar: 'مثلًا: وجبات تناسب ساعات عملي',
    },
    help: {
      en: 'Please leave out medical details here. Those belong in a consultation.',
      ar: 'يُرجى عدم ذكر تفاصيل طبية هنا، فمكانها الاستشارة.',
    },
  },
}

const fields = {
  name: {
    company: {
      label: { en: 'Your name', ar: 'اسمك' },
      placeholder: { en: 'Fahad Al-Qahtani', ar: 'فهد القحطاني' },
    },
    dietitian: fullName,
    patient: fullName,
  } satisfies Record<SurveyAudience, { label: Word; placeholder: Word }>,
  email,
  phone: {
    label: { en: 'Phone', ar: 'رقم الجوال' },
    prefix: { en: '+966', ar: '+966' },
    placeholder: { en: '5XXXXXXXX', ar: '5XXXXXXXX' },
    help: { en: 'The number to call you on.', ar: 'الرقم الذي نتصل بك عليه.' },
  },
  companyName: {
    label: { en: 'Company name', ar: 'اسم الشركة' },
    placeholder: { en: 'The name your clients know', ar: 'الاسم الذي يعرفكم به عملاؤكم' },
  },
  position: {
    label: { en: 'Position', ar: 'المسمى الوظيفي' },
    placeholder: { en: 'Human resources manager', ar: 'مدير الموارد البشرية' },
  },
  employeeCount: {
    label: { en: 'Number of employees', ar: 'عدد الموظفين' },
    placeholder: { en: 'Select a range', ar: 'اختيار العدد' },
  },
  licenseNumber: {
    label: { en: 'License/registration number', ar: 'رقم الترخيص أو التسجيل' },
    placeholder: { en: 'As on your registration card', ar: 'كما في بطاقة التسجيل' },
    help: {
      en: 'Your registration with the Saudi Commission for Health Specialties.',
      ar: 'رقم تسجيلك في الهيئة السعودية للتخصصات الصحية.',
    },
  },
  specialization: {
    label: { en: 'Specialization', ar: 'التخصص' },
    placeholder: { en: 'Select a specialization', ar: 'اختيار التخصص' },
  },
  yearsOfExperience: {
    label: { en: 'Years of experience', ar: 'سنوات الخبرة' },
    placeholder: { en: 'Select a range', ar: 'اختيار المدة' },
  },
  age: {
    label: { en: 'Age range', ar: 'الفئة العمرية' },
    placeholder: { en: 'Select your age range', ar: 'اختيار فئتك العمرية' },
  },
  gender: {
    label: { en: 'Gender', ar: 'الجنس' },
    placeholder: { en: 'Select an option', ar: 'يُرجى الاختيار' },
  },
  primaryGoal: {
    label: { en: 'Primary goal', ar: 'الهدف الأساسي' },
    placeholder: { en: 'Select a goal', ar: 'اختيار هدفك' },
  },
  interest: {
    company: { label: { en: 'What are you interested in?', ar: 'ما الذي يهمّكم؟' } },
    dietitian: { label: { en: 'How would you like to work with us?', ar: 'كيف تود العمل معنا؟' } },
    patient: { label: { en: 'What would you like help with?', ar: 'في ماذا تود أن نساعدك؟' } },
  } satisfies Record<SurveyAudience, { label: Word }>,
  needs,
  message,
}

const options = {
  employeeCount: {
    '1-10': { en: '1-10', ar: 'من 1 إلى 10' },
    '11-50': { en: '11-50', ar: 'من 11 إلى 50' },
    '51-200': { en: '51-200', ar: 'من 51 إلى 200' },
    '201-500': { en: '201-500', ar: 'من 201 إلى 500' },
    '501+': { en: '501+', ar: '501 فأكثر' },
  } satisfies Record<(typeof employeeCounts)[number], Word>,
  specialization: specializations,
  yearsOfExperience: experience,
  age: {
    'under-18': { en: 'Under 18', ar: 'أقل من 18' },
    '18-24': { en: '18-24', ar: 'من 18 إلى 24' },
    '25-34': { en: '25-34', ar: 'من 25 إلى 34' },
    '35-44': { en: '35-44', ar: 'من 35 إلى 44' },
    '45-54': { en: '45-54', ar: 'من 45 إلى 54' },
    '55-64': { en: '55-64', ar: 'من 55 إلى 64' },
    '65+': { en: '65+', ar: '65 فأكثر' },
  } satisfies Record<(typeof surveyAges)[number], Word>,
  gender: {
    male: { en: 'Male', ar: 'ذكر' },
    female: { en: 'Female', ar: 'أنثى' },
    'prefer-not-to-say': { en: 'Prefer not to say', ar: 'أفضّل عدم الإجابة' },
  } satisfies Record<(typeof surveyGenders)[number], Word>,
  primaryGoal: {
    'weight-loss': { en: 'Weight loss', ar: 'إنقاص الوزن' },
    'weight-gain': { en: 'Weight gain', ar: 'زيادة الوزن' },
    'muscle-building': { en: 'Muscle building', ar: 'بناء العضلات' },
    'disease-management': { en: 'Disease management', ar: 'التعايش مع حالة صحية' },
    'general-wellness': { en: 'General wellness', ar: 'الصحة العامة' },
    'sports-performance': { en: 'Sports performance', ar: 'الأداء الرياضي' },
    other: { en: 'Other', ar: 'هدف آخر' },
  } satisfies Record<(typeof primaryGoals)[number], Word>,
  interest: {
    company: {
      'employee-wellness': { en: 'Employee wellness', ar: 'صحة الموظفين' },
      'health-seminars': { en: 'Health seminars', ar: 'ندوات صحية' },
      'individual-counseling': { en: 'Individual counseling', ar: 'استشارات فردية' },
      'corporate-package': { en: 'Corporate package', ar: 'باقة للشركات' },
    } satisfies Record<(typeof interests.company)[number], Word>,
    dietitian: {
      'full-time': { en: 'Full time', ar: 'دوام كامل' },
      'part-time': { en: 'Part time', ar: 'دوام جزئي' },
      specialized: { en: 'Specialized consultations', ar: 'استشارات تخصصية' },
      telehealth: { en: 'Telehealth', ar: 'استشارات عن بُعد' },
    } satisfies Record<(typeof interests.dietitian)[number], Word>,
    patient: {
      'weight-management': { en: 'Weight management', ar: 'إدارة الوزن' },
      'diabetes-care': { en: 'Diabetes care', ar: 'التغذية لمرضى السكري' },
      'sports-nutrition': { en: 'Sports nutrition', ar: 'التغذية الرياضية' },
      'pediatric-nutrition': { en: 'Pediatric nutrition', ar: 'تغذية الأطفال' },
      'general-wellness': { en: 'General wellness', ar: 'الصحة العامة' },
    } satisfies Record<(typeof interests.patient)[number], Word>,
  } satisfies Record<SurveyAudience, Record<string, Word>>,
}

export const survey = {
  steps,
  progress: { en: 'Survey progress', ar: 'مراحل الاستبيان' },
  counter: ui.stepOf,
  fields,
  options,
  /** Read in one line: before, link, between, link, after. Terms are accepted; a notice is only read. */
  notice: {
    before: {
      en: 'We use your answers only to reply to you. By submitting, you accept our ',
      ar: 'نستخدم إجاباتك للرد عليك فقط. بالإرسال فإنك توافق على ',
    },
    terms: { en: 'Terms of Service', ar: 'شروط الخدمة' },
    between: { en: '. Our ', ar: '. وتوضّح ' },
    privacy: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
    after: { en: ' says how we use your data.', ar: ' كيف نستخدم بياناتك.' },
  },
  healthConsent: {
    en: `I agree that ${brand.name.en} stores what I write here about my health, encrypted and for two years at most, to reply to me.`,
    ar: `أوافق على أن تحفظ ${brand.name.ar} ما أكتبه هنا عن صحتي، مشفّرًا ولمدة لا تتجاوز سنتين، للرد عليّ.`,
  },
  back: { en: 'Back', ar: 'رجوع' },
  continue: { en: 'Continue', ar: 'متابعة' },
  submit: { en: 'Submit', ar: 'إرسال' },
  submitting: { en: 'Submitting...', ar: 'جارٍ الإرسال...' },
  submitted: {
    en: "Your survey has been submitted successfully! We'll be in touch soon.",
    ar: 'تم إرسال الاستبيان بنجاح! سنتواصل معك قريبًا.',
  },
  failed: {
    en: 'Something went wrong. Please try again.',
    ar: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
  },
}
