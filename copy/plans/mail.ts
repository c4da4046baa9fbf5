import type { AccountMail } from '../accounts/mail.ts'
import { isolated } from '../quoted.ts'

const note = {
  en: 'You can turn off emails about changes under Settings, Notifications.',
  ar: 'يمكنك إيقاف رسائل التغييرات من الإعدادات، قسم الإشعارات.',
}
const button = { en: 'Open my plan', ar: 'فتح خطتي' }

/** Neither email contains anything of the plan. */
export const planMails = {
  published: (dietitian: string): AccountMail => ({
    subject: { en: 'Your nutrition plan is ready', ar: 'خطتك الغذائية جاهزة' },
    preheader: { en: 'You can open it on your phone, day by day.', ar: 'يمكنك فتحها من الجوال، يومًا بيوم.' },
    paragraphs: [
      {
        en: `${isolated(dietitian)} has published a nutrition plan for you.`,
        ar: `نُشرت لك خطة غذائية من ${isolated(dietitian)}.`,
      },
    ],
    button,
    note,
  }),
  changed: (dietitian: string): AccountMail => ({
    subject: { en: 'Your nutrition plan has changed', ar: 'تغيّرت خطتك الغذائية' },
    preheader: { en: 'The plan itself says what is new.', ar: 'تجد في الخطة ما الجديد فيها.' },
    paragraphs: [
      {
        en: `${isolated(dietitian)} has published a new version of your nutrition plan. The plan itself says what has changed.`,
        ar: `نُشرت نسخة جديدة من خطتك الغذائية من ${isolated(dietitian)}. تجد في الخطة ما تغيّر.`,
      },
    ],
    button,
    note,
  }),
}
