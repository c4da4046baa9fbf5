import { brand } from '../brand.ts'
import { isolated, quoted } from '../quoted.ts'
import type { AccountMail } from './mail.ts'

const unclear = {
  en: `If you think this is a mistake, please write to ${brand.supportEmail}. We will look into it.`,
  ar: `إن كنت ترى في ذلك خطأ، فيُرجى مراسلتنا على ${isolated(brand.supportEmail)}، وسننظر في الأمر.`,
}

export const suspendedMail = (when: string, reason: string): AccountMail => ({
  subject: { en: 'Your account is suspended', ar: 'أُوقف حسابك' },
  preheader: { en: 'You are signed out on all devices.', ar: 'انتهت جلساتك على جميع الأجهزة.' },
  paragraphs: [
    {
      en: `On ${when} we suspended your ${brand.name.en} account. You are signed out on all devices and cannot sign in until we lift the suspension. Nothing is deleted.`,
      ar: `أوقفنا حسابك في ${brand.name.ar} يوم ${when}. انتهت جلساتك على جميع الأجهزة، ولا يمكن تسجيل الدخول حتى يُرفع الإيقاف. ولم يُحذف شيء من بياناتك.`,
    },
    { en: 'The reason:', ar: 'السبب:' },
    ...quoted(reason),
  ],
  note: unclear,
})

export const reinstatedMail = (when: string): AccountMail => ({
  subject: { en: 'Your account is open again', ar: 'فُتح حسابك من جديد' },
  preheader: { en: 'You can sign in again.', ar: 'يمكنك تسجيل الدخول من جديد.' },
  paragraphs: [
    {
      en: `On ${when} we lifted the suspension of your ${brand.name.en} account. Everything is as it was. Appointments that were cancelled stay cancelled.`,
      ar: `رفعنا الإيقاف عن حسابك في ${brand.name.ar} يوم ${when}، وبقي كل شيء على حاله. أما المواعيد التي أُلغيت فتبقى ملغاة.`,
    },
  ],
  button: { en: 'Sign in', ar: 'تسجيل الدخول' },
  note: {
    en: `If anything is unclear, please write to ${brand.supportEmail}. We are happy to help.`,
    ar: `إن كان في الأمر ما يحتاج إلى توضيح، فيُرجى مراسلتنا على ${isolated(brand.supportEmail)}، ويسعدنا أن نساعد.`,
  },
})
