import type { AccountMail } from '../accounts/mail.ts'
import { brand } from '../brand.ts'
import { isolated, quoted } from '../quoted.ts'

const unclear = {
  en: `If anything is unclear, please write to ${brand.supportEmail}. We are happy to help.`,
  ar: `إن كان في الأمر ما يحتاج إلى توضيح، فيُرجى مراسلتنا على ${isolated(brand.supportEmail)}، ويسعدنا أن نساعد.`,
}

export const reviewMails = {
  /** To the dietitian. */
  written: (author: string | null, service: string): AccountMail => ({
    subject: { en: 'A patient has reviewed an appointment with you', ar: 'وصلك تقييم جديد' },
    preheader: { en: 'Read it, and reply if you like.', ar: 'يمكنك قراءته والرد عليه.' },
    paragraphs: [
      {
        en: `${isolated(author ?? 'A patient')} has reviewed an appointment with you (${isolated(service)}).`,
        ar: `وصلك تقييم من ${isolated(author ?? 'أحد المرضى')} لموعد معك (${isolated(service)}).`,
      },
      {
        en: 'You can post one public reply and edit it at any time. Please keep to facts and do not write anything about anyone’s health.',
        ar: 'يمكنك كتابة رد واحد يقرؤه الجميع، وتعديله في أي وقت. يُرجى الاكتفاء بالوقائع دون ذكر الحالة الصحية لأي شخص.',
      },
    ],
    button: { en: 'Read the review', ar: 'قراءة التقييم' },
    note: {
      en: `If a review breaks the rules, write to ${brand.supportEmail} and an admin will look at it.`,
      ar: `إن كان التقييم يخالف القواعد، فيُرجى مراسلتنا على ${isolated(brand.supportEmail)} ليراجعه أحد المشرفين.`,
    },
  }),
  /** To its author. */
  replied: (service: string): AccountMail => ({
    subject: { en: 'There is a reply to your review', ar: 'وصل رد على تقييمك' },
    preheader: { en: 'It appears below your review.', ar: 'تجده أسفل تقييمك.' },
    paragraphs: [
      {
        en: `The dietitian has replied to your review of an appointment (${isolated(service)}). The reply appears below it, for everyone to read.`,
        ar: `وصل رد من أخصائي التغذية على تقييمك للموعد (${isolated(service)}). يظهر الرد أسفل التقييم للجميع.`,
      },
    ],
    button: { en: 'Read the reply', ar: 'قراءة الرد' },
    note: {
      en: 'You can remove your review at any time; the reply is removed with it.',
      ar: 'يمكنك حذف تقييمك في أي وقت، ويُحذف الرد معه.',
    },
  }),
  hidden: (service: string, reason: string): AccountMail => ({
    subject: { en: 'Your review has been hidden', ar: 'أُخفي تقييمك' },
    preheader: { en: 'Why, and what you can do.', ar: 'السبب وما يمكنك فعله.' },
    paragraphs: [
      {
        en: `We have hidden your review of an appointment (${isolated(service)}). Only you and the dietitian can still see it, and its stars do not count.`,
        ar: `أخفينا تقييمك للموعد (${isolated(service)}). لا يراه الآن سواك وأخصائي التغذية، ولا تُحتسب نجومه.`,
      },
      { en: 'The reason:', ar: 'السبب:' },
      ...quoted(reason),
      {
        en: `You can change it within 14 days of the appointment and tell us at ${brand.supportEmail}, or remove it.`,
        ar: `يمكنك تعديله خلال 14 يومًا من الموعد وإخبارنا على ${isolated(brand.supportEmail)}، أو حذفه.`,
      },
    ],
    button: { en: 'Open the appointment', ar: 'فتح الموعد' },
    note: unclear,
  }),
}
