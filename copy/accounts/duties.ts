import type { Duty } from '#contract/accounts/role.ts'
import type { Word } from '../word.ts'

export const dutyWords = {
  title: { en: 'Duties', ar: 'المهام' },
  names: {
    owner: { en: 'Owner', ar: 'المالك' },
    support: { en: 'Support', ar: 'الدعم' },
    finance: { en: 'Finance', ar: 'المالية' },
    verification: { en: 'Verification', ar: 'التوثيق' },
    privacy: { en: 'Privacy', ar: 'الخصوصية' },
  } satisfies Record<Duty, Word>,
  may: {
    owner: {
      en: 'Everything, with the platform’s settings, roles and duties',
      ar: 'جميع المهام، ومعها إعدادات المنصة والأدوار وإسناد المهام',
    },
    support: {
      en: 'Tickets, conversations, accounts, reviews and visitors',
      ar: 'التذاكر والمحادثات والحسابات والتقييمات والزوار',
    },
    finance: {
      en: 'Payments, refunds, payouts and invoices',
      ar: 'المدفوعات والاستردادات والتحويلات والفواتير',
    },
    verification: { en: 'Dietitians’ applications and licences', ar: 'طلبات أخصائيي التغذية وتراخيصهم' },
    privacy: {
      en: 'Data requests, breaches, opened records and the audit log',
      ar: 'طلبات البيانات وحوادث التسرب والسجلات المفتوحة وسجل التدقيق',
    },
  } satisfies Record<Duty, Word>,
  choose: { en: 'What they will answer for', ar: 'المهام التي تُسند إليه' },
  change: { en: 'Change duties', ar: 'تغيير المهام' },
  changing: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  ask: (name: string): Word => ({ en: `Duties of ${name}`, ar: `مهام \u2068${name}\u2069` }),
  askText: { en: 'The change applies right away.', ar: 'يسري التغيير فورًا.' },
  changed: (name: string): Word => ({
    en: `The duties of ${name} have changed`,
    ar: `تغيّرت مهام \u2068${name}\u2069`,
  }),
  ownLoss: {
    en: 'This is your own account: without the owner’s duty you can no longer change duties.',
    ar: 'هذا حسابك أنت: لن يمكنك تغيير المهام بعد التخلي عن مهمة المالك.',
  },
  notYours: {
    title: { en: 'This is another admin’s duty', ar: 'هذه مهمة مشرف آخر' },
    text: (held: string): Word => ({
      en: `Your duties: ${held}. An owner can change them.`,
      ar: `مهامك: ${held}. يمكن لأحد المالكين تغييرها.`,
    }),
  },
}
