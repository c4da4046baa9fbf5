const availability = { en: 'Manage Availability', ar: 'إدارة ساعات العمل' }
const complete = { en: 'Complete Your Profile', ar: 'إكمال الملف الشخصي' }
const plans = { en: 'Nutrition Plans', ar: 'الخطط الغذائية' }
const appointments = { en: 'Appointments', ar: 'المواعيد' }

export const dietitianPages = {
  dashboard: {
    title: { en: 'Dashboard', ar: 'لوحة التحكم' },
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

  payments: { title: { en: 'Payments', ar: 'المدفوعات' } },

  onboarding: { title: complete },
}
