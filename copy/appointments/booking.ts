import { brand } from '#copy/brand.ts'
import { eitherWay } from '#copy/practice-options.ts'
import type { Word } from '#copy/word.ts'

export const booking = {
  title: { en: 'Book Appointment', ar: 'حجز موعد' },
  service: { en: 'Choose a service', ar: 'اختر الخدمة' },
  mode: eitherWay,
  time: { en: 'Choose a day and time', ar: 'اختر اليوم والوقت' },
  day: { en: 'Day of the appointment', ar: 'يوم الموعد' },
  taken: {
    en: 'The time you had chosen is not free for this service. Please choose another one.',
    ar: 'الوقت الذي اخترته غير متاح لهذه الخدمة. يُرجى اختيار وقت آخر.',
  },
  closed: {
    title: { en: 'There is nothing to book at the moment', ar: 'لا يمكن الحجز حاليًا' },
    text: {
      en: 'This dietitian takes no bookings right now. Others have free times.',
      ar: 'لا يستقبل هذا الأخصائي حجوزات حاليًا، ولدى غيره أوقات متاحة.',
    },
  },

  summary: {
    title: { en: 'Your appointment', ar: 'موعدك' },
    service: { en: 'Service', ar: 'الخدمة' },
    mode: { en: 'Type', ar: 'النوع' },
    time: { en: 'Time', ar: 'الوقت' },
    notChosen: { en: 'Not chosen yet', ar: 'لم يُحدَّد بعد' },
    price: { en: 'Price', ar: 'السعر' },
    city: (city: string): Word => ({
      en: `In ${city}; the address comes with the confirmation.`,
      ar: `في ${city}، ويصلك العنوان مع التأكيد.`,
    }),
    next: { en: 'What happens next', ar: 'ماذا بعد؟' },
    atOnce: {
      en: 'The appointment is confirmed at once.',
      ar: 'يتأكد الموعد فورًا.',
    },
    pending: {
      en: 'The appointment is pending until the dietitian accepts it, within 24 hours at most.',
      ar: 'يبقى الموعد قيد الانتظار حتى يقبله الأخصائي، خلال 24 ساعة على الأكثر.',
    },
    cancel: { en: 'You can cancel until it starts.', ar: 'يمكنك الإلغاء حتى بداية الموعد.' },
  },

  hold: {
    left: (time: string): Word => ({
      en: `We keep this time for you for ${time}.`,
      ar: `نحتفظ بهذا الوقت لك لمدة \u2068${time}\u2069.`,
    }),
    short: (time: string): Word => ({ en: `Kept for ${time}`, ar: `محفوظ لك \u2068${time}\u2069` }),
    over: (moment: string): Word => ({
      en: `Your five minutes are over, so “${moment}” is open to others again. Choose it once more if it is still free.`,
      ar: `انتهت الدقائق الخمس، فأصبح «${moment}» متاحًا لغيرك. يمكنك اختياره من جديد إن بقي متاحًا.`,
    }),
    notKept: {
      en: 'We could not keep this time for you just now. You can book it all the same while it is free.',
      ar: 'تعذّر الاحتفاظ بهذا الوقت لك الآن. يمكنك حجزه مع ذلك ما دام متاحًا.',
    },
  },
  nearest: { en: 'These times near it are free:', ar: 'هذه أقرب الأوقات المتاحة:' },
  chooseFirst: { en: 'Choose a time first.', ar: 'اختر الوقت أولًا.' },

  first: {
    title: { en: 'We ask this once', ar: 'نسأل عن هذا مرة واحدة' },
    bornOn: {
      label: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
      help: {
        en: `${brand.name.en} is for adults from 18.`,
        ar: `${brand.name.ar} لمن بلغ 18 عامًا فأكثر.`,
      },
    },
    agrees: {
      en: 'I agree that dietitians keep notes of my consultations.',
      ar: 'أوافق على أن يدوّن الأخصائيون ملاحظات عن استشاراتي.',
    },
    privacy: {
      en: 'Only you and the dietitian of an appointment see its notes, and they are encrypted.',
      ar: 'لا يطّلع على ملاحظات الموعد سواك أنت وأخصائي الموعد، وهي مشفّرة.',
    },
  },

  confirm: {
    book: { en: 'Confirm booking', ar: 'تأكيد الحجز' },
    ask: { en: 'Send request', ar: 'إرسال الطلب' },
    busyBook: { en: 'Booking...', ar: 'جارٍ الحجز...' },
    busyAsk: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
  },

  done: {
    booked: { en: 'Booked', ar: 'تم الحجز' },
    sent: { en: 'Request sent', ar: 'تم إرسال الطلب' },
    bookedText: {
      en: 'Your appointment is confirmed. A mail with all of this follows, unless you have turned such mails off.',
      ar: 'موعدك مؤكد. وتصلك رسالة بريد بهذه التفاصيل ما لم توقف هذه الرسائل.',
    },
    sentText: {
      en: 'The dietitian answers within 24 hours at most, and we tell you then. Until then the time stays kept for you.',
      ar: 'يرد الأخصائي خلال 24 ساعة على الأكثر، ونبلغك عندئذ. ويبقى الوقت محفوظًا لك حتى ذلك الحين.',
    },
    answerBy: { en: 'Answer by', ar: 'آخر موعد للرد' },
    lapses: {
      en: 'Without an answer the request ends by itself, and you can choose another time.',
      ar: 'إذا لم يصل رد ينتهي الطلب تلقائيًا، ويمكنك اختيار وقت آخر.',
    },
    video: (minutes: number): Word => ({
      en: `The video call opens ${minutes} minutes before the start, on the page of the appointment.`,
      ar: `تُفتح مكالمة الفيديو قبل البداية بـ ${minutes} دقائق من صفحة الموعد.`,
    }),
    place: { en: 'Place', ar: 'المكان' },
    addressLater: {
      en: 'The address comes with the confirmation.',
      ar: 'يصلك العنوان مع التأكيد.',
    },
    open: { en: 'View appointment', ar: 'عرض الموعد' },
    calendar: { en: 'Add to calendar', ar: 'إضافة إلى التقويم' },
    all: { en: 'All appointments', ar: 'كل المواعيد' },
  },
}
