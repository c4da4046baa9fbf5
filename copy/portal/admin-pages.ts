import { brand } from '../brand.ts'
import type { Word } from '../word.ts'

export const adminPages = {
  dashboard: {
    title: { en: 'Dashboard', ar: 'لوحة التحكم' },
    overview: {
      label: { en: 'Overview', ar: 'نظرة عامة' },
      welcome: (name: string): Word => ({ en: `Welcome, ${name}`, ar: `أهلًا بك يا \u2068${name}\u2069` }),
    },
    users: {
      label: { en: 'Users', ar: 'المستخدمون' },
      heading: { en: 'User Management', ar: 'إدارة المستخدمين' },
    },
    dietitians: {
      label: { en: 'Dietitians', ar: 'أخصائيو التغذية' },
      heading: { en: 'Dietitian Management', ar: 'إدارة أخصائيي التغذية' },
    },
    support: {
      label: { en: 'Support', ar: 'الدعم' },
      heading: { en: 'Support Tickets', ar: 'تذاكر الدعم' },
    },
    reports: {
      label: { en: 'Reports', ar: 'التقارير' },
      heading: { en: 'Reports & Analytics', ar: 'التقارير والتحليلات' },
    },
  },
  users: { title: { en: 'Users', ar: 'المستخدمون' } },
  auditLog: { title: { en: 'Audit log', ar: 'سجل التدقيق' } },
  analytics: { title: { en: 'Analytics', ar: 'التحليلات' } },
  settings: {
    title: { en: 'Settings', ar: 'الإعدادات' },
    platform: {
      label: { en: 'Platform', ar: 'المنصة' },
      heading: { en: 'Platform settings', ar: 'إعدادات المنصة' },
      text: {
        en: `The rules of ${brand.name.en}, from booking times to emails, will be available soon.`,
        ar: `ستتوفر قريبًا قواعد ${brand.name.ar}، من أوقات الحجز إلى الرسائل.`,
      },
    },
    security: { label: { en: 'Security', ar: 'الأمان' } },
    account: { label: { en: 'Account', ar: 'الحساب' } },
  },
}
