const unclear = {
  heading: { en: 'This link does not work', ar: 'هذا الرابط لا يعمل' },
}

export const newsletterPages = {
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
        en: 'It may be incomplete. Enter your address below and we will send you a fresh link.',
        ar: 'ربما كان ناقصًا. أدخل بريدك أدناه لنرسل إليك رابطًا جديدًا.',
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
