import { brand } from '#copy/brand.ts'
import { isolated } from '#copy/quoted.ts'

export const login = {
  heading: { en: 'Welcome back', ar: 'أهلًا بعودتك' },
  text: { en: 'Sign in to access your account', ar: 'تسجيل الدخول للوصول إلى حسابك' },
  email: {
    label: { en: 'Email', ar: 'البريد الإلكتروني' },
    placeholder: { en: 'name@example.com', ar: 'name@example.com' },
  },
  password: { label: { en: 'Password', ar: 'كلمة المرور' } },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  signingIn: { en: 'Signing in...', ar: 'جارٍ تسجيل الدخول...' },
  forgot: { en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' },
  noAccount: { en: "Don't have an account? Sign up", ar: 'ليس لديك حساب؟ إنشاء حساب جديد' },
  failed: {
    en: 'Login failed. Please try again.',
    ar: 'تعذّر تسجيل الدخول. يُرجى المحاولة مرة أخرى.',
  },
  failedHere: { en: 'Login failed', ar: 'تعذّر تسجيل الدخول' },
  leadingOn: { en: 'Opening your account...', ar: 'جارٍ فتح حسابك...' },
  withoutScript: {
    en: `Signing in needs JavaScript. Please turn it on for this site, or write to us at ${brand.supportEmail}.`,
    ar: `يتطلب تسجيل الدخول تفعيل JavaScript في متصفحك. يُرجى تفعيله لهذا الموقع أو مراسلتنا على ${isolated(brand.supportEmail)}.`,
  },

  /** For an account that is waiting for deletion; the text below the heading is loaded on demand. */
  leaving: { heading: { en: 'Keep your account?', ar: 'الاحتفاظ بحسابك؟' } },

  /** The second factor. */
  code: {
    heading: { en: 'Enter your code', ar: 'إدخال رمز التحقق' },
    app: {
      text: {
        en: `Open your authenticator app and enter the 6 digits it shows for ${brand.name.en}.`,
        ar: `يُرجى إدخال الأرقام الستة التي يعرضها تطبيق المصادقة لحسابك في ${brand.name.ar}.`,
      },
      label: { en: 'Code', ar: 'الرمز' },
      instead: {
        en: 'Use your authenticator app instead',
        ar: 'استخدام تطبيق المصادقة بدلًا من ذلك',
      },
    },
    recovery: {
      text: {
        en: 'Enter one of the recovery codes you saved when you set up two-factor authentication. Each works once.',
        ar: 'يُرجى إدخال أحد رموز الاسترداد التي حفظتها عند تفعيل التحقق بخطوتين. كل رمز يصلح مرة واحدة.',
      },
      label: { en: 'Recovery code', ar: 'رمز الاسترداد' },
      instead: { en: 'Use a recovery code instead', ar: 'استخدام رمز استرداد بدلًا من ذلك' },
    },
    lost: {
      en: 'Lost both your phone and your recovery codes? Write to us:',
      ar: 'فقدت جوالك ورموز الاسترداد معًا؟ يُرجى مراسلتنا على',
    },
    back: { en: 'Back', ar: 'رجوع' },
  },
}
