import type { AccountMail } from '../accounts/mail.ts'
import { isolated } from '../quoted.ts'

const note = {
  en: 'You can turn off emails about changes under Settings, Notifications.',
  ar: 'يمكنك إيقاف رسائل التغييرات من الإعدادات، قسم الإشعارات.',
}

/** Neither email contains questions or answers. */
export const questionnaireMails = {
  /** To the patient. */
  sent: (dietitian: string): AccountMail => ({
    subject: {
      en: 'Your dietitian has some questions for you',
      ar: 'أسئلة من أخصائي التغذية بانتظار إجابتك',
    },
    preheader: {
      en: 'They take a few minutes, on your phone too.',
      ar: 'تستغرق بضع دقائق، ويمكن الإجابة عنها من الجوال.',
    },
    paragraphs: [
      {
        en: `${isolated(dietitian)} has sent you some questions. Answering them before your appointment leaves more time for your consultation.`,
        ar: `وصلتك أسئلة من ${isolated(dietitian)}. الإجابة عنها قبل الموعد تتيح وقتًا أطول لاستشارتك.`,
      },
      {
        en: 'Your answers are saved as you go, and only sent when you say so.',
        ar: 'تُحفظ إجاباتك أولًا بأول، ولا تُرسل إلا بعد موافقتك على الإرسال.',
      },
    ],
    button: { en: 'Answer the questions', ar: 'الإجابة عن الأسئلة' },
    note,
  }),
  /** To the dietitian. */
  answered: {
    subject: { en: 'A patient has answered your questions', ar: 'وصلت إجابات أحد مرضاك' },
    preheader: { en: 'You can read them before the appointment.', ar: 'يمكنك قراءتها قبل الموعد.' },
    paragraphs: [
      {
        en: 'A patient has answered the questions that you sent. You can read the answers on the patient’s page.',
        ar: 'وصلت إجابات أحد مرضاك عن الأسئلة التي أرسلتها. تجدها في صفحة المريض.',
      },
    ],
    button: { en: 'Read the answers', ar: 'قراءة الإجابات' },
    note,
  } satisfies AccountMail,
}
