import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'
import { supportTitles } from './titles.ts'

/** The pages on which people write to the Support Team and read its answers. */
export const supportPages = {
  ...supportTitles,
  intro: {
    en: 'Ask us anything about your account, appointments or payments. Our team answers here and you get an email.',
    ar: 'يمكنك سؤالنا عن حسابك أو مواعيدك أو مدفوعاتك. يرد فريقنا هنا ويصلك إشعار بالبريد الإلكتروني.',
  },
  list: { en: 'Your requests', ar: 'طلباتك' },
  showMore: { en: 'Show more requests', ar: 'عرض المزيد من الطلبات' },
  failed: { en: 'Your requests could not be loaded', ar: 'تعذّر تحميل طلباتك' },
  failedOne: { en: 'This request could not be loaded', ar: 'تعذّر تحميل هذا الطلب' },
  empty: {
    title: { en: 'No requests yet', ar: 'لا توجد طلبات بعد' },
    text: {
      en: 'What you ask our Support Team appears here with its answers.',
      ar: 'يظهر هنا ما تكتبه إلى فريق الدعم مع الردود عليه.',
    },
  },
  missing: {
    title: { en: 'There is no such request', ar: 'لا يوجد هذا الطلب' },
    text: { en: 'It may have been removed.', ar: 'ربما تم حذفه.' },
  },
  /** For the person who asked, for whom `pending` means that it is their turn. */
  states: {
    open: { en: 'Waiting for our answer', ar: 'بانتظار ردنا' },
    pending: { en: 'We have answered', ar: 'وصل ردنا' },
    closed: { en: 'Closed', ar: 'مغلق' },
  },
  priority: (level: string): Word => ({ en: `Priority: ${level}`, ar: `الأولوية: ${level}` }),
  lastAt: (moment: string): Word => ({ en: `Last message: ${moment}`, ar: `آخر رسالة: ${moment}` }),
  aboutAppointment: (moment: string): Word => ({
    en: `About the appointment: ${moment}`,
    ar: `بشأن موعد: ${moment}`,
  }),
  lost: { en: 'This text can no longer be shown.', ar: 'لم يعد عرض هذا النص ممكنًا.' },
  you: { en: 'You', ar: 'أنت' },
  conversation: { en: 'Conversation', ar: 'المحادثة' },

  form: {
    heading: { en: 'How can we help?', ar: 'كيف يمكننا مساعدتك؟' },
    /** Explains the difference to the conversation in messages. */
    orChat: {
      en: 'A request is for anything we need to look into: it has a status, and you get an email with every answer. For a quick word, write to the Support Team in your messages.',
      ar: 'الطلب لكل ما يحتاج إلى متابعة: له حالة تظهر لك، ويصلك بريد إلكتروني مع كل رد. وللأسئلة السريعة يمكنك مراسلة فريق الدعم في رسائلك.',
    },
    chat: { en: 'Write a message instead', ar: 'كتابة رسالة بدلًا من ذلك' },
    subject: { en: 'Subject', ar: 'الموضوع' },
    subjectHelp: { en: 'In a few words', ar: 'في كلمات قليلة' },
    category: { en: 'What is it about?', ar: 'بشأن ماذا؟' },
    choose: { en: 'Please choose', ar: 'يُرجى الاختيار' },
    urgency: { en: 'How urgent is it?', ar: 'ما مدى الاستعجال؟' },
    urgencies: {
      high: { en: 'Urgent: I cannot go on without help', ar: 'عاجل: لا يمكنني المتابعة دون مساعدة' },
      medium: { en: 'Soon: it gets in my way', ar: 'قريبًا: يعيق ما أريد فعله' },
      low: { en: 'No hurry: a question or an idea', ar: 'دون استعجال: سؤال أو اقتراح' },
    },
    content: { en: 'Your message', ar: 'رسالتك' },
    privacy: {
      en: 'Our team can read this. Please leave out details about your health: your dietitian is the right one for those.',
      ar: 'يمكن لفريقنا قراءة هذه الرسالة. يُرجى عدم ذكر تفاصيل صحية، فأخصائيك هو الأنسب لها.',
    },
    /** The first text of a message after a failure. Each address has a line of its own, whose direction is its own. */
    failure: (page: string, request: string | null): Word => ({
      en: ['Page:', page, ...(request ? ['Reference:', request] : []), 'What I was doing:'].join('\n'),
      ar: ['الصفحة:', page, ...(request ? ['الرقم المرجعي:', request] : []), 'ما كنت أريد فعله:'].join('\n'),
    }),
    send: { en: 'Send request', ar: 'إرسال الطلب' },
    sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    sent: { en: 'Your request has been sent', ar: 'تم إرسال طلبك' },
  },
  file: {
    add: { en: 'Attach a file', ar: 'إرفاق ملف' },
    help: { en: 'PDF, JPG or PNG, up to 5MB', ar: 'PDF أو JPG أو PNG، حتى 5 ميجابايت' },
    sending: { en: 'Uploading...', ar: 'جارٍ الرفع...' },
    remove: (name: string): Word => ({ en: `Remove ${isolated(name)}`, ar: `إزالة ${isolated(name)}` }),
    refused: {
      en: 'This file could not be accepted. Choose another.',
      ar: 'تعذّر قبول هذا الملف. يُرجى اختيار ملف آخر.',
    },
    download: (name: string): Word => ({ en: `Download ${isolated(name)}`, ar: `تنزيل ${isolated(name)}` }),
  },
  answer: {
    label: { en: 'Write an answer', ar: 'كتابة رد' },
    send: { en: 'Send', ar: 'إرسال' },
    sent: { en: 'Your message has been sent', ar: 'تم إرسال رسالتك' },
    reopens: {
      en: 'This request is closed. If you write again, it is open again.',
      ar: 'هذا الطلب مغلق، وبمجرد الكتابة من جديد يُفتح مرة أخرى.',
    },
    over: {
      en: 'This request can no longer be answered. Please open a new one.',
      ar: 'لم يعد الرد على هذا الطلب متاحًا. يُرجى فتح طلب جديد.',
    },
  },
  rate: {
    heading: { en: 'How did we do?', ar: 'كيف كانت خدمتنا؟' },
    rating: { en: 'Your rating', ar: 'تقييمك' },
    comment: { en: 'Anything you would like to add?', ar: 'هل تود إضافة شيء؟' },
    send: { en: 'Send rating', ar: 'إرسال التقييم' },
    change: { en: 'Change rating', ar: 'تعديل التقييم' },
    thanks: { en: 'Thank you for your rating', ar: 'شكرًا على تقييمك' },
    yours: (stars: number): Word => ({ en: `You gave ${stars} of 5`, ar: `تقييمك: ${stars} من 5` }),
    stars: (count: number): Word => ({ en: `${count} of 5`, ar: `${count} من 5` }),
  },
}
