import type { Word } from '../word.ts'
import { portal } from './frame.ts'

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
  finance: {
    title: portal.nav.finance,
    payment: { en: 'Payment', ar: 'الدفعة' },
    back: portal.nav.finance,
  },
  auditLog: { title: { en: 'Audit log', ar: 'سجل التدقيق' } },
  visitors: {
    title: portal.nav.visitors,
    intro: {
      en: 'What visitors sent from the public pages.',
      ar: 'ما أرسله الزوار من الصفحات العامة.',
    },
    survey: { en: 'Survey answers', ar: 'إجابات الاستبيان' },
    newsletter: { en: 'Newsletter', ar: 'النشرة البريدية' },
  },
  payouts: {
    title: portal.nav.payouts,
    intro: {
      en: 'What is due to dietitians, and how it reaches their bank accounts.',
      ar: 'مستحقات أخصائيي التغذية، وكيف تصل إلى حساباتهم البنكية.',
    },
    payees: { en: 'Due now', ar: 'مستحقات الآن' },
    list: { en: 'Payouts', ar: 'التحويلات' },
    disputes: { en: 'Disputes', ar: 'الاعتراضات' },
    attendance: { en: 'Attendance', ar: 'الحضور' },
    holds: { en: 'Holds', ar: 'سجل الإيقاف' },
  },
  analytics: { title: { en: 'Analytics', ar: 'التحليلات' } },
  settings: {
    title: { en: 'Settings', ar: 'الإعدادات' },
    platform: { label: { en: 'Platform', ar: 'المنصة' } },
    system: { label: { en: 'System', ar: 'النظام' } },
    privacy: { label: { en: 'Privacy', ar: 'الخصوصية' } },
    security: { label: { en: 'Security', ar: 'الأمان' } },
    account: { label: { en: 'Account', ar: 'الحساب' } },
  },
}
