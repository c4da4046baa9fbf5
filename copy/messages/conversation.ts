import type { ReportReason } from '#contract/messages.ts'
import { charactersLeft } from '../characters-left.ts'
import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** A conversation, and the box for writing. */
export const conversationWords = {
  with: (name: string): Word => ({
    en: `Conversation with ${isolated(name)}`,
    ar: `محادثة مع ${isolated(name)}`,
  }),
  back: { en: 'Back to conversations', ar: 'العودة إلى المحادثات' },
  online: { en: 'Online', ar: 'على اتصال' },
  offline: { en: 'Offline', ar: 'دون اتصال' },
  lastSeen: (time: string): Word => ({ en: `Last seen ${time}`, ar: `آخر ظهور ${time}` }),
  typing: { en: 'Typing...', ar: 'جارٍ الكتابة...' },
  failed: { en: 'Failed to load messages', ar: 'تعذّر تحميل الرسائل' },
  none: { en: 'No messages yet', ar: 'لا توجد رسائل بعد' },
  noneText: (name: string): Word => ({
    en: `Write the first message to ${isolated(name)}.`,
    ar: `يمكنك كتابة أول رسالة إلى ${isolated(name)}.`,
  }),
  noneOfSupport: {
    en: 'Tell us what you need. We will reply here.',
    ar: 'يمكنك كتابة ما لديك إلينا، وسنرد عليك هنا.',
  },
  notUrgent: {
    en: 'For an emergency, call 997. Messages may be read hours later.',
    ar: 'للحالات الطارئة يُرجى الاتصال بالرقم 997، فقد تُقرأ الرسائل بعد ساعات.',
  },
  older: { en: 'Show earlier messages', ar: 'عرض رسائل أقدم' },
  olderFailed: { en: 'Earlier messages could not be loaded.', ar: 'تعذّر تحميل الرسائل الأقدم.' },
  newer: { en: 'Show later messages', ar: 'عرض رسائل أحدث' },
  beginning: { en: 'The beginning of your conversation', ar: 'بداية محادثتكما' },
  unread: { en: 'New messages', ar: 'رسائل جديدة' },
  toNewest: { en: 'Go to the newest message', ar: 'الانتقال إلى أحدث رسالة' },
  newBelow: (count: number): Word =>
    counted(count, '# new message', '# new messages', {
      zero: 'لا رسائل جديدة',
      one: 'رسالة جديدة',
      two: 'رسالتان جديدتان',
      few: '# رسائل جديدة',
      many: '# رسالة جديدة',
      other: '# رسالة جديدة',
    }),
  /** Announced to screen readers. */
  arrived: (name: string, text: Word): Word => ({
    en: `${isolated(name)}: ${isolated(text.en)}`,
    ar: `${isolated(name)}: ${isolated(text.ar)}`,
  }),
  yesterday: { en: 'Yesterday', ar: 'أمس' },

  you: { en: 'You', ar: 'أنت' },
  sent: { en: 'Sent', ar: 'أُرسلت' },
  read: { en: 'Read', ar: 'قُرئت' },
  edited: { en: 'Edited', ar: 'معدّلة' },
  takenBack: { en: 'Message taken back', ar: 'رسالة مسحوبة' },
  takenBackByYou: { en: 'You took this message back', ar: 'سحبت هذه الرسالة' },
  lost: { en: 'This message is no longer available.', ar: 'لم يعد عرض هذه الرسالة ممكنًا.' },
  sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
  waiting: { en: 'Waiting for a connection', ar: 'بانتظار الاتصال' },
  notSent: { en: 'Failed to send message', ar: 'تعذّر إرسال الرسالة' },
  discard: { en: 'Discard', ar: 'تجاهل' },

  label: { en: 'Your message', ar: 'رسالتك' },
  placeholder: { en: 'Write a message', ar: 'كتابة رسالة' },
  send: { en: 'Send', ar: 'إرسال' },
  hint: {
    en: 'Press Enter to send, Shift+Enter for a new line.',
    ar: 'مفتاح الإدخال للإرسال، ومع مفتاح العالي لسطر جديد.',
  },
  left: charactersLeft,
  tooLong: (count: number): Word =>
    counted(count, '# character too many', '# characters too many', {
      zero: 'لا أحرف زائدة',
      one: 'حرف واحد زائد',
      two: 'حرفان زائدان',
      few: '# أحرف زائدة',
      many: '# حرفًا زائدًا',
      other: '# حرف زائد',
    }),
  closed: {
    en: 'You can read this conversation, but no longer write in it.',
    ar: 'يمكنك قراءة هذه المحادثة، ولم تعد الكتابة فيها ممكنة.',
  },

  file: {
    attach: { en: 'Attach a file', ar: 'إرفاق ملف' },
    help: { en: 'PDF, JPG or PNG, up to 5 MB', ar: 'PDF أو JPG أو PNG، بحد أقصى 5 ميجابايت' },
    remove: (name: string): Word => ({ en: `Remove ${isolated(name)}`, ar: `إزالة ${isolated(name)}` }),
    open: (name: string): Word => ({ en: `Open ${isolated(name)}`, ar: `فتح ${isolated(name)}` }),
    picture: (name: string): Word => ({ en: `Picture ${isolated(name)}`, ar: `صورة ${isolated(name)}` }),
    uploading: (name: string): Word => ({
      en: `Sending ${isolated(name)}`,
      ar: `جارٍ إرسال ${isolated(name)}`,
    }),
    checking: { en: 'Checking...', ar: 'جارٍ الفحص...' },
    drop: { en: 'Drop the file to attach it', ar: 'إفلات الملف لإرفاقه' },
    one: {
      en: 'Each message can have one file. Only the first one was attached.',
      ar: 'لكل رسالة ملف واحد، لذا أُرفق الملف الأول فقط.',
    },
    broken: { en: 'The picture could not be loaded.', ar: 'تعذّر تحميل الصورة.' },
  },

  menu: { en: 'Message actions', ar: 'إجراءات الرسالة' },
  edit: {
    button: { en: 'Edit', ar: 'تعديل' },
    title: { en: 'Editing your message', ar: 'تعديل رسالتك' },
    cancel: { en: 'Cancel editing', ar: 'إلغاء التعديل' },
    save: { en: 'Save', ar: 'حفظ' },
    done: { en: 'Message changed', ar: 'تم تعديل الرسالة' },
    failed: { en: 'The message could not be changed', ar: 'تعذّر تعديل الرسالة' },
  },
  takeBack: {
    button: { en: 'Take back', ar: 'سحب' },
    title: { en: 'Take this message back?', ar: 'سحب هذه الرسالة؟' },
    text: {
      en: 'Nobody can read it afterwards. Both of you still see that there was a message.',
      ar: 'لن يتمكن أحد من قراءتها بعد ذلك، ويبقى ظاهرًا لكما أن رسالة كانت هنا.',
    },
    confirm: { en: 'Take back', ar: 'سحب الرسالة' },
    busy: { en: 'Taking back...', ar: 'جارٍ السحب...' },
    keep: { en: 'Keep it', ar: 'الإبقاء عليها' },
    done: { en: 'Message taken back', ar: 'تم سحب الرسالة' },
  },
  report: {
    button: { en: 'Report', ar: 'إبلاغ' },
    title: { en: 'Report this message', ar: 'الإبلاغ عن هذه الرسالة' },
    text: {
      en: 'Our team will see this one message, and nothing else of your conversation. The other person is not notified.',
      ar: 'يرى فريقنا هذه الرسالة وحدها دون بقية المحادثة، ولا يُبلَّغ الطرف الآخر.',
    },
    reason: { en: 'What is wrong with it?', ar: 'ما المشكلة فيها؟' },
    reasons: {
      unkind: { en: 'It is insulting or threatening', ar: 'فيها إساءة أو تهديد' },
      unwanted: { en: 'It is advertising or unwanted', ar: 'إعلان أو محتوى غير مرغوب فيه' },
      false_advice: { en: 'It is harmful health advice', ar: 'نصيحة صحية ضارة' },
      other: { en: 'Something else', ar: 'سبب آخر' },
    } satisfies Record<ReportReason, Word>,
    note: { en: 'What should we know?', ar: 'ما الذي ينبغي أن نعرفه؟' },
    send: { en: 'Report message', ar: 'إرسال البلاغ' },
    busy: { en: 'Reporting...', ar: 'جارٍ إرسال البلاغ...' },
    cancel: { en: 'Cancel', ar: 'إلغاء' },
    done: { en: 'Thank you. Our team will look at it.', ar: 'شكرًا لك. سيطّلع فريقنا على البلاغ.' },
  },

  search: {
    open: { en: 'Search in this conversation', ar: 'البحث في هذه المحادثة' },
    close: { en: 'Close search', ar: 'إغلاق البحث' },
    label: { en: 'Search messages', ar: 'البحث في الرسائل' },
    short: { en: 'Type at least two letters.', ar: 'يُرجى كتابة حرفين على الأقل.' },
    results: { en: 'Messages found', ar: 'الرسائل التي عُثر عليها' },
    none: { en: 'No matching messages', ar: 'لا توجد رسائل مطابقة' },
    more: { en: 'Search earlier messages', ar: 'البحث في رسائل أقدم' },
    failed: { en: 'The search failed. Please try again.', ar: 'تعذّر البحث. يُرجى المحاولة مرة أخرى.' },
    count: (count: number): Word =>
      counted(count, '# message found', '# messages found', {
        zero: 'لا رسائل مطابقة',
        one: 'رسالة مطابقة',
        two: 'رسالتان مطابقتان',
        few: '# رسائل مطابقة',
        many: '# رسالة مطابقة',
        other: '# رسالة مطابقة',
      }),
  },
}
