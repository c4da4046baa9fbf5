import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** The page on which visitors without an account write to the Support Team. */
export const contactPage = {
  heading: { en: 'Write to us', ar: 'مراسلتنا' },
  text: {
    en: 'Ask our Support Team anything. No account is needed: we answer by email.',
    ar: 'يسعد فريق الدعم بالإجابة عن أي سؤال. لا حاجة إلى حساب، ويصلك الرد بالبريد الإلكتروني.',
  },
  without: {
    en: 'This form needs JavaScript. You can also write to us by email:',
    ar: 'يحتاج هذا النموذج إلى جافاسكربت. ويمكنك أيضًا مراسلتنا بالبريد الإلكتروني:',
  },
  name: { en: 'Your name', ar: 'اسمك' },
  email: { en: 'Your email', ar: 'بريدك الإلكتروني' },
  emailHelp: { en: 'Our answer goes there', ar: 'يصلك ردنا عليه' },
  category: { en: 'What is it about?', ar: 'بشأن ماذا؟' },
  choose: { en: 'Please choose', ar: 'يُرجى الاختيار' },
  subject: { en: 'Subject', ar: 'الموضوع' },
  content: { en: 'Your question', ar: 'سؤالك' },
  privacy: {
    en: 'Please leave out details about your health: our team cannot advise on those.',
    ar: 'يُرجى عدم ذكر تفاصيل صحية، فلا يمكن لفريقنا تقديم المشورة بشأنها.',
  },
  send: { en: 'Send question', ar: 'إرسال السؤال' },
  sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
  sent: {
    heading: { en: 'Check your inbox', ar: 'رسالة في بريدك الإلكتروني' },
    text: (email: string): Word => ({
      en: `We have sent an email to ${isolated(email)}. Open its link to confirm that the email address is yours: our team sees your question after that.`,
      ar: `أرسلنا رسالة إلى ${isolated(email)}. يُرجى فتح الرابط فيها لتأكيد أن البريد الإلكتروني لك، وبعدها يصل سؤالك إلى فريقنا.`,
    }),
    again: { en: 'Ask another question', ar: 'طرح سؤال آخر' },
  },
}

/** The page that emails to a visitor link to. */
export const questionPage = {
  opening: {
    heading: { en: 'Your question', ar: 'سؤالك' },
    text: { en: 'We are opening the conversation...', ar: 'جارٍ فتح المحادثة...' },
  },
  confirm: {
    ask: {
      heading: { en: 'Confirm your email to send your question', ar: 'تأكيد بريدك الإلكتروني لإرسال سؤالك' },
      text: {
        en: 'Our team sees your question after you have pressed the button.',
        ar: 'يصل سؤالك إلى فريقنا بعد الضغط على الزر.',
      },
      button: { en: 'Confirm and send', ar: 'تأكيد وإرسال' },
      busy: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    },
    done: {
      heading: { en: 'Your question is with our team', ar: 'وصل سؤالك إلى فريقنا' },
      text: {
        en: 'You will get an email as soon as we have answered. Its link leads to the conversation.',
        ar: 'ستصلك رسالة بالبريد الإلكتروني عند ردنا، وفيها رابط المحادثة.',
      },
    },
    notValid: {
      heading: { en: 'This link does not work', ar: 'هذا الرابط لا يعمل' },
      text: {
        en: 'Links work for 30 days, or until they are ended. We can send a new one to the email address that asked the question.',
        ar: 'تعمل الروابط مدة 30 يومًا أو حتى يجري إنهاؤها. ويمكننا إرسال رابط جديد إلى البريد الإلكتروني الذي ورد منه السؤال.',
      },
    },
  },
  newLink: {
    send: { en: 'Send a new link', ar: 'إرسال رابط جديد' },
    sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    sent: {
      en: 'If this link was one of ours, a new one is on its way to the email address that asked the question.',
      ar: 'إن كان هذا الرابط من روابطنا، فسيصل رابط جديد إلى البريد الإلكتروني الذي ورد منه السؤال.',
    },
  },
  end: {
    text: {
      en: 'Has someone else seen the email? You can end all links to this conversation, this one too.',
      ar: 'هل اطّلع شخص آخر على الرسالة؟ يمكنك إنهاء جميع روابط هذه المحادثة، ومنها هذا الرابط.',
    },
    button: { en: 'End all links', ar: 'إنهاء جميع الروابط' },
    ending: { en: 'Ending...', ar: 'جارٍ الإنهاء...' },
    done: {
      heading: { en: 'All links have ended', ar: 'انتهت جميع الروابط' },
      text: {
        en: 'None of them opens the conversation now. A new one can be sent to the email address that asked the question.',
        ar: 'لم يعد أيٌّ منها يفتح المحادثة. ويمكن إرسال رابط جديد إلى البريد الإلكتروني الذي ورد منه السؤال.',
      },
    },
  },
  read: { en: 'Open the conversation', ar: 'فتح المحادثة' },
  write: { en: 'Write to us', ar: 'مراسلتنا' },
  keep: {
    en: 'Keep the newest email: for 30 days its link is the way back to this conversation.',
    ar: 'يُرجى الاحتفاظ بأحدث رسالة، فرابطها طريق العودة إلى هذه المحادثة مدة 30 يومًا.',
  },
  over: {
    en: 'This conversation can no longer be continued. Please ask a new question.',
    ar: 'لم تعد متابعة هذه المحادثة متاحة. يُرجى طرح سؤال جديد.',
  },
}
