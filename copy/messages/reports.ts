import type { ReportOutcome, ReportState } from '#contract/messages.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** The pages on which admins moderate reported messages. */
export const messageReports = {
  views: { en: 'Tickets, conversations and reports', ar: 'التذاكر والمحادثات والبلاغات' },
  view: {
    tickets: { en: 'Tickets', ar: 'التذاكر' },
    prepared: { en: 'Prepared answers', ar: 'الردود الجاهزة' },
    conversations: { en: 'Conversations', ar: 'المحادثات' },
    open: { en: 'Reported messages', ar: 'رسائل مبلَّغ عنها' },
    closed: { en: 'Closed reports', ar: 'بلاغات مغلقة' },
  },
  text: {
    en: 'You see the reported message alone, as it read when it was reported. The rest of the conversation stays between the two.',
    ar: 'تظهر هنا الرسالة المبلَّغ عنها وحدها كما كانت عند الإبلاغ، وتبقى بقية المحادثة بين الطرفين.',
  },
  failed: { en: 'The reports could not be loaded', ar: 'تعذّر تحميل البلاغات' },
  showMore: { en: 'Show more reports', ar: 'عرض المزيد من البلاغات' },
  empty: {
    open: {
      title: { en: 'No reports to look at', ar: 'لا توجد بلاغات تنتظر المراجعة' },
      text: {
        en: 'Messages that people report appear here, latest first.',
        ar: 'تظهر هنا الرسائل التي يُبلَّغ عنها، والأحدث أولًا.',
      },
    },
    closed: {
      title: { en: 'No closed reports yet', ar: 'لا توجد بلاغات مغلقة بعد' },
      text: {
        en: 'Reports you have closed appear here with their outcome.',
        ar: 'تظهر هنا البلاغات المغلقة مع نتائجها.',
      },
    },
  } satisfies Record<ReportState, { title: Word; text: Word }>,
  writer: { en: 'Written by', ar: 'مصدر الرسالة' },
  reporter: { en: 'Reported by', ar: 'مصدر البلاغ' },
  somebody: { en: 'Deleted account', ar: 'حساب محذوف' },
  note: { en: 'Added by the reporter', ar: 'توضيح مع البلاغ' },
  withFile: {
    pdf: {
      en: 'A PDF was attached. Files are not shown here.',
      ar: 'أُرفق بها ملف PDF. الملفات لا تُعرض هنا.',
    },
    picture: {
      en: 'A picture was attached. Pictures are not shown here.',
      ar: 'أُرفقت بها صورة. الصور لا تُعرض هنا.',
    },
  },
  lost: {
    en: 'The text can no longer be shown, because whoever wrote it has left.',
    ar: 'لم يعد عرض النص ممكنًا، فقد حُذف الحساب الذي تعود إليه المحادثة.',
  },
  writeTo: (name: string): Word => ({
    en: `Message ${isolated(name)}`,
    ar: `مراسلة ${isolated(name)}`,
  }),
  close: {
    button: { en: 'Close Report', ar: 'إغلاق البلاغ' },
    of: (name: string): Word => ({
      en: `Close Report: ${isolated(name)}`,
      ar: `إغلاق البلاغ: ${isolated(name)}`,
    }),
    title: { en: 'Close this report?', ar: 'إغلاق هذا البلاغ؟' },
    text: {
      en: 'The outcome stays with the report and cannot be changed. No one is notified automatically: message the writer or the reporter first if they should know.',
      ar: 'تبقى النتيجة مع البلاغ ولا يمكن تغييرها. ولا يُبلَّغ أحد تلقائيًا، ويمكن مراسلة أي من الطرفين قبل الإغلاق.',
    },
    outcome: { en: 'What came of it?', ar: 'ما نتيجة المراجعة؟' },
    busy: { en: 'Closing...', ar: 'جارٍ الإغلاق...' },
    cancel: { en: 'Cancel', ar: 'إلغاء' },
    done: { en: 'Report closed', ar: 'أُغلق البلاغ' },
  },
  outcomes: {
    no_breach: {
      label: { en: 'No rule was broken', ar: 'لا توجد مخالفة' },
      text: { en: 'The message may stay as it is.', ar: 'لا مانع من بقاء الرسالة كما هي.' },
    },
    writer_warned: {
      label: { en: 'The writer was warned', ar: 'تم التنبيه إلى المخالفة' },
      text: { en: 'You have written to them about it.', ar: 'بعد المراسلة بشأنها.' },
    },
    account_restricted: {
      label: { en: 'The account was restricted', ar: 'تم تقييد الحساب' },
      text: {
        en: 'You have suspended them, or taken a role away.',
        ar: 'بعد إيقاف الحساب أو سحب أحد أدواره.',
      },
    },
  } satisfies Record<ReportOutcome, { label: Word; text: Word }>,
  closedOn: (date: string): Word => ({ en: `Closed ${date}`, ar: `أُغلق ${date}` }),
}
