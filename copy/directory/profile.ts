import { isolated } from '#copy/quoted.ts'
import type { Word } from '../word.ts'

export const profile = {
  back: { en: 'Find a Dietitian', ar: 'البحث عن أخصائي' },
  toProfile: { en: 'Back to the profile', ar: 'العودة إلى الملف' },
  /** Window titles for pages other than the profile itself. */
  titles: {
    booking: (name: string): Word => ({ en: `Book an appointment with ${name}`, ar: `حجز موعد مع ${name}` }),
    booked: (name: string): Word => ({ en: `Your booking with ${name}`, ar: `حجزك مع ${name}` }),
  },
  failed: { en: 'The profile could not be loaded', ar: 'تعذّر تحميل الملف' },
  missing: {
    title: { en: 'This dietitian is not listed', ar: 'هذا الأخصائي غير مدرج' },
    text: {
      en: 'The address may be wrong, or the dietitian is not taking new patients at the moment.',
      ar: 'قد يكون العنوان غير صحيح، أو أن الأخصائي لا يستقبل مرضى جددًا هنا حاليًا.',
    },
    back: { en: 'See all dietitians', ar: 'عرض كل الأخصائيين' },
  },

  license: {
    verified: { en: 'Verified license', ar: 'ترخيص موثّق' },
    until: (day: string): Word => ({ en: `Valid until ${day}`, ar: `سارٍ حتى ${day}` }),
  },
  actions: {
    book: { en: 'Book Appointment', ar: 'حجز موعد' },
    check: { en: 'Check Availability', ar: 'عرض الأوقات المتاحة' },
    message: { en: 'Send Message', ar: 'إرسال رسالة' },
  },
  closed: {
    title: { en: 'Messages begin with an appointment', ar: 'تبدأ الرسائل مع أول موعد' },
    text: {
      en: 'You can write to dietitians with whom you have, or have had, an appointment. Book one to open the conversation.',
      ar: 'يمكنك مراسلة من لديك موعد معه أو سبق أن كان لك موعد معه. تُفتح المحادثة بعد حجز موعد.',
    },
    close: { en: 'Not now', ar: 'ليس الآن' },
  },

  free: {
    title: { en: 'Next available times', ar: 'أقرب الأوقات المتاحة' },
    none: {
      en: 'There are no available times at the moment. They will appear here as soon as there are.',
      ar: 'لا توجد أوقات متاحة حاليًا، وستظهر هنا فور توفرها.',
    },
    all: { en: 'All available times', ar: 'كل الأوقات المتاحة' },
    service: (name: string, minutes: string, price: string): Word => ({
      en: `\u2068${name}\u2069, ${minutes}, ${price}`,
      ar: `\u2068${name}\u2069، ${minutes}، ${price}`,
    }),
  },

  tabs: {
    label: { en: 'Dietitian', ar: 'الأخصائي' },
    about: { en: 'About', ar: 'نبذة' },
    reviews: { en: 'Reviews', ar: 'التقييمات' },
    services: { en: 'Services', ar: 'الخدمات' },
  },
  about: {
    bio: { en: 'Biography', ar: 'نبذة عن الأخصائي' },
    education: { en: 'Education', ar: 'المؤهلات العلمية' },
    certificates: { en: 'Certifications', ar: 'الشهادات المهنية' },
    verified: { en: 'Verified', ar: 'موثّقة' },
    stated: { en: 'Stated by the dietitian', ar: 'بحسب إفادة الأخصائي' },
    languages: { en: 'Languages', ar: 'اللغات' },
    connection: { en: 'Your connection', ar: 'ارتباطكما' },
    connectionText: {
      en: 'You accepted an invitation: you can write to each other, and your dietitian can book for you.',
      ar: 'قبلت دعوة من أخصائيك، فيمكنكما التراسل، ويمكنه حجز مواعيد لك.',
    },
    hours: { en: 'Working hours', ar: 'ساعات العمل' },
    hoursIn: (zone: string): Word => ({
      en: `Hours are in ${zone}.`,
      ar: `الساعات حسب \u2068${zone}\u2069.`,
    }),
    noHours: { en: 'No regular hours', ar: 'لا توجد ساعات عمل ثابتة' },
    noHoursText: {
      en: 'Available times are set day by day.',
      ar: 'تُحدَّد الأوقات المتاحة يومًا بيوم.',
    },
    dayRange: (from: string, to: string): Word => ({ en: `${from} to ${to}`, ar: `${from} إلى ${to}` }),
    twoDays: (one: string, other: string): Word => ({ en: `${one} and ${other}`, ar: `${one} و${other}` }),
    timeRange: (from: string, to: string): Word => ({ en: `${from} to ${to}`, ar: `${from} إلى ${to}` }),
    closed: { en: 'Closed', ar: 'مغلق' },
    nothing: {
      en: 'This dietitian has not written anything here yet.',
      ar: 'لا توجد معلومات هنا بعد.',
    },
  },
  services: {
    book: { en: 'Book', ar: 'حجز' },
    bookOf: (service: string): Word => ({
      en: `Book: ${isolated(service)}`,
      ar: `حجز: ${isolated(service)}`,
    }),
    none: { en: 'No services at the moment', ar: 'لا توجد خدمات حاليًا' },
    noneText: {
      en: 'This dietitian’s services will appear here with their prices.',
      ar: 'ستظهر هنا خدمات الأخصائي مع أسعارها.',
    },
  },
}
