export const faultPage = {
  heading: { en: 'This page could not be displayed', ar: 'تعذّر عرض هذه الصفحة' },
  text: {
    en: 'Nothing you sent has been lost. Please reload the page.',
    ar: 'لم يُفقد شيء مما أرسلته. يُرجى تحميل الصفحة من جديد.',
  },
  reload: { en: 'Reload', ar: 'إعادة التحميل' },
  unreachable: {
    en: 'We cannot be reached right now. Please check your connection and try again.',
    ar: 'تعذّر الوصول إلينا الآن. يُرجى التأكد من اتصالك والمحاولة من جديد.',
  },
}
