import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

const from = (dietitian: string): Word => ({
  en: `${isolated(dietitian)} invites you`,
  ar: `دعوة من ${isolated(dietitian)}`,
})

const invalid = {
  title: { en: 'This invitation does not work', ar: 'هذه الدعوة لا تعمل' },
  text: {
    en: 'It may have been withdrawn, replaced or accepted already. Ask your dietitian for a new one.',
    ar: 'ربما سُحبت أو استُبدلت أو قُبلت من قبل. اطلب من أخصائيك دعوة جديدة.',
  },
}

/** The page that an invitation opens for somebody who is not signed in. */
export const invitationPage = {
  invalid,
  waiting: { en: 'An invitation for you', ar: 'لديك دعوة' },
  failed: { en: 'The invitation could not be loaded', ar: 'تعذّر تحميل الدعوة' },
  from,
  text: {
    en: 'Here you can book appointments with your dietitian, write to each other and follow your nutrition plan.',
    ar: 'هنا يمكنك حجز المواعيد مع أخصائيك والتراسل معه ومتابعة خطتك الغذائية.',
  },
  register: { en: 'Create an account', ar: 'إنشاء حساب' },
  signIn: { en: 'I have an account', ar: 'لدي حساب' },
  refuse: { en: 'No more invitations', ar: 'عدم استلام دعوات أخرى' },
}

/** The same for a patient, who can accept it. */
export const acceptPage = {
  title: { en: 'Invitation', ar: 'دعوة' },
  failed: invitationPage.failed,
  invalid,
  from,
  text: (dietitian: string): Word => ({
    en: `If you accept, you can write to each other, and ${isolated(dietitian)} can book appointments for you. Your name, contact details, date of birth and gender are shown to ${isolated(dietitian)}; nothing about your health is.`,
    ar: `عند القبول يمكنكما التراسل، ويمكن لـ${isolated(dietitian)} حجز مواعيد لك. يظهر له اسمك وبيانات التواصل وتاريخ ميلادك وجنسك، ولا يظهر شيء عن صحتك.`,
  }),
  accept: { en: 'Accept invitation', ar: 'قبول الدعوة' },
  accepting: { en: 'Accepting...', ar: 'جارٍ القبول...' },
  connected: (dietitian: string): Word => ({
    en: `You are connected with ${isolated(dietitian)}`,
    ar: `أنت مرتبط بـ${isolated(dietitian)}`,
  }),
  connectedText: {
    en: 'Book your next appointment, or write first.',
    ar: 'احجز موعدك القادم، أو ابدأ برسالة.',
  },
  book: { en: 'Book an appointment', ar: 'حجز موعد' },
  message: { en: 'Write a message', ar: 'كتابة رسالة' },
  /** Also on the dietitian's profile. */
  end: {
    open: { en: 'End the connection', ar: 'إنهاء الارتباط' },
    title: { en: 'End the connection?', ar: 'هل تريد إنهاء الارتباط؟' },
    text: {
      en: 'Your dietitian can no longer book for you, nor write to you unless you have an appointment. Appointments stay as they are.',
      ar: 'لن يتمكن أخصائيك من الحجز لك، ولا من مراسلتك ما لم يكن بينكما موعد. وتبقى المواعيد كما هي.',
    },
    confirm: { en: 'End', ar: 'إنهاء' },
    busy: { en: 'Ending...', ar: 'جارٍ الإنهاء...' },
    keep: { en: 'Cancel', ar: 'إلغاء' },
    done: { en: 'Connection ended', ar: 'انتهى الارتباط' },
  },
}

/** The page that the link under an emailed invitation opens. */
export const refusePage = {
  ask: {
    heading: { en: 'No more invitations', ar: 'عدم استلام دعوات أخرى' },
    text: {
      en: 'Press the button and dietitians can no longer invite this address.',
      ar: 'بعد الضغط على الزر لن يتمكن أي أخصائي من دعوة هذا العنوان.',
    },
    button: { en: 'Stop invitations', ar: 'إيقاف الدعوات' },
    busy: { en: 'Stopping...', ar: 'جارٍ الإيقاف...' },
  },
  done: {
    heading: { en: 'You will get no more invitations', ar: 'لن تصلك دعوات أخرى' },
    text: {
      en: 'You can still register and book by yourself at any time.',
      ar: 'ويمكنك التسجيل والحجز بنفسك متى شئت.',
    },
  },
  notValid: {
    heading: { en: 'This link does not work', ar: 'هذا الرابط لا يعمل' },
    text: {
      en: 'The invitation may have been withdrawn already. Write to us if more arrive.',
      ar: 'ربما سُحبت الدعوة من قبل. اكتب إلينا إن وصلتك دعوات أخرى.',
    },
  },
}
