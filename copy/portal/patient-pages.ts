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
    complete,
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

  history: {
    title: { en: 'History', ar: 'السجل' },
    badge: soon.available,
    heading: { en: 'Your progress over time', ar: 'تقدّمك مع الوقت' },
    text: {
      en: 'Your own record, to fill in and share as you choose.',
      ar: 'سجل يخصك وحدك، وتعبئته ومشاركته كما تشاء.',
    },
    points: [
      { en: 'Weight, waist, glucose and blood pressure', ar: 'الوزن ومحيط الخصر والسكر وضغط الدم' },
      { en: 'Meals and water, logged in seconds', ar: 'الوجبات والماء، تُسجّل في ثوانٍ' },
      { en: 'You decide what each dietitian sees', ar: 'أنت من يقرر ما يراه كل أخصائي' },
    ],
  },

  profile: {
    title: { en: 'My Profile', ar: 'ملفي الشخصي' },
    personal: {
      label: { en: 'Personal Information', ar: 'المعلومات الشخصية' },
      heading: { en: 'Your details', ar: 'بياناتك' },
      text: {
        en: 'Changing your name, phone number and date of birth will be available soon. Your email and password are in your settings.',
        ar: 'سيتوفر قريبًا تعديل الاسم ورقم الجوال وتاريخ الميلاد. البريد الإلكتروني وكلمة المرور في الإعدادات.',
      },
      settings: { en: 'Open settings', ar: 'فتح الإعدادات' },
    },
    health: {
      label: { en: 'Health Information', ar: 'المعلومات الصحية' },
      heading: { en: 'What a dietitian should know', ar: 'ما ينبغي أن يعرفه أخصائيك' },
      text: {
        en: 'Height, weight, conditions and allergies will be available soon. They are encrypted, and only the dietitian you choose sees them.',
        ar: 'سيتوفر قريبًا الطول والوزن والحالات الصحية والحساسية. هذه البيانات مشفّرة، ولا يطّلع عليها إلا الأخصائي الذي تختاره.',
      },
    },
    preferences: {
      label: { en: 'Preferences', ar: 'التفضيلات' },
      heading: { en: 'How you like to eat', ar: 'ما تفضّله في طعامك' },
      text: {
        en: 'Your diet and your likes and dislikes will be available soon.',
        ar: 'سيتوفر قريبًا نظامك الغذائي وما تحبه وما لا تحبه.',
      },
    },
  },

  settings: {
    title: { en: 'Settings', ar: 'الإعدادات' },
    notifications: { label: { en: 'Notifications', ar: 'الإشعارات' } },
    security: { label: { en: 'Security', ar: 'الأمان' } },
    privacy: {
      label: { en: 'Privacy', ar: 'الخصوصية' },
      heading: { en: 'You decide who sees what', ar: 'أنت من يقرر من يطّلع على بياناتك' },
      text: {
        en: 'Sharing your record with dietitians will be available soon. Nothing is shared until you say so.',
        ar: 'ستتوفر قريبًا مشاركة سجلك مع أخصائيي التغذية. لا نشارك شيئًا قبل موافقتك.',
      },
      policy: { en: 'Read the Privacy Policy', ar: 'قراءة سياسة الخصوصية' },
    },
    account: { label: { en: 'Account', ar: 'الحساب' } },
  },

  onboarding: {
    title: complete,
    heading: { en: 'Three short steps', ar: 'ثلاث خطوات قصيرة' },
    text: {
      en: 'They help your dietitian prepare, and will be available soon. You will be able to pause and resume at any time.',
      ar: 'تساعد أخصائيك على الاستعداد، وستتوفر قريبًا. يمكنك تركها واستئنافها متى شئت.',
    },
    points: [
      { en: 'Your goals, and how active you are', ar: 'أهدافك ومستوى نشاطك' },
      { en: 'Your health, allergies and diet', ar: 'صحتك وحساسيتك ونظامك الغذائي' },
      { en: 'How we should reach you', ar: 'كيف نتواصل معك' },
    ],
    later: { en: 'Back to the dashboard', ar: 'العودة إلى لوحة التحكم' },
  },
}
