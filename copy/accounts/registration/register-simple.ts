import { register } from './register.ts'

const fields = {
  firstName: {
    label: { en: 'First name', ar: 'الاسم الأول' },
    placeholder: { en: 'Sara', ar: 'سارة' },
  },
  lastName: {
    label: { en: 'Last name', ar: 'اسم العائلة' },
    placeholder: { en: 'Al-Otaibi', ar: 'العتيبي' },
  },
  email: register.fields.email,
  phone: {
    label: { en: 'Phone Number (optional)', ar: 'رقم الجوال (اختياري)' },
    placeholder: { en: '05XXXXXXXX', ar: '05XXXXXXXX' },
  },
  password: register.fields.password,
}

/** The short registration form. */
export const simple = {
  fields,
  text: { en: 'Fill in your details to get started', ar: 'يُرجى إدخال بياناتك للبدء' },
  submit: { en: 'Create account', ar: 'إنشاء الحساب' },
  submitting: { en: 'Creating account...', ar: 'جارٍ إنشاء الحساب...' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  forDietitians: { en: 'Register as a dietitian', ar: 'التسجيل بصفتك أخصائي تغذية' },
  failedHere: { en: 'Registration failed', ar: 'تعذّر التسجيل' },
}
