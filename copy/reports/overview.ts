import type { Period, SessionKind } from '#contract/reports/figures.ts'
import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

export const overview = {
  failed: { en: 'Failed to load the overview', ar: 'تعذّر تحميل النظرة العامة' },
  figures: { en: 'Key figures', ar: 'أهم الأرقام' },
  users: {
    title: { en: 'Total Users', ar: 'إجمالي المستخدمين' },
    joined: (count: number): Word =>
      counted(
        count,
        '# new account in the last 30 days',
        '# new accounts in the last 30 days',
        {
          zero: 'لا حسابات جديدة في آخر 30 يومًا',
          one: 'حساب جديد واحد في آخر 30 يومًا',
          two: 'حسابان جديدان في آخر 30 يومًا',
          few: '# حسابات جديدة في آخر 30 يومًا',
          many: '# حسابًا جديدًا في آخر 30 يومًا',
          other: '# حساب جديد في آخر 30 يومًا',
        },
        'No new accounts in the last 30 days',
      ),
  },
  dietitians: {
    title: { en: 'Active Dietitians', ar: 'أخصائيو التغذية النشطون' },
    waiting: (count: number): Word =>
      counted(
        count,
        '# application to review',
        '# applications to review',
        {
          zero: 'لا طلبات بانتظار المراجعة',
          one: 'طلب واحد بانتظار المراجعة',
          two: 'طلبان بانتظار المراجعة',
          few: '# طلبات بانتظار المراجعة',
          many: '# طلبًا بانتظار المراجعة',
          other: '# طلب بانتظار المراجعة',
        },
        'No applications to review',
      ),
  },
  appointments: {
    title: { en: 'Appointments Today', ar: 'مواعيد اليوم' },
    before: (count: string, weekday: string): Word => ({
      en: `${count} on ${weekday} last week`,
      ar: `${count} يوم ${weekday} من الأسبوع الماضي`,
    }),
  },
  revenue: {
    title: { en: 'Revenue', ar: 'الإيرادات' },
    span: { en: 'Last 30 days', ar: 'آخر 30 يومًا' },
    before: (amount: string): Word => ({
      en: `${amount} in the 30 days before`,
      ar: `${amount} في الثلاثين يومًا السابقة`,
    }),
  },
  growth: {
    title: { en: 'User Growth', ar: 'نمو المستخدمين' },
    text: {
      en: 'New accounts in each of the last six months',
      ar: 'الحسابات الجديدة في كل شهر من الأشهر الستة الأخيرة',
    },
    month: { en: 'Month', ar: 'الشهر' },
    clients: { en: 'Clients', ar: 'العملاء' },
    dietitians: { en: 'Dietitians', ar: 'أخصائيو التغذية' },
  },
  earned: {
    title: { en: 'Revenue Overview', ar: 'نظرة على الإيرادات' },
    failed: { en: 'Failed to load the revenue', ar: 'تعذّر تحميل الإيرادات' },
    note: {
      en: 'The prices of completed appointments, however they were paid.',
      ar: 'أسعار المواعيد المكتملة، أيًا كانت طريقة دفعها.',
    },
    period: { en: 'Period', ar: 'الفترة' },
    periods: {
      week: { en: 'Week', ar: 'أسبوع' },
      month: { en: 'Month', ar: 'شهر' },
      quarter: { en: 'Quarter', ar: 'ربع سنة' },
      year: { en: 'Year', ar: 'سنة' },
    } satisfies Record<Period, Word>,
    total: { en: 'Total revenue', ar: 'إجمالي الإيرادات' },
    sessions: (count: number): Word =>
      counted(
        count,
        '# completed appointment',
        '# completed appointments',
        {
          zero: 'لا مواعيد مكتملة',
          one: 'موعد مكتمل واحد',
          two: 'موعدان مكتملان',
          few: '# مواعيد مكتملة',
          many: '# موعدًا مكتملًا',
          other: '# موعد مكتمل',
        },
        'No completed appointments',
      ),
    average: { en: 'Average session price', ar: 'متوسط سعر الجلسة' },
    before: (amount: string): Word => ({
      en: `${amount} in the period before`,
      ar: `${amount} في الفترة السابقة`,
    }),
    parts: { en: 'Revenue over time', ar: 'الإيرادات عبر الزمن' },
    days: { en: 'Days', ar: 'الأيام' },
    split: { en: 'Where it comes from', ar: 'مصادر الإيرادات' },
    kinds: {
      initial: { en: 'Initial consultations', ar: 'الاستشارات الأولى' },
      follow_up: { en: 'Follow-ups', ar: 'استشارات المتابعة' },
      package: { en: 'Package sales', ar: 'مبيعات الباقات' },
    } satisfies Record<SessionKind, Word>,
    packages: {
      en: 'Package sales are appointments that were booked with a package, and those of all other services, such as meal planning.',
      ar: 'تشمل مبيعات الباقات المواعيد المحجوزة من باقة ومواعيد سائر الخدمات، مثل تخطيط الوجبات.',
    },
    none: { en: 'No revenue in this period', ar: 'لا إيرادات في هذه الفترة' },
  },
  recent: {
    title: { en: 'Recent Appointments', ar: 'أحدث المواعيد' },
    none: { en: 'No appointments yet', ar: 'لا مواعيد بعد' },
  },
  tickets: {
    title: { en: 'Support Tickets', ar: 'تذاكر الدعم' },
    none: { en: 'No support tickets yet', ar: 'لا تذاكر دعم بعد' },
    failed: { en: 'Failed to load the tickets', ar: 'تعذّر تحميل التذاكر' },
    priority: (priority: string): Word => ({ en: `${priority} priority`, ar: `الأولوية: ${priority}` }),
  },
  viewAll: { en: 'View All', ar: 'عرض الكل' },
  viewAllOf: (what: string): Word => ({ en: `View All: ${what}`, ar: `عرض الكل: ${what}` }),
}
