const find = { en: 'Find a Dietitian', ar: 'البحث عن أخصائي' }
const complete = { en: 'Complete Your Profile', ar: 'إكمال الملف الشخصي' }

export const patientPages = {
  dashboard: {
    title: { en: 'Dashboard', ar: 'لوحة التحكم' },
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

  packages: { title: { en: 'Packages', ar: 'الباقات' } },
  paymentMethods: { title: { en: 'Payment methods', ar: 'طرق الدفع' } },

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
