import { brand } from './brand.ts'

const unclear = {
  heading: { en: 'This link does not work', ar: 'هذا الرابط لا يعمل' },
}

export const newsletter = {
  form: {
    heading: { en: 'Newsletter', ar: 'النشرة البريدية' },
    text: {
      en: 'Recipes, news and advice from dietitians, now and then.',
      ar: 'وصفات وأخبار ونصائح من أخصائيي التغذية، بين حين وآخر.',
    },
    label: { en: 'Email', ar: 'البريد الإلكتروني' },
    placeholder: { en: 'Your email address', ar: 'بريدك الإلكتروني' },
    subscribe: { en: 'Subscribe', ar: 'اشتراك' },
    subscribing: { en: 'Subscribing...', ar: 'جارٍ الاشتراك...' },
    subscribed: {
      en: 'Successfully subscribed to our newsletter!',
      ar: 'تم الاشتراك في نشرتنا البريدية بنجاح!',
    },
    failed: {
      en: 'Failed to subscribe. Please try again.',
      ar: 'تعذّر الاشتراك. يُرجى المحاولة مرة أخرى.',
    },
    confirmFirst: {
      en: 'Please confirm your address with the link we email you.',
      ar: 'يُرجى تأكيد عنوانك عبر الرابط الذي يصلك بالبريد.',
    },
  },
  confirmationMail: {
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
  },
  confirm: {
    ask: {
      heading: { en: 'Confirm your subscription', ar: 'تأكيد الاشتراك' },
      text: {
        en: 'Press the button, and our newsletter will come to your address.',
        ar: 'اضغط على الزر لتصلك نشرتنا على بريدك الإلكتروني.',
      },
      button: { en: 'Confirm my address', ar: 'تأكيد البريد الإلكتروني' },
      busy: { en: 'Confirming...', ar: 'جارٍ التأكيد...' },
    },
    done: {
      heading: { en: 'Your address is confirmed', ar: 'تم تأكيد عنوانك' },
      text: {
        en: 'Thank you. The next issue will come to you, and every issue has a link to unsubscribe.',
        ar: 'شكرًا لك. سيصلك العدد القادم، وفي كل عدد رابط لإلغاء الاشتراك.',
      },
    },
    notValid: {
      ...unclear,
      text: {
        en: 'It may be incomplete, or we have sent you a newer one. Enter your address below and we will send you a fresh link.',
        ar: 'ربما كان ناقصًا، أو أُرسل إليك رابط أحدث منه. أدخل بريدك أدناه لنرسل إليك رابطًا جديدًا.',
      },
    },
  },
  leave: {
    ask: {
      heading: { en: 'Leave the newsletter', ar: 'إلغاء الاشتراك في النشرة' },
      text: {
        en: 'Press the button, and we will send you no more issues.',
        ar: 'اضغط على الزر ولن نرسل إليك أعدادًا أخرى من النشرة.',
      },
      button: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
      busy: { en: 'Unsubscribing...', ar: 'جارٍ إلغاء الاشتراك...' },
    },
    done: {
      heading: { en: 'You are unsubscribed', ar: 'تم إلغاء اشتراكك' },
      text: {
        en: 'We will send you no more issues. You are welcome back at any time.',
        ar: 'لن نرسل إليك أعدادًا أخرى. ويسعدنا أن تعود متى شئت.',
      },
    },
    notValid: {
      ...unclear,
      text: {
        en: 'It may be incomplete. Open the link again from the newest message we sent you, or write to us and we will remove your address.',
        ar: 'ربما كان ناقصًا. افتح الرابط من أحدث رسالة وصلتك منا، أو راسلنا لنحذف عنوانك.',
      },
    },
  },
  home: { en: 'Return to Home', ar: 'العودة إلى الرئيسية' },
}
