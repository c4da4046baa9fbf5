import type { registrationGenders } from '#contract/accounts/registration-options.ts'
import { brand } from '#copy/brand.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

export type RegistrationType = 'patient' | 'dietitian'

const fields = {
  name: {
    label: { en: 'Full name', ar: 'الاسم الكامل' },
    placeholder: { en: 'Sara Al-Otaibi', ar: 'سارة العتيبي' },
  },
  email: {
    label: { en: 'Email', ar: 'البريد الإلكتروني' },
    placeholder: { en: 'name@example.com', ar: 'name@example.com' },
  },
  password: {
    label: { en: 'Password', ar: 'كلمة المرور' },
    help: {
      en: 'At least 6 characters. Longer is safer.',
      ar: '6 أحرف على الأقل، وكلما طالت كانت أكثر أمانًا.',
    },
  },
  phoneNumber: {
    label: { en: 'Phone number', ar: 'رقم الجوال' },
  },
  dateOfBirth: {
    label: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
    help: {
      en: `${brand.name.en} is for adults aged 18 and over.`,
      ar: `${brand.name.ar} لمن بلغ 18 عامًا فأكثر.`,
    },
  },
  gender: {
    label: { en: 'Gender', ar: 'الجنس' },
    placeholder: { en: 'Select an option', ar: 'يُرجى الاختيار' },
  },
}

const options = {
  gender: {
    male: { en: 'Male', ar: 'ذكر' },
    female: { en: 'Female', ar: 'أنثى' },
    other: { en: 'Other', ar: 'غير ذلك' },
  } satisfies Record<(typeof registrationGenders)[number], Word>,
}

type Step = { readonly title: Word; readonly hint: Word }

const basics: Step = {
  title: { en: 'Basic Information', ar: 'المعلومات الأساسية' },
  hint: { en: 'Who you are, and how you sign in.', ar: 'من أنت، وكيف تسجّل الدخول.' },
}

export const register = {
  heading: { en: 'Create an account', ar: 'إنشاء حساب' },
  home: { en: 'Back to Home', ar: 'العودة إلى الرئيسية' },
  signInInstead: { en: 'Already have an account?', ar: 'لديك حساب؟' },
  type: {
    label: { en: 'Account type', ar: 'نوع الحساب' },
    patient: { en: "I'm a Patient", ar: 'أبحث عن أخصائي تغذية' },
    dietitian: { en: "I'm a Dietitian", ar: 'أقدّم استشارات تغذية' },
  },

  steps: {
    patient: [
      basics,
      {
        title: { en: 'Health Information', ar: 'المعلومات الصحية' },
        hint: {
          en: 'All of it is optional. It helps your dietitian prepare.',
          ar: 'كل ما في هذه الخطوة اختياري، ويساعد أخصائي التغذية على التحضير.',
        },
      },
      {
        title: { en: 'Dietary Preferences', ar: 'التفضيلات الغذائية' },
        hint: {
          en: 'Optional as well, and easy to change later.',
          ar: 'اختيارية أيضًا، ويسهل تغييرها لاحقًا.',
        },
      },
    ],
    dietitian: [
      basics,
      {
        title: { en: 'Professional Information', ar: 'المعلومات المهنية' },
        hint: {
          en: 'How patients will find you. You can complete it later.',
          ar: 'ما يجدك المرضى من خلاله، ويمكنك إكماله لاحقًا.',
        },
      },
      {
        title: { en: 'Qualifications', ar: 'المؤهلات' },
        hint: {
          en: 'We verify them before your profile is listed. You can upload the documents later.',
          ar: 'نتحقق منها قبل ظهور ملفك في الدليل، وتُرفع الوثائق لاحقًا.',
        },
      },
    ],
  } satisfies Record<RegistrationType, readonly [Step, Step, Step]>,
  progress: { en: 'Registration progress', ar: 'مراحل التسجيل' },
  previous: { en: 'Previous', ar: 'السابق' },
  next: { en: 'Next', ar: 'التالي' },
  checking: { en: 'Checking...', ar: 'جارٍ التحقق...' },
  submit: { en: 'Register', ar: 'تسجيل' },
  submitting: { en: 'Registering...', ar: 'جارٍ التسجيل...' },

  fields,
  options,

  /** Read in one line: before, link, between, link, after. Terms are accepted; a notice is only read. */
  agreement: {
    before: { en: 'By registering you accept our ', ar: 'بالتسجيل فإنك توافق على ' },
    terms: { en: 'Terms of Service', ar: 'شروط الخدمة' },
    between: { en: '. Our ', ar: '. وتوضّح ' },
    privacy: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
    after: { en: ' says how we use your data.', ar: ' كيف نستخدم بياناتك.' },
  },

  failed: {
    en: 'Registration failed. Please try again.',
    ar: 'تعذّر التسجيل. يُرجى المحاولة مرة أخرى.',
  },
  withoutScript: {
    en: `Registering needs JavaScript. Please turn it on for this site, or write to us at ${brand.supportEmail}.`,
    ar: `يتطلب التسجيل تفعيل JavaScript في متصفحك. يُرجى تفعيله لهذا الموقع أو مراسلتنا على ${isolated(brand.supportEmail)}.`,
  },
}
