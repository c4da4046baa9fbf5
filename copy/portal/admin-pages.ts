import { brand } from '../brand.ts'
import type { Word } from '../word.ts'

export const adminPages = {
  dashboard: {
    title: { en: 'Dashboard', ar: 'لوحة التحكم' },
    overview: {
      label: { en: 'Overview', ar: 'نظرة عامة' },
      welcome: (name: string): Word => ({ en: `Welcome, ${name}`, ar: `أهلًا بك يا \u2068${name}\u2069` }),
      text: {
        en: 'Figures, charts and the latest activity will be available soon. Accounts can be managed now.',
        ar: 'ستتوفر قريبًا الأرقام والرسوم البيانية وآخر النشاطات. ويمكن الآن إدارة الحسابات.',
      },
      ways: { en: 'What would you like to do?', ar: 'ماذا تود أن تفعل؟' },
      users: { en: 'Find an account, grant and revoke roles.', ar: 'البحث عن حساب، ومنح الأدوار وسحبها.' },
      dietitians: { en: 'Review and approve applications.', ar: 'مراجعة طلبات الانضمام والموافقة عليها.' },
      support: { en: 'Answer users as the Support Team.', ar: 'الرد على المستخدمين باسم فريق الدعم.' },
      reports: { en: 'See how the marketplace is doing.', ar: 'متابعة أداء المنصة.' },
      settings: { en: 'The platform, and your own account.', ar: 'إعدادات المنصة وحسابك.' },
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
      text: {
        en: 'Growth, revenue and appointments over any range of dates will be available soon, with a CSV download.',
        ar: 'سيتوفر قريبًا النمو والإيرادات والمواعيد لأي فترة، مع ملف CSV لتنزيله.',
      },
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
