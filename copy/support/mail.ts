import type { AccountMail } from '../accounts/mail.ts'
import { brand } from '../brand.ts'

const privacy = {
  en: 'For your privacy, this email does not contain the conversation.',
  ar: 'حفاظًا على خصوصيتك، لا تتضمن هذه الرسالة نص المحادثة.',
}

/** Emails to a person who wrote to the Support Team. None contains what was written. */
export const supportMails = {
  confirmation: {
    subject: { en: 'Confirm your email to send your question', ar: 'تأكيد بريدك الإلكتروني لإرسال سؤالك' },
    preheader: { en: 'One click and our team receives it.', ar: 'ضغطة واحدة ويصل سؤالك إلى فريقنا.' },
    paragraphs: [
      {
        en: `Someone, most likely you, wrote to the ${brand.name.en} Support Team with this email address.`,
        ar: `وصلت رسالة إلى فريق الدعم في ${brand.name.ar} بهذا البريد الإلكتروني، وغالبًا هي منك.`,
      },
      {
        en: 'Please confirm that this email address is yours. Our team sees the question once you have.',
        ar: 'يُرجى تأكيد أن هذا البريد الإلكتروني لك، وعندها يصل السؤال إلى فريقنا.',
      },
    ],
    button: { en: 'Confirm my email', ar: 'تأكيد بريدي الإلكتروني' },
    note: {
      en: 'If this was not you, you can ignore this message: the question is deleted after 30 days and you will not hear from us again.',
      ar: 'إن لم يكن ذلك منك، فيمكنك تجاهل هذه الرسالة: يُحذف السؤال بعد 30 يومًا ولن يصلك منا شيء آخر.',
    },
  },
  link: {
    subject: { en: 'Your new link to the conversation', ar: 'رابطك الجديد إلى المحادثة' },
    preheader: { en: 'Open your conversation with our team.', ar: 'رابط محادثتك مع فريقنا.' },
    paragraphs: [
      {
        en: 'Someone, most likely you, asked for a new link to a conversation with our Support Team.',
        ar: 'طُلب رابط جديد إلى محادثة مع فريق الدعم، وغالبًا هذا الطلب منك.',
      },
      privacy,
    ],
    button: { en: 'Open the conversation', ar: 'فتح المحادثة' },
    note: {
      en: 'If this was not you, you can ignore this message: nobody else receives the link.',
      ar: 'إن لم يكن ذلك منك، فيمكنك تجاهل هذه الرسالة، فالرابط لا يصل إلى غيرك.',
    },
  },
  answered: {
    subject: { en: 'The Support Team has answered you', ar: 'وصلك رد من فريق الدعم' },
    preheader: { en: 'Your answer is waiting.', ar: 'ردنا بانتظارك.' },
    paragraphs: [
      {
        en: 'There is a new answer to what you asked our Support Team.',
        ar: 'وصل رد جديد على ما كتبته إلى فريق الدعم.',
      },
      privacy,
    ],
    button: { en: 'Read the answer', ar: 'قراءة الرد' },
    note: {
      en: 'To reply, open the conversation: replies to this email are not part of it.',
      ar: 'للرد يُرجى فتح المحادثة، فالرد على هذه الرسالة لا يصل إليها.',
    },
  },
  closed: {
    subject: { en: 'Your request has been closed. How did we do?', ar: 'أُغلق طلبك. كيف كانت خدمتنا؟' },
    preheader: {
      en: 'Rate our help, or reopen the request.',
      ar: 'يمكنك تقييم خدمتنا أو فتح الطلب من جديد.',
    },
    paragraphs: [
      {
        en: 'Our Support Team has closed your request. The whole conversation is there for you to read.',
        ar: 'أغلق فريق الدعم طلبك، ويمكنك قراءة المحادثة كاملة.',
      },
      {
        en: 'Please tell us how we did: it takes one click. If something is still open, write in the conversation within 14 days and the request is open again.',
        ar: 'يسعدنا معرفة رأيك في خدمتنا بضغطة واحدة. وإن بقي شيء دون حل، فيمكنك الكتابة في المحادثة خلال 14 يومًا ليُفتح الطلب من جديد.',
      },
      privacy,
    ],
    button: { en: 'Rate our help', ar: 'تقييم خدمتنا' },
    note: {
      en: 'To reply, open the conversation: replies to this email are not part of it.',
      ar: 'للرد يُرجى فتح المحادثة، فالرد على هذه الرسالة لا يصل إليها.',
    },
  },
} as const satisfies Record<string, AccountMail>

/** Explains a visitor's link. */
export const linkNote = {
  en: 'The link is for you alone: whoever has it can read and continue the conversation. It works for 30 days, and you can end it earlier on the page that it opens.',
  ar: 'هذا الرابط لك وحدك: يمكن لمن يحصل عليه قراءة المحادثة ومتابعتها. ويعمل مدة 30 يومًا، ويمكنك إنهاؤه قبل ذلك من الصفحة التي يفتحها.',
}
