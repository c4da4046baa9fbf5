export const reset = {
  back: { en: 'Back to login', ar: 'العودة إلى تسجيل الدخول' },

  ask: {
    heading: { en: 'Forgot your password?', ar: 'نسيت كلمة المرور؟' },
    text: {
      en: 'Enter the email address of your account, and we will send you a link to set a new password.',
      ar: 'يُرجى إدخال البريد الإلكتروني لحسابك، وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
    },
    email: {
      label: { en: 'Email', ar: 'البريد الإلكتروني' },
      placeholder: { en: 'name@example.com', ar: 'name@example.com' },
    },
    send: { en: 'Send reset link', ar: 'إرسال رابط إعادة التعيين' },
    sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    toast: {
      en: 'Check your email for the password reset link',
      ar: 'رابط إعادة تعيين كلمة المرور في طريقه إلى بريدك الإلكتروني',
    },
    failed: { en: 'Failed to send reset email', ar: 'تعذّر إرسال رسالة إعادة التعيين' },
  },

  asked: {
    heading: { en: 'Check your email', ar: 'رسالة في بريدك الإلكتروني' },
    before: { en: 'If there is an account for ', ar: 'إن كان هناك حساب مسجّل بالبريد ' },
    after: {
      en: ', a link is on its way there. It works once, within 30 minutes.',
      ar: '، فالرابط في طريقه إليه. يعمل مرة واحدة خلال 30 دقيقة.',
    },
    help: {
      en: 'Nothing after a few minutes? Look in your spam folder, or check that this is the email address you signed up with.',
      ar: 'لم يصلك شيء بعد دقائق؟ يُرجى البحث في مجلد الرسائل غير المرغوبة، أو التأكد من أنه البريد الإلكتروني المسجّل.',
    },
    other: { en: 'Use another email', ar: 'استخدام بريد إلكتروني آخر' },
  },

  choose: {
    heading: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
    text: {
      en: 'Once it is set, you will be signed out on every device.',
      ar: 'بعد تعيينها تنتهي جلساتك على جميع الأجهزة.',
    },
    password: {
      label: { en: 'New password', ar: 'كلمة المرور الجديدة' },
      help: {
        en: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',
        ar: '8 أحرف على الأقل. بضع كلمات متتالية يسهل تذكّرها ويصعب تخمينها.',
      },
    },
    again: { label: { en: 'Confirm password', ar: 'تأكيد كلمة المرور' } },
    save: { en: 'Reset password', ar: 'إعادة تعيين كلمة المرور' },
    saving: { en: 'Resetting...', ar: 'جارٍ إعادة التعيين...' },
    toast: { en: 'Password has been reset successfully', ar: 'تمت إعادة تعيين كلمة المرور بنجاح' },
    failed: { en: 'Failed to reset password', ar: 'تعذّرت إعادة تعيين كلمة المرور' },
  },

  dead: {
    heading: { en: 'This link no longer works', ar: 'لم يعد هذا الرابط يعمل' },
    text: {
      en: 'It has already been used, or it has expired. You can ask for a new one in a moment.',
      ar: 'ربما استُخدم من قبل أو انتهت صلاحيته. يمكنك طلب رابط جديد في لحظات.',
    },
    another: { en: 'Ask for a new link', ar: 'طلب رابط جديد' },
  },

  withoutScript: {
    en: 'This page needs JavaScript. Please turn it on for this site and load the page again.',
    ar: 'تتطلب هذه الصفحة تفعيل JavaScript في متصفحك. يُرجى تفعيله لهذا الموقع وإعادة تحميل الصفحة.',
  },
}
