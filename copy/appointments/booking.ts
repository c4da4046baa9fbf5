import { eitherWay } from '#copy/practice-options.ts'
import type { Word } from '#copy/word.ts'

export const booking = {
  title: { en: 'Book Appointment', ar: 'حجز موعد' },
  service: { en: 'Choose a service', ar: 'اختيار الخدمة' },
  mode: eitherWay,
  time: { en: 'Choose a day and time', ar: 'اختيار اليوم والوقت' },
  day: { en: 'Day of the appointment', ar: 'يوم الموعد' },
  taken: {
    en: 'The time you chose is not available for this service. Please choose another one.',
    ar: 'الوقت الذي اخترته غير متاح لهذه الخدمة. يُرجى اختيار وقت آخر.',
  },
  closed: {
    title: { en: 'Nothing can be booked at the moment', ar: 'لا يمكن الحجز حاليًا' },
    text: {
      en: 'This dietitian is not taking bookings right now. Others have available times.',
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
    toPay: { en: 'To pay now', ar: 'المبلغ المستحق الآن' },
    city: (city: string): Word => ({
      en: `In ${city}; the address comes with the confirmation.`,
      ar: `في ${city}، ويصلك العنوان مع التأكيد.`,
    }),
    map: { en: 'See the area on a map', ar: 'عرض المنطقة على الخريطة' },
    next: { en: 'What happens next', ar: 'ماذا بعد؟' },
    atOnce: {
      en: 'The appointment will be confirmed right away.',
      ar: 'يُؤكَّد الموعد فورًا.',
    },
    pending: {
      en: 'The appointment is pending until the dietitian accepts it. The dietitian has up to 24 hours to answer.',
      ar: 'يبقى الموعد قيد الانتظار حتى يقبله الأخصائي، وأمامه 24 ساعة على الأكثر للرد.',
    },
    cancel: { en: 'You can cancel until it starts.', ar: 'يمكنك الإلغاء حتى بداية الموعد.' },
    cancelPaid: {
      en: 'How much is refunded depends on when you cancel.',
      ar: 'ويعتمد المبلغ المسترد على وقت الإلغاء.',
    },
    refundPolicy: { en: 'Refund Policy', ar: 'سياسة الاسترداد' },
  },

  hold: {
    left: (time: string): Word => ({
      en: `We are holding this time for you for ${time}.`,
      ar: `هذا الوقت محجوز لك مؤقتًا لمدة \u2068${time}\u2069.`,
    }),
    short: (time: string): Word => ({ en: `Held for ${time}`, ar: `محجوز لك مؤقتًا: \u2068${time}\u2069` }),
    over: (moment: string): Word => ({
      en: `We could not hold “${moment}” for you any longer, so it is open to others again. Choose it again if it is still available.`,
      ar: `انتهت مدة حجز «${moment}» لك مؤقتًا، فأصبح متاحًا لغيرك. يمكنك اختياره من جديد إن بقي متاحًا.`,
    }),
    notKept: {
      en: 'We could not hold this time for you. You can still book it while it is available.',
      ar: 'تعذّر حجز هذا الوقت لك مؤقتًا. ويمكنك مع ذلك تأكيد حجزه ما دام متاحًا.',
    },
  },
  nearest: { en: 'The nearest available times:', ar: 'هذه أقرب الأوقات المتاحة:' },
  chooseFirst: { en: 'Choose a time first.', ar: 'يُرجى اختيار الوقت أولًا.' },

  message: {
    label: { en: 'What would you like help with?', ar: 'ما الذي تحتاج إلى المساعدة فيه؟' },
    help: {
      en: 'Only the dietitian of this appointment reads it, and it is encrypted.',
      ar: 'لا يقرؤه سوى أخصائي هذا الموعد، وهو مشفّر.',
    },
  },
  confirm: {
    payBook: { en: 'Pay and book', ar: 'الدفع والحجز' },
    payAsk: { en: 'Pay and send request', ar: 'الدفع وإرسال الطلب' },
    busyPay: { en: 'Opening the payment page...', ar: 'جارٍ فتح صفحة الدفع...' },
    book: { en: 'Confirm booking', ar: 'تأكيد الحجز' },
    ask: { en: 'Send request', ar: 'إرسال الطلب' },
    busyBook: { en: 'Booking...', ar: 'جارٍ الحجز...' },
    busyAsk: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
  },
}
