import { brand } from '#copy/brand.ts'
import type { Word } from '#copy/word.ts'

/** The last mail to somebody who has deleted their account. */
export const goodbyeMail = {
  subject: { en: 'Your account is deleted', ar: 'تم حذف حسابك' },
  preheader: {
    en: 'What we kept about you is being erased.',
    ar: 'نمحو الآن ما كنا نحتفظ به عنك.',
  },
  greeting: (name: string): Word => ({ en: `Hello ${name},`, ar: `مرحبًا ${name}،` }),
  paragraphs: [
    {
      en: `You asked us to delete your ${brand.name.en} account, and we have closed it. Nobody can sign in with it any more.`,
      ar: `طلبت حذف حسابك في ${brand.name.ar}، وقد أغلقناه، ولم يعد بإمكان أحد تسجيل الدخول به.`,
    },
    {
      en: 'Right after this message we erase your profile, what you told us about your health, and everything else that we kept about you. We keep only what the law obliges us to keep: the record of what you agreed to and of what was done with the account, without your name or email address.',
      ar: 'بعد هذه الرسالة مباشرة نمحو ملفك الشخصي وما أخبرتنا به عن صحتك وكل ما احتفظنا به عنك. ولا يبقى إلا ما يُلزمنا النظام بحفظه، وهو سجل ما وافقت عليه وما جرى على الحساب، دون اسمك ولا بريدك الإلكتروني.',
    },
    {
      en: 'This is the last message you get from us. Thank you for the time you spent with us.',
      ar: 'هذه آخر رسالة تصلك منا. شكرًا لك على الوقت الذي قضيته معنا.',
    },
  ],
  note: {
    en: 'If this was not you, somebody else knew your password. Write to us, and change that password wherever else you use it.',
    ar: 'إن لم يكن هذا الطلب منك، فقد عرف أحدهم كلمة مرورك. راسلنا، وغيّر كلمة المرور هذه أينما استخدمتها.',
  },
  closing: { en: `The ${brand.name.en} team`, ar: `فريق ${brand.name.ar}` },
}
