const unclear = { en: 'This link no longer works', ar: 'لم يعد هذا الرابط يعمل' }
const busy = { en: 'Confirming...', ar: 'جارٍ التأكيد...' }

export const confirm = {
  /** The page of the link in the email after registration. */
  address: {
    ask: {
      heading: { en: 'Confirm your email address', ar: 'تأكيد البريد الإلكتروني' },
      text: {
        en: 'Press the button to open your account. You will be signed in right away.',
        ar: 'يُفتح حسابك بالضغط على الزر، ويسجَّل دخولك إليه مباشرة.',
      },
      button: { en: 'Confirm and continue', ar: 'تأكيد ومتابعة' },
      busy,
    },
    done: {
      heading: { en: 'Your email is confirmed', ar: 'تم تأكيد بريدك الإلكتروني' },
      text: { en: 'Welcome. Opening your account...', ar: 'أهلًا بك. جارٍ فتح حسابك...' },
    },
    notValid: {
      heading: unclear,
      text: {
        en: 'It has already been used, or it is more than 24 hours old. If your email address still needs to be confirmed, we can send you a new link.',
        ar: 'ربما استُخدم من قبل، أو انقضت 24 ساعة على إرساله. إن كان بريدك الإلكتروني ما زال بانتظار التأكيد، فيسعدنا أن نرسل إليك رابطًا جديدًا.',
      },
    },
  },

  /** The page of the link that is sent to the new address of an account. */
  newAddress: {
    ask: {
      heading: { en: 'Confirm your new email address', ar: 'تأكيد بريدك الإلكتروني الجديد' },
      text: {
        en: 'Press the button, and from then on sign in with this email address.',
        ar: 'بعد الضغط على الزر يكون تسجيل الدخول بهذا البريد الإلكتروني.',
      },
      button: { en: 'Confirm my new email', ar: 'تأكيد بريدي الإلكتروني الجديد' },
      busy,
    },
    done: {
      heading: { en: 'Your new email is confirmed', ar: 'تم تأكيد بريدك الإلكتروني الجديد' },
      text: {
        en: 'From now on you sign in with it, and our emails go to it.',
        ar: 'يكون تسجيل الدخول به من الآن، وتصل رسائلنا إليه.',
      },
    },
    notValid: {
      heading: unclear,
      text: {
        en: 'It has already been used, or it has expired. You can ask for a new one in your settings, under Security.',
        ar: 'ربما استُخدم من قبل أو انتهت صلاحيته. يمكنك طلب رابط جديد من الإعدادات، في قسم الأمان.',
      },
    },
    proceed: { en: 'Go to my account', ar: 'الانتقال إلى حسابي' },
  },

  /** Requesting the email again. */
  again: {
    label: { en: 'Email', ar: 'البريد الإلكتروني' },
    placeholder: { en: 'name@example.com', ar: 'name@example.com' },
    send: { en: 'Send a new link', ar: 'إرسال رابط جديد' },
    sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    sent: {
      heading: { en: 'Check your email', ar: 'رسالة في بريدك الإلكتروني' },
      before: {
        en: 'If there is an account to confirm for ',
        ar: 'إن كان هناك حساب بانتظار التأكيد مسجّل بالبريد ',
      },
      after: {
        en: ', the email is on its way. It can take a minute, and it may be in your spam folder.',
        ar: '، فالرسالة في طريقها إليه. قد تستغرق دقيقة، وقد تجدها في مجلد الرسائل غير المرغوبة.',
      },
    },
    signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
    failed: { en: 'The email could not be sent', ar: 'تعذّر إرسال الرسالة' },
  },

  /** Shown on the sign-in page after registration, or to a person who signs in before confirming. */
  notice: {
    registered: {
      heading: { en: 'Check your email', ar: 'رسالة في بريدك الإلكتروني' },
      before: { en: 'We sent a link to ', ar: 'أرسلنا رابطًا إلى ' },
      after: {
        en: '. Open it within 24 hours, on any device, and your account will be ready.',
        ar: '. افتحه خلال 24 ساعة من أي جهاز، ليصبح حسابك جاهزًا.',
      },
    },
    unconfirmed: {
      heading: { en: 'Please confirm your email address first', ar: 'يلزم تأكيد بريدك الإلكتروني أولًا' },
      before: {
        en: 'Your password is correct. The link that opens your account is in the email we sent to ',
        ar: 'كلمة المرور صحيحة. رابط فتح الحساب في الرسالة التي أرسلناها إلى ',
      },
      after: { en: '.', ar: '.' },
    },
    sendAgain: { en: 'Send the email again', ar: 'إعادة إرسال الرسالة' },
    sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    sent: {
      en: 'The email is on its way. It can take a minute, and it may be in your spam folder.',
      ar: 'الرسالة في طريقها إليك. قد تستغرق دقيقة، وقد تجدها في مجلد الرسائل غير المرغوبة.',
    },
  },
}
