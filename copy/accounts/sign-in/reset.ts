export const reset = {
  back: { en: 'Back to login', ar: 'العودة إلى تسجيل الدخول' },

  ask: {
    heading: { en: 'Forgot your password?', ar: 'نسيت كلمة المرور؟' },
    text: {
      en: 'Enter the email address of your account, and we will send you a link that sets a new password.',
      ar: 'أدخل البريد الإلكتروني لحسابك، وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
    },
    email: {
      label: { en: 'Email', ar: 'البريد الإلكتروني' },
      placeholder: { en: 'name@example.com', ar: 'name@example.com' },
    },
    send: { en: 'Send reset link', ar: 'إرسال رابط الاستعادة' },
    sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    toast: {
      en: 'Check your email for the password reset link',
      ar: 'تفقّد بريدك الإلكتروني، فرابط استعادة كلمة المرور في طريقه إليك',
    },
    failed: { en: 'Failed to send reset email', ar: 'تعذّر إرسال رسالة الاستعادة' },
  },

  asked: {
    heading: { en: 'Check your email', ar: 'تفقّد بريدك الإلكتروني' },
    before: { en: 'If there is an account for ', ar: 'إن كان هناك حساب بعنوان ' },
    after: {
      en: ', a link is on its way there. It works once, within 30 minutes.',
      ar: '، فالرابط في طريقه إليه. يعمل مرة واحدة خلال 30 دقيقة.',
    },
    help: {
      en: 'Nothing after a few minutes? Look in your spam folder, or check that the address is the one you signed up with.',
      ar: 'لم يصلك شيء بعد دقائق؟ ابحث في مجلد الرسائل غير المرغوبة، أو تأكد من أنه العنوان الذي سجّلت به.',
    },
    other: { en: 'Use another address', ar: 'استخدام عنوان آخر' },
  },

  choose: {
    heading: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
    text: {
      en: 'Once it is set, you are signed out on every device.',
      ar: 'بعد تعيينها تنتهي جلساتك على جميع الأجهزة.',
    },
    password: {
      label: { en: 'New password', ar: 'كلمة المرور الجديدة' },
      help: {
        en: 'At least 8 characters. A few words in a row are easy to keep and hard to guess.',
        ar: '8 أحرف على الأقل. بضع كلمات متتالية يسهل تذكّرها ويصعب تخمينها.',
      },
    },
    again: { label: { en: 'Confirm password', ar: 'تأكيد كلمة المرور' } },
    save: { en: 'Reset password', ar: 'تعيين كلمة المرور' },
    saving: { en: 'Resetting...', ar: 'جارٍ التعيين...' },
    toast: { en: 'Password has been reset successfully', ar: 'تم تعيين كلمة المرور الجديدة بنجاح' },
    failed: { en: 'Failed to reset password', ar: 'تعذّر تعيين كلمة المرور' },
  },

  dead: {
    heading: { en: 'This link does not work any more', ar: 'لم يعد هذا الرابط يعمل' },
    text: {
      en: 'It has been used already, or its time has run out. Ask for a new one, it takes a moment.',
      ar: 'ربما استُخدم من قبل أو انتهت صلاحيته. يمكنك طلب رابط جديد في لحظات.',
    },
    another: { en: 'Ask for a new link', ar: 'طلب رابط جديد' },
  },

  withoutScript: {
    en: 'This page needs JavaScript. Please turn it on for this site and load the page again.',
    ar: 'تتطلب هذه الصفحة تفعيل JavaScript في متصفحك. يُرجى تفعيله لهذا الموقع وإعادة تحميل الصفحة.',
  },
}
