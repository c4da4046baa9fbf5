import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'
import { supportTeam } from './support-team.ts'

/** The list of conversations. */
export const conversationList = {
  title: { en: 'Messages', ar: 'الرسائل' },
  list: { en: 'Conversations', ar: 'المحادثات' },
  search: { en: 'Search conversations', ar: 'البحث في المحادثات' },
  which: { en: 'Show', ar: 'عرض' },
  all: { en: 'All', ar: 'الكل' },
  unread: { en: 'Unread', ar: 'غير المقروءة' },
  unanswered: { en: 'Unanswered', ar: 'بانتظار ردك' },
  supportTeam,
  unreadOf: (count: number | string): Word =>
    typeof count === 'string'
      ? { en: `${count} unread messages`, ar: `${isolated(count)} رسالة غير مقروءة` }
      : counted(count, '# unread message', '# unread messages', {
          zero: 'لا رسائل غير مقروءة',
          one: 'رسالة غير مقروءة',
          two: 'رسالتان غير مقروءتين',
          few: '# رسائل غير مقروءة',
          many: '# رسالة غير مقروءة',
          other: '# رسالة غير مقروءة',
        }),
  /** In the navigation of a portal. */
  waiting: (count: number): Word =>
    counted(count, '# unread conversation', '# unread conversations', {
      zero: 'لا محادثات غير مقروءة',
      one: 'محادثة غير مقروءة',
      two: 'محادثتان غير مقروءتين',
      few: '# محادثات غير مقروءة',
      many: '# محادثة غير مقروءة',
      other: '# محادثة غير مقروءة',
    }),
  you: { en: 'You:', ar: 'أنت:' },
  team: { en: 'Team:', ar: 'الفريق:' },
  photo: { en: 'Photo', ar: 'صورة' },
  pdf: { en: 'PDF file', ar: 'ملف PDF' },
  takenBack: { en: 'Message taken back', ar: 'رسالة مسحوبة' },
  lost: { en: 'Message cannot be shown', ar: 'رسالة لا يمكن عرضها' },
  nothing: { en: 'No messages yet', ar: 'لا توجد رسائل بعد' },
  writeToSupport: { en: 'Write to our Support Team', ar: 'مراسلة فريق الدعم' },
  find: { en: 'Find a Dietitian', ar: 'البحث عن أخصائي' },
  appointments: { en: 'Appointments', ar: 'المواعيد' },
  showMore: { en: 'Show more conversations', ar: 'عرض المزيد من المحادثات' },
  failed: { en: 'Failed to load messages', ar: 'تعذّر تحميل الرسائل' },

  none: {
    found: { en: 'No conversations found', ar: 'لا توجد محادثات' },
    foundText: {
      en: 'Check the spelling, or search by another part of the name.',
      ar: 'يُرجى مراجعة الكتابة أو البحث بجزء آخر من الاسم.',
    },
    clear: { en: 'Clear search', ar: 'مسح البحث' },
    unread: { en: 'No unread messages', ar: 'لا توجد رسائل غير مقروءة' },
    unanswered: { en: 'No unanswered messages', ar: 'لا رسائل بانتظار ردك' },
    unreadText: { en: "You're all caught up!", ar: 'اطّلعت على كل رسائلك!' },
    patient: {
      en: 'Once you have booked with a dietitian, you can write to each other here.',
      ar: 'بعد حجزك مع أخصائي تغذية تتبادلان الرسائل هنا.',
    },
    dietitian: {
      en: 'You and the patients who have booked with you can write to each other here.',
      ar: 'هنا تتبادل الرسائل مع المرضى الذين حجزوا معك.',
    },
    admin: {
      en: 'Messages that patients and dietitians send to the Support Team appear here.',
      ar: 'تظهر هنا الرسائل الموجّهة إلى فريق الدعم من المرضى والأخصائيين.',
    },
  },
  selected: {
    none: { en: 'No conversation selected', ar: 'لا توجد محادثة محددة' },
    text: {
      en: 'Choose a conversation to read it and to reply.',
      ar: 'يُرجى اختيار محادثة لقراءتها والرد عليها.',
    },
  },
  cannot: {
    title: { en: 'This conversation cannot be opened', ar: 'تعذّر فتح هذه المحادثة' },
    book: { en: 'Book Appointment', ar: 'حجز موعد' },
    back: { en: 'All conversations', ar: 'كل المحادثات' },
    nobody: {
      en: 'There is no such conversation, or it is not yours.',
      ar: 'لا توجد محادثة كهذه، أو أنها ليست لك.',
    },
  },
}
