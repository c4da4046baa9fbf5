const unclear = {
  heading: { en: 'This link does not work', ar: 'هذا الرابط لا يعمل' },
}

export const newsletterPages = {
  confirm: {
    ask: {
      heading: { en: 'Confirm your subscription', ar: 'تأكيد الاشتراك' },
      text: {
        en: 'Press the button to receive our newsletter by email.',
        ar: 'تصلك نشرتنا على بريدك الإلكتروني بعد الضغط على الزر.',
      },
      button: { en: 'Confirm my email', ar: 'تأكيد البريد الإلكتروني' },
      busy: { en: 'Confirming...', ar: 'جارٍ التأكيد...' },
    },
    done: {
      heading: { en: 'Your email is confirmed', ar: 'تم تأكيد بريدك الإلكتروني' },
      text: {
        en: 'Thank you. You will receive the next issue, and every issue has a link to unsubscribe.',
        ar: 'شكرًا لك. سيصلك العدد القادم، وفي كل عدد رابط لإلغاء الاشتراك.',
      },
    },
    notValid: {
      ...unclear,
      text: {
        en: 'It may be incomplete. Enter your email below and we will send you a new link.',
        ar: 'ربما كان ناقصًا. يُرجى إدخال بريدك الإلكتروني أدناه لنرسل إليك رابطًا جديدًا.',
      },
    },
  },
  leave: {
    ask: {
      heading: { en: 'Unsubscribe from the newsletter', ar: 'إلغاء الاشتراك في النشرة' },
      text: {
        en: 'Press the button and we will not send you any more issues.',
        ar: 'بعد الضغط على الزر لن نرسل إليك أعدادًا أخرى من النشرة.',
      },
      button: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
      busy: { en: 'Unsubscribing...', ar: 'جارٍ إلغاء الاشتراك...' },
    },
    done: {
      heading: { en: 'You are unsubscribed', ar: 'تم إلغاء اشتراكك' },
      text: {
        en: 'We will not send you any more issues. You are welcome back at any time.',
        ar: 'لن نرسل إليك أعدادًا أخرى. ويسعدنا أن تعود متى شئت.',
      },
    },
    notValid: {
      ...unclear,
      text: {
        en: 'It may be incomplete. Open the link again from the newest message we sent you, or write to us and we will remove your email address.',
        ar: 'ربما كان ناقصًا. يُرجى فتح الرابط من أحدث رسالة وصلتك منا، أو مراسلتنا لنحذف بريدك الإلكتروني.',
      },
    },
  },
  home: { en: 'Return to Home', ar: 'العودة إلى الرئيسية' },
}
