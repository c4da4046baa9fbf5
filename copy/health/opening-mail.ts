import type { AccountMail } from '../accounts/mail.ts'
import { brand } from '../brand.ts'

export const recordOpenedMail = (when: string): AccountMail => ({
  subject: {
    en: `An admin of ${brand.name.en} opened your record`,
    ar: `اطّلع أحد مشرفي ${brand.name.ar} على سجلك`,
  },
  preheader: {
    en: 'It is open for one hour at most.',
    ar: 'يبقى مفتوحًا ساعة واحدة بحد أقصى.',
  },
  paragraphs: [
    {
      en: `On ${when} an admin of ${brand.name.en} opened the record in your account, because the law required it. It stays open to that one admin for one hour at most.`,
      ar: `فُتح السجل المحفوظ في حسابك أمام أحد مشرفي ${brand.name.ar} يوم ${when}، لأن النظام يقتضي ذلك. ويبقى مفتوحًا أمامه وحده ساعة واحدة بحد أقصى.`,
    },
    {
      en: 'Messages and consultation notes stay closed. Every look is recorded, and your own list shows what was read.',
      ar: 'تبقى الرسائل وملاحظات الاستشارات مغلقة. ويُسجَّل كل اطلاع، وتجد في قائمتك ما اطُّلع عليه.',
    },
  ],
  button: { en: 'Ask us why', ar: 'الاستفسار عن السبب' },
  note: {
    en: 'You have the right to ask why, and to complain to the Saudi Data & AI Authority.',
    ar: 'يحق لك السؤال عن السبب، وتقديم شكوى إلى الهيئة السعودية للبيانات والذكاء الاصطناعي.',
  },
})
