import { isolated } from '#copy/quoted.ts'
import { brand } from '../../brand.ts'
import { type AccountMail, toSettings } from '../mail.ts'

export const connectionMails = {
  connected: (when: string, provider: string): AccountMail => ({
    subject: {
      en: `Your account is connected with ${provider}`,
      ar: `رُبط حسابك مع ${isolated(provider)}`,
    },
    preheader: { en: 'A new way to sign in.', ar: 'طريقة جديدة لتسجيل الدخول.' },
    paragraphs: [
      {
        en: `Since ${when} you can sign in to your ${brand.name.en} account with ${provider} as well.`,
        ar: `يمكن منذ يوم ${when} تسجيل الدخول إلى حسابك في ${brand.name.ar} بواسطة ${isolated(provider)} كذلك.`,
      },
    ],
    ...toSettings,
  }),
  disconnected: (when: string, provider: string): AccountMail => ({
    subject: {
      en: `Your account is no longer connected with ${provider}`,
      ar: `لم يعد حسابك مرتبطًا مع ${isolated(provider)}`,
    },
    preheader: { en: 'One way to sign in less.', ar: 'أُزيلت طريقة لتسجيل الدخول.' },
    paragraphs: [
      {
        en: `The connection with ${provider} was removed from your ${brand.name.en} account on ${when}.`,
        ar: `أُزيل الربط مع ${isolated(provider)} من حسابك في ${brand.name.ar} يوم ${when}.`,
      },
    ],
    ...toSettings,
  }),
}
