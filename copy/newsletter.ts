/** The form at the bottom of every page; the pages that its emails link to have files of their own. */
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
      en: 'Please confirm your email with the link we send you.',
      ar: 'يُرجى تأكيد بريدك الإلكتروني عبر الرابط الذي يصلك.',
    },
  },
}
