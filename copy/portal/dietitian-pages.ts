import type { Word } from '../word.ts'
import { willBe } from './soon.ts'

const availability = { en: 'Manage Availability', ar: 'إدارة ساعات العمل' }
const complete = { en: 'Complete Your Profile', ar: 'إكمال الملف الشخصي' }
const plans = { en: 'Nutrition Plans', ar: 'الخطط الغذائية' }
const appointments = { en: 'Appointments', ar: 'المواعيد' }

export const dietitianPages = {
  dashboard: {
    title: { en: 'Dashboard', ar: 'لوحة التحكم' },
    welcome: (name: string): Word => ({ en: `Welcome, ${name}`, ar: `أهلًا بك يا \u2068${name}\u2069` }),
    text: {
      en: 'Your practice in one place. Set your hours and services so that patients can find you.',
      ar: 'عيادتك في مكان واحد. يجدك المرضى بعد تحديد ساعات عملك وخدماتك.',
    },
    availability,
    ways: {
      heading: { en: 'What would you like to do?', ar: 'ماذا تود أن تفعل؟' },
      appointments: {
        en: 'Accept requests and see the week ahead.',
        ar: 'قبول الطلبات ومتابعة الأسبوع القادم.',
      },
      patients: { en: 'Everyone who has booked with you.', ar: 'كل من حجز معك.' },
      services: { en: 'What you offer, how long it takes and what it costs.', ar: 'ما تقدّمه ومدته وسعره.' },
      messages: { en: 'Answer your patients between appointments.', ar: 'الرد على مرضاك بين المواعيد.' },
      plans: { en: 'Build meal plans and publish them.', ar: 'إعداد خطط الوجبات ونشرها.' },
      profile: { en: 'How patients see you in the directory.', ar: 'كيف يراك المرضى في الدليل.' },
    },
  },

  appointments: { title: appointments },
  appointment: {
    title: { en: 'Appointment Details', ar: 'تفاصيل الموعد' },
    back: { en: 'Back to Appointments', ar: 'العودة إلى المواعيد' },
  },

  messages: { title: { en: 'Messages', ar: 'الرسائل' } },

  patients: {
    title: { en: 'My Patients', ar: 'مرضاي' },
  },

  patient: {
    title: { en: 'Patient Profile', ar: 'ملف المريض' },
    back: { en: 'My Patients', ar: 'مرضاي' },
  },

  services: { title: { en: 'My Services', ar: 'خدماتي' } },

  profile: { title: { en: 'Professional Profile', ar: 'الملف المهني' } },

  settings: {
    title: { en: 'Settings', ar: 'الإعدادات' },
    account: { label: { en: 'Account', ar: 'الحساب' } },
    notifications: { label: { en: 'Notifications', ar: 'الإشعارات' } },
    billing: { label: { en: 'Billing', ar: 'الفوترة' } },
  },

  availability: {
    title: availability,
    intro: {
      en: 'Set your working hours and appointment slots',
      ar: 'تحديد ساعات العمل والأوقات المتاحة للمواعيد',
    },
  },

  plans: { title: plans },
  plan: { title: { en: 'Nutrition Plan', ar: 'خطة غذائية' }, back: plans },

  foods: { title: { en: 'Foods', ar: 'الأطعمة' }, back: plans },

  payments: {
    title: { en: 'Payments', ar: 'المدفوعات' },
    heading: willBe({ en: 'Payments', ar: 'المدفوعات' }),
    text: {
      en: 'What your patients have paid, what is on its way to you, and your invoices.',
      ar: 'ما دفعه مرضاك، وما هو في طريقه إليك، وفواتيرك.',
    },
  },

  onboarding: { title: complete },
}
