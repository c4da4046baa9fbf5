import { brand } from './brand.ts'

/** The email with the link that confirms an address. */
export const newsletterConfirmation = {
  subject: { en: 'Please confirm your email address', ar: 'يُرجى تأكيد بريدك الإلكتروني' },
  preheader: {
    en: 'One click and the newsletter is yours.',
    ar: 'ضغطة واحدة وتصلك النشرة البريدية.',
  },
  greeting: { en: 'Hello,', ar: 'مرحبًا،' },
  paragraphs: [
    {
      en: `Someone, most likely you, asked to receive the ${brand.name.en} newsletter at this email address.`,
      ar: `طلب أحدهم، وغالبًا أنت، اشتراك هذا البريد الإلكتروني في النشرة البريدية من ${brand.name.ar}.`,
    },
    {
      en: 'Please confirm that this email address is yours. We will not send any issue before you do.',
      ar: 'يُرجى تأكيد أن هذا البريد الإلكتروني لك. لن نرسل أي عدد من النشرة قبل ذلك.',
    },
  ],
  button: { en: 'Confirm my email', ar: 'تأكيد البريد الإلكتروني' },
  ignore: {
    en: 'If you did not ask for this, you can ignore this message and you will not hear from us again.',
    ar: 'إن لم تطلب الاشتراك، فيمكنك تجاهل هذه الرسالة ولن يصلك منا شيء آخر.',
  },
  closing: { en: `The ${brand.name.en} team`, ar: `فريق ${brand.name.ar}` },
  reason: {
    en: 'You receive this message because this address was entered in our newsletter form.',
    ar: 'وصلتك هذه الرسالة لأن هذا العنوان أُدخل في نموذج الاشتراك في نشرتنا.',
  },
  unsubscribe: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
}
