import type { parts } from '#contract/platform/health.ts'
import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** The state of the system, for admins. */
export const platformHealth = {
  failed: { en: 'The state of the system could not be loaded', ar: 'تعذّر تحميل حالة النظام' },
  refresh: { en: 'Check again', ar: 'إعادة الفحص' },
  refreshing: { en: 'Checking...', ar: 'جارٍ الفحص...' },
  sections: {
    parts: {
      title: { en: 'Services', ar: 'الخدمات' },
      text: {
        en: 'What the platform needs to work, asked a moment ago.',
        ar: 'ما تحتاج إليه المنصة لتعمل، بحسب آخر فحص.',
      },
    },
    post: {
      title: { en: 'Email and SMS', ar: 'البريد الإلكتروني والرسائل النصية' },
      text: {
        en: 'The last 24 hours. What could not be sent is tried again.',
        ar: 'آخر 24 ساعة. تُعاد محاولة إرسال ما تعذّر إرساله.',
      },
    },
    failed: {
      title: { en: 'Failed jobs', ar: 'المهام الفاشلة' },
      text: {
        en: 'Jobs are tried again by themselves, at growing intervals. The error is shown as a code only, since its text may name people.',
        ar: 'تُعاد محاولة المهام تلقائيًا على فترات متزايدة. يظهر الخطأ رمزًا فقط لأن نصه قد يتضمن أسماء.',
      },
    },
    queues: {
      title: { en: 'Queue', ar: 'قائمة المهام' },
      text: {
        en: 'Jobs that are waiting, running or planned.',
        ar: 'المهام المنتظرة والجارية والمجدولة.',
      },
    },
    rounds: {
      title: { en: 'Scheduled tasks', ar: 'المهام الدورية' },
      text: {
        en: 'What runs by the clock, and when each last began.',
        ar: 'ما يعمل في أوقات محددة، ووقت آخر بدء لكل منها.',
      },
    },
  },
  parts: {
    database: { en: 'Database', ar: 'قاعدة البيانات' },
    migrations: { en: 'Database changes', ar: 'تحديثات قاعدة البيانات' },
    bus: { en: 'Live updates', ar: 'التحديث المباشر' },
    storage: { en: 'File storage', ar: 'تخزين الملفات' },
    scanner: { en: 'Virus scanner', ar: 'فحص الفيروسات' },
    jobs: { en: 'Background jobs', ar: 'المهام في الخلفية' },
    gateway: { en: 'Payment gateway', ar: 'بوابة الدفع' },
    mail: { en: 'Email', ar: 'البريد الإلكتروني' },
    sms: { en: 'SMS', ar: 'الرسائل النصية' },
  } satisfies Record<(typeof parts)[number], Word>,
  ways: {
    embedded: { en: 'built in', ar: 'مدمجة' },
    own: { en: 'PostgreSQL server', ar: 'خادم مستقل' },
    postgres: { en: 'through the database', ar: 'عبر قاعدة البيانات' },
    nats: { en: 'NATS', ar: 'NATS' },
    redis: { en: 'Redis', ar: 'ريديس' },
    rediss: { en: 'Redis', ar: 'ريديس' },
    disk: { en: 'on this server', ar: 'على هذا الخادم' },
    s3: { en: 'S3 bucket', ar: 'حاوية \u2068S3\u2069' },
    builtin: { en: 'known samples only', ar: 'العينات المعروفة فقط' },
    tcp: { en: 'scanner program', ar: 'برنامج فحص' },
    working: { en: 'in the database', ar: 'في قاعدة البيانات' },
    held: { en: 'after a restore from a backup', ar: 'بعد الاستعادة من نسخة احتياطية' },
    moyasar: { en: 'Moyasar’s interface', ar: 'واجهة ميسر' },
    none: { en: 'no payments are taken', ar: 'لا تُستقبل مدفوعات' },
    outbox: { en: 'kept in the outbox', ar: 'تُحفظ في صندوق الصادر' },
    nobody: { en: 'not set up', ar: 'غير مُعدّ' },
    smtp: { en: 'SMTP', ar: 'SMTP' },
    smtps: { en: 'SMTP over TLS', ar: '\u2068SMTP\u2069 مشفّر' },
    https: { en: 'provider', ar: 'مزوّد خارجي' },
    http: { en: 'provider', ar: 'مزوّد خارجي' },
  } as Readonly<Record<string, Word>>,
  noMail: {
    title: { en: 'Nobody receives email', ar: 'لا تصل رسائل البريد إلى أحد' },
    text: {
      en: 'No email server is set up. People cannot confirm their address or reset their password, and get no reminders. Ask whoever runs the server to set SMTP_URL and restart it.',
      ar: 'لم يُعدّ خادم بريد، فلا يستطيع أحد تأكيد بريده الإلكتروني أو إعادة تعيين كلمة مروره، ولا تصل التذكيرات. اطلب ممن يدير الخادم ضبط \u2068SMTP_URL\u2069 ثم إعادة التشغيل.',
    },
  },
  well: { en: 'Working', ar: 'تعمل' },
  held: { en: 'On hold', ar: 'موقوفة' },
  unsound: { en: 'Needs attention', ar: 'تحتاج إلى معالجة' },
  unwell: { en: 'Not answering', ar: 'لا تستجيب' },
  missing: { en: 'Missing', ar: 'غير متوفر' },
  size: (text: string): Word => ({ en: text, ar: isolated(text) }),
  gigabytes: (text: string): Word => ({ en: `${text} GB`, ar: `${text} جيجابايت` }),
  free: (text: string): Word => ({ en: `${text} free`, ar: `المتاح ${isolated(text)}` }),
  applied: (count: number): Word =>
    counted(count, '# applied', '# applied', {
      zero: 'طُبّق # تحديث',
      one: 'طُبّق تحديث واحد',
      two: 'طُبّق تحديثان',
      few: 'طُبّقت # تحديثات',
      many: 'طُبّق # تحديثًا',
      other: 'طُبّق # تحديث',
    }),
  probe: {
    alone: (node: string): Word => ({
      en: `Only one server: ${isolated(node)} reads what it writes`,
      ar: `خادم واحد فقط: ${isolated(node)} يقرأ ما يكتبه`,
    }),
    read: (writer: string, node: string): Word => ({
      en: `Written by ${isolated(writer)}, read by ${isolated(node)}`,
      ar: `الكتابة: ${isolated(writer)}، القراءة: ${isolated(node)}`,
    }),
    unread: (writer: string, node: string): Word => ({
      en: `${isolated(node)} cannot read what ${isolated(writer)} wrote. All servers need the same folder or bucket.`,
      ar: `لا يستطيع ${isolated(node)} قراءة ما كتبه ${isolated(writer)}. يجب أن تستخدم كل الخوادم المجلد نفسه أو الحاوية نفسها.`,
    }),
    unreadOwn: (node: string): Word => ({
      en: `${isolated(node)} cannot read what it wrote. Its files cannot be opened.`,
      ar: `لا يستطيع ${isolated(node)} قراءة ما كتبه، فلا يمكن فتح الملفات عبره.`,
    }),
    unwritten: (node: string): Word => ({
      en: `${isolated(node)} cannot write files. Uploads to it fail.`,
      ar: `لا يستطيع ${isolated(node)} كتابة الملفات، فيتعذّر رفع الملفات عبره.`,
    }),
    seconds: (count: number): Word =>
      counted(count, '# second ago', '# seconds ago', {
        zero: 'الآن',
        one: 'قبل ثانية واحدة',
        two: 'قبل ثانيتين',
        few: 'قبل # ثوانٍ',
        many: 'قبل # ثانية',
        other: 'قبل # ثانية',
      }),
  },
  nodes: (count: number): Word =>
    counted(count, '# server', '# servers', {
      zero: '# خادم',
      one: 'خادم واحد',
      two: 'خادمان',
      few: '# خوادم',
      many: '# خادمًا',
      other: '# خادم',
    }),
  sent: { en: 'Sent', ar: 'المرسلة' },
  notSent: { en: 'Failed attempts', ar: 'المحاولات الفاشلة' },
  fault: { en: 'Error', ar: 'الخطأ' },
  attempts: (made: number, most: number): Word => ({
    en: `Attempt ${made} of ${most}`,
    ar: `المحاولة ${made} من ${most}`,
  }),
  next: (time: string): Word => ({ en: `Next attempt: ${time}`, ar: `المحاولة القادمة: ${time}` }),
  noNext: { en: 'Not tried again by itself', ar: 'لن تُعاد المحاولة تلقائيًا' },
  retry: { en: 'Retry now', ar: 'إعادة المحاولة الآن' },
  retryOf: (task: string): Word => ({
    en: `Retry ${isolated(task)} now`,
    ar: `إعادة محاولة ${isolated(task)} الآن`,
  }),
  retried: { en: 'The job is being tried again', ar: 'تُعاد محاولة المهمة' },
  giveUp: { en: 'Give up', ar: 'التخلي عنها' },
  giveUpOf: (task: string): Word => ({ en: `Give up ${isolated(task)}`, ar: `التخلي عن ${isolated(task)}` }),
  givenUp: { en: 'The job will not be tried again', ar: 'لن تُعاد محاولة المهمة' },
  surely: {
    title: { en: 'Give up this job?', ar: 'التخلي عن هذه المهمة؟' },
    text: {
      en: 'It will never run, and what it was to do, such as an email, does not happen. This is recorded in the audit log.',
      ar: 'لن تُنفَّذ هذه المهمة، ولن يحدث ما كانت ستفعله، كإرسال رسالة. يُسجَّل ذلك في سجل التدقيق.',
    },
    cancel: { en: 'Keep it', ar: 'الإبقاء عليها' },
  },
  decisionFailed: { en: 'The job could not be changed', ar: 'تعذّر تغيير المهمة' },
  noFailed: { en: 'No job has failed.', ar: 'لا توجد مهام فاشلة.' },
  noQueue: { en: 'Nothing is waiting.', ar: 'لا شيء في الانتظار.' },
  noRounds: { en: 'Nothing has run yet.', ar: 'لم يعمل شيء بعد.' },
  columns: {
    ready: { en: 'Waiting', ar: 'منتظرة' },
    later: { en: 'Planned', ar: 'مجدولة' },
    running: { en: 'Running', ar: 'جارية' },
    failing: { en: 'Failing', ar: 'متعثرة' },
    givenUp: { en: 'Stopped', ar: 'متوقفة' },
  },
  oldest: (ago: string): Word => ({ en: `oldest ${ago}`, ar: `أقدمها ${ago}` }),
  never: { en: 'Not yet', ar: 'لم تعمل بعد' },
}
