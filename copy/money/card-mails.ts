import { type AccountMail, toSettings } from '#copy/accounts/mail.ts'
import { brand } from '#copy/brand.ts'
import type { Word } from '#copy/word.ts'

const button = { en: 'See your cards', ar: 'عرض بطاقاتك' }

export const cardMails = {
  added: (when: string, card: Word): AccountMail => ({
    subject: { en: 'A card was added to your account', ar: 'أُضيفت بطاقة إلى حسابك' },
    preheader: { en: `${card.en}.`, ar: `${card.ar}.` },
    paragraphs: [
      {
        en: `The card ${card.en} was added to your ${brand.name.en} account on ${when}. The amount held to check it is released, and nothing was charged.`,
        ar: `أُضيفت بطاقة ${card.ar} إلى حسابك في ${brand.name.ar} يوم ${when}. أُلغي حجز مبلغ التحقق ولم يُخصم منها شيء.`,
      },
    ],
    ...toSettings,
    button,
  }),
  removed: (when: string, card: Word): AccountMail => ({
    subject: { en: 'A card was removed from your account', ar: 'أُزيلت بطاقة من حسابك' },
    preheader: { en: `${card.en}.`, ar: `${card.ar}.` },
    paragraphs: [
      {
        en: `The card ${card.en} was removed from your ${brand.name.en} account on ${when}, and is forgotten by the payment service too.`,
        ar: `أُزيلت بطاقة ${card.ar} من حسابك في ${brand.name.ar} يوم ${when}، ولم تعد محفوظة لدى خدمة الدفع كذلك.`,
      },
    ],
    ...toSettings,
    button,
  }),
}
