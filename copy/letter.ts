/** What every mail may say, whatever it is about. */
export const letter = {
  hello: { en: 'Hello,', ar: 'مرحبًا،' },
  buttonHelp: {
    en: 'If the button does not work, copy this address into your browser:',
    ar: 'إن لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
  },
  questions: { en: 'Questions? Write to', ar: 'لديك سؤال؟ راسلنا على' },
}
