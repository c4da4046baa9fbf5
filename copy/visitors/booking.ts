import { brand } from '#copy/brand.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** The page on which a visitor books a time before having an account. */
export const visitorBooking = {
  title: { en: 'Book your appointment', ar: 'حجز موعدك' },
  text: {
    en: 'Tell us who you are, then confirm your email. That opens your account and books the time.',
    ar: 'عرّفنا بنفسك، ثم أكّد بريدك الإلكتروني، وبذلك يُفتح حسابك ويُحجز الوقت.',
  },
  signIn: {
    question: { en: 'You already have an account?', ar: 'لديك حساب؟' },
    link: { en: 'Sign in and keep this time', ar: 'تسجيل الدخول مع الاحتفاظ بالوقت' },
  },
  mode: { en: 'How would you like to meet?', ar: 'كيف تفضّل أن يكون الموعد؟' },
  submit: { en: 'Continue', ar: 'متابعة' },
  submitting: { en: 'Reserving your time...', ar: 'جارٍ حجز الوقت مؤقتًا...' },
  next: {
    en: 'We send you a link to confirm your email. Nothing is booked or charged before that.',
    ar: 'نرسل إليك رابطًا لتأكيد بريدك الإلكتروني، ولا يُحجز شيء ولا يُدفع شيء قبل ذلك.',
  },

  summary: {
    title: { en: 'Your appointment', ar: 'موعدك' },
    dietitian: { en: 'Dietitian', ar: 'الأخصائي' },
    service: { en: 'Service', ar: 'الخدمة' },
    time: { en: 'Time', ar: 'الوقت' },
    price: { en: 'Price', ar: 'السعر' },
    atOnce: { en: 'The appointment is confirmed right away.', ar: 'يُؤكَّد الموعد فورًا.' },
    pending: {
      en: 'The dietitian has up to 24 hours to accept it.',
      ar: 'أمام الأخصائي 24 ساعة على الأكثر لقبوله.',
    },
    paid: { en: 'You pay after confirming your email.', ar: 'تدفع بعد تأكيد بريدك الإلكتروني.' },
    cancel: { en: 'You can cancel until it starts.', ar: 'يمكنك الإلغاء حتى بداية الموعد.' },
    refunds: { en: 'If you cancel', ar: 'عند إلغاء الموعد' },
    other: { en: 'Choose another time', ar: 'اختيار وقت آخر' },
  },

  hold: {
    waiting: { en: 'Holding your time...', ar: 'جارٍ حجز الوقت لك مؤقتًا...' },
    left: (time: string): Word => ({
      en: `We are holding this time for you for ${time}.`,
      ar: `هذا الوقت محجوز لك مؤقتًا لمدة ${isolated(time)}.`,
    }),
    over: {
      en: 'We could not hold this time for you any longer. What you have entered is still here.',
      ar: 'انتهت مدة حجز هذا الوقت لك مؤقتًا. ما أدخلته ما زال هنا.',
    },
    again: { en: 'Hold it again', ar: 'حجزه مؤقتًا من جديد' },
    failed: { en: 'We could not hold this time', ar: 'تعذّر حجز هذا الوقت مؤقتًا' },
    nearest: { en: 'The nearest available times:', ar: 'هذه أقرب الأوقات المتاحة:' },
  },
  missing: {
    title: { en: 'Choose a time first', ar: 'اختيار الوقت أولًا' },
    text: {
      en: 'Each dietitian’s page shows the next available times.',
      ar: 'تعرض صفحة كل أخصائي أقرب الأوقات المتاحة.',
    },
  },
  all: { en: 'See all dietitians', ar: 'عرض جميع الأخصائيين' },

  sent: {
    title: { en: 'Check your email', ar: 'تحقّق من بريدك الإلكتروني' },
    before: { en: 'We sent a link to ', ar: 'أرسلنا رابطًا إلى ' },
    after: {
      en: '. Open it, and your appointment is booked.',
      ar: '. افتحه ليُحجز موعدك.',
    },
    afterPaid: {
      en: '. Open it, and you can pay and book your appointment.',
      ar: '. افتحه لتدفع وتحجز موعدك.',
    },
    left: (time: string): Word => ({
      en: `Your time is reserved for ${time}.`,
      ar: `الوقت محجوز لك مؤقتًا لمدة ${isolated(time)}.`,
    }),
    over: {
      en: 'Your time is no longer reserved. The link still opens your account and leads back to this time, if it is still available.',
      ar: 'لم يعد الوقت محجوزًا لك. ما زال الرابط يفتح حسابك ويعيدك إلى هذا الوقت إن بقي متاحًا.',
    },
    spam: {
      en: 'It can take a minute, and it may be in your spam folder.',
      ar: 'قد تستغرق الرسالة دقيقة، وقد تجدها في مجلد الرسائل غير المرغوبة.',
    },
    again: { en: 'Send the email again', ar: 'إعادة إرسال الرسالة' },
    sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    sentAgain: { en: 'The email is on its way.', ar: 'الرسالة في طريقها إليك.' },
    change: { en: 'Use another email address', ar: 'استخدام بريد إلكتروني آخر' },
  },
  withoutScript: {
    en: `Booking needs JavaScript. Please turn it on for this site and choose your time again: it is not held for you yet. You can also write to us at ${brand.supportEmail}.`,
    ar: `يتطلب الحجز تفعيل JavaScript في متصفحك. فعّله لهذا الموقع ثم اختر وقتك من جديد، فهو غير محجوز لك بعد. ويمكنك أيضًا مراسلتنا على ${isolated(brand.supportEmail)} لنساعدك في الحجز.`,
  },
}
