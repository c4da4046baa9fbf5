import type { Role } from '#contract/accounts/role.ts'
import { isolated } from '#copy/quoted.ts'
import { brand } from '../brand.ts'
import type { Word } from '../word.ts'

/** The frame around every page of a portal. */
export const portal = {
  titles: {
    patient: { en: 'Patient Portal', ar: 'بوابة المريض' },
    dietitian: { en: 'Dietitian Portal', ar: 'بوابة أخصائي التغذية' },
    admin: { en: 'Admin Portal', ar: 'بوابة الإشراف' },
  } satisfies Record<Role, Word>,
  skip: { en: 'Skip to content', ar: 'الانتقال إلى المحتوى' },
  site: { en: `${brand.name.en}, home page`, ar: `${brand.name.ar}، الصفحة الرئيسية` },
  nav: {
    label: { en: 'Portal', ar: 'البوابة' },
    dashboard: { en: 'Dashboard', ar: 'لوحة التحكم' },
    appointments: { en: 'Appointments', ar: 'المواعيد' },
    messages: { en: 'Messages', ar: 'الرسائل' },
    history: { en: 'History', ar: 'السجل' },
    profile: { en: 'Profile', ar: 'الملف الشخصي' },
    patients: { en: 'Patients', ar: 'المرضى' },
    services: { en: 'Services', ar: 'الخدمات' },
    users: { en: 'Users', ar: 'المستخدمون' },
    analytics: { en: 'Analytics', ar: 'التحليلات' },
    settings: { en: 'Settings', ar: 'الإعدادات' },
    finance: { en: 'Finance', ar: 'المالية' },
    auditLog: { en: 'Audit log', ar: 'سجل التدقيق' },
    visitors: { en: 'Visitors', ar: 'الزوار' },
    directory: { en: 'Find a Dietitian', ar: 'البحث عن أخصائي' },
    plans: { en: 'Nutrition Plans', ar: 'الخطط الغذائية' },
    foods: { en: 'Foods', ar: 'الأطعمة' },
    availability: { en: 'Availability', ar: 'ساعات العمل' },
    payments: { en: 'Payments', ar: 'المدفوعات' },
    payouts: { en: 'Payouts', ar: 'تحويل المستحقات' },
  },
  /** Each is in the language that it offers: on an English page in Arabic, on an Arabic page in English. */
  languageOffer: {
    text: { en: 'لغة حسابك هي العربية.', ar: 'Your account is in English.' },
    link: { en: 'التبديل إلى العربية', ar: 'Switch to English' },
  },
  account: {
    open: { en: 'Account menu', ar: 'قائمة الحساب' },
    pages: { en: 'More pages', ar: 'صفحات أخرى' },
  },
  logOut: {
    button: { en: 'Log Out', ar: 'تسجيل الخروج' },
    busy: { en: 'Logging out...', ar: 'جارٍ تسجيل الخروج...' },
    done: { en: 'Logged out successfully', ar: 'تم تسجيل الخروج بنجاح' },
    failed: {
      en: 'Logout failed. Please try again.',
      ar: 'تعذّر تسجيل الخروج. يُرجى المحاولة مرة أخرى.',
    },
  },
  away: {
    en: 'No connection at the moment. What changes meanwhile appears as soon as it is back.',
    ar: 'لا يوجد اتصال حاليًا. ستظهر المستجدات فور عودته.',
  },
  opening: { en: 'Opening your account...', ar: 'جارٍ فتح حسابك...' },
  unreachable: {
    heading: { en: 'We cannot reach your account', ar: 'تعذّر الوصول إلى حسابك' },
    text: {
      en: 'Please check your connection. We will try again as soon as you are back online, and you can also try now.',
      ar: 'يُرجى التأكد من اتصالك بالإنترنت. سنعيد المحاولة فور عودة الاتصال، ويمكنك إعادتها الآن.',
    },
  },
  switchFailed: {
    heading: { en: 'We could not switch your role', ar: 'تعذّر تبديل دورك' },
    back: { en: 'Back to my dashboard', ar: 'العودة إلى لوحة التحكم' },
  },
  withoutScript: {
    en: `Your account needs JavaScript. Please turn it on for this site, or write to us at ${brand.supportEmail}.`,
    ar: `يتطلب حسابك تفعيل JavaScript في متصفحك. يُرجى تفعيله لهذا الموقع أو مراسلتنا على ${isolated(brand.supportEmail)}.`,
  },
}
