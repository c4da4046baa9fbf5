import type { Word } from '../word.ts'
import { soon } from './soon.ts'

const find = { en: 'Find a Dietitian', ar: 'البحث عن أخصائي' }
const complete = { en: 'Complete Your Profile', ar: 'إكمال الملف الشخصي' }

export const patientPages = {
  dashboard: {
    title: { en: 'Dashboard', ar: 'لوحة التحكم' },
    welcome: (name: string): Word => ({ en: `Welcome, ${name}`, ar: `أهلًا بك يا \u2068${name}\u2069` }),
    text: {
      en: 'Your nutrition care starts with the right dietitian. Everything else follows from here.',
      ar: 'تبدأ رعايتك الغذائية مع الأخصائي المناسب، وما بعد ذلك على بُعد خطوة من هنا.',
    },
    find,
    ways: {
      heading: { en: 'What would you like to do?', ar: 'ماذا تود أن تفعل؟' },
      appointments: {
        en: 'See what is coming up, join a video call, look back.',
        ar: 'مواعيدك القادمة والسابقة، والانضمام إلى مكالمات الفيديو.',
      },
      messages: { en: 'Ask your dietitian between appointments.', ar: 'للتواصل مع أخصائيك بين المواعيد.' },
      plans: {
        en: 'Your meals day by day, with a shopping list.',
        ar: 'وجباتك يومًا بيوم، ومعها قائمة التسوّق.',
      },
      history: {
        en: 'Weight, measurements and meals over time.',
        ar: 'الوزن والقياسات والوجبات مع مرور الوقت.',
      },
      profile: {
        en: 'What your dietitian should know about you.',
        ar: 'ما ينبغي أن يعرفه أخصائيك عنك.',
      },
      settings: { en: 'Notifications, security and privacy.', ar: 'الإشعارات والأمان والخصوصية.' },
    },
  },

  questionnaires: { title: { en: 'Questionnaires', ar: 'الاستبيانات' } },
  questionnaire: {
    title: { en: 'Questionnaire', ar: 'استبيان' },
    back: { en: 'All questionnaires', ar: 'كل الاستبيانات' },
  },
  appointments: { title: { en: 'My Appointments', ar: 'مواعيدي' } },
  appointment: {
    title: { en: 'Appointment Details', ar: 'تفاصيل الموعد' },
    back: { en: 'Back to Appointments', ar: 'العودة إلى المواعيد' },
  },

  messages: { title: { en: 'Messages', ar: 'الرسائل' } },

  directory: { title: find },
  dietitian: { title: { en: 'Dietitian Profile', ar: 'ملف أخصائي التغذية' } },
  booking: {
    title: { en: 'Book Appointment', ar: 'حجز موعد' },
    booked: { en: 'Your booking', ar: 'حجزك' },
  },

  paymentMethods: {
    title: { en: 'Payment methods', ar: 'طرق الدفع' },
    badge: soon.available,
    heading: { en: 'Pay the way you prefer', ar: 'الدفع بالطريقة التي تفضّلها' },
    text: {
      en: 'You will be able to save your cards here and see what you have paid. There is nothing you need to do now.',
      ar: 'ستتمكن هنا من حفظ بطاقاتك والاطلاع على ما دفعته. لا يلزمك فعل شيء الآن.',
    },
  },

  plans: {
    title: { en: 'Nutrition Plans', ar: 'الخطط الغذائية' },
    heading: { en: 'Your meals, day by day', ar: 'وجباتك يومًا بيوم' },
    text: {
      en: "You don't have any nutrition plans yet. Book an appointment with a dietitian to get started.",
      ar: 'ليس لديك أي خطط غذائية بعد. يمكنك البدء بحجز موعد مع أخصائي تغذية.',
    },
    find,
  },

  history: { title: { en: 'History', ar: 'السجل' } },

  profile: { title: { en: 'My Profile', ar: 'ملفي الشخصي' } },

  settings: {
    title: { en: 'Settings', ar: 'الإعدادات' },
    notifications: { label: { en: 'Notifications', ar: 'الإشعارات' } },
    security: { label: { en: 'Security', ar: 'الأمان' } },
    privacy: {
      label: { en: 'Privacy', ar: 'الخصوصية' },
      policy: { en: 'Read the Privacy Policy', ar: 'قراءة سياسة الخصوصية' },
    },
    account: { label: { en: 'Account', ar: 'الحساب' } },
  },

  onboarding: { title: complete },
}
