import { brand } from './brand.ts'

/** The mail with the link that confirms an address. */
export const newsletterConfirmation = {
  subject: { en: 'Please confirm your email address', ar: 'يُرجى تأكيد بريدك الإلكتروني' },
  preheader: {
    en: 'One press, and the newsletter comes to you.',
    ar: 'ضغطة واحدة وتصلك النشرة البريدية.',
  },
  greeting: { en: 'Hello,', ar: 'مرحبًا،' },
  paragraphs: [
    {
      en: `Someone, most likely you, asked for the ${brand.name.en} newsletter at this address.`,
      ar: `طلب أحدهم، وغالبًا أنت، اشتراك هذا العنوان في النشرة البريدية من ${brand.name.ar}.`,
    },
    {
      en: 'Please confirm that the address is yours. We send no issue before you do.',
      ar: 'يُرجى تأكيد أن هذا العنوان لك. لن نرسل أي عدد من النشرة قبل ذلك.',
    },
  ],
  button: { en: 'Confirm my address', ar: 'تأكيد البريد الإلكتروني' },
  ignore: {
    en: 'If you did not ask for this, ignore this message and you will not hear from us again.',
    ar: 'إن لم تطلب الاشتراك، فتجاهل هذه الرسالة ولن يصلك منا شيء آخر.',
  },
  closing: { en: `The ${brand.name.en} team`, ar: `فريق ${brand.name.ar}` },
  reason: {
    en: 'You receive this message because this address was entered in our newsletter form.',
    ar: 'وصلتك هذه الرسالة لأن هذا العنوان أُدخل في نموذج الاشتراك في نشرتنا.',
  },
  unsubscribe: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
}
