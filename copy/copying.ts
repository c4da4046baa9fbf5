/** For buttons that copy a text. */
export const copying = {
  done: { en: 'Copied', ar: 'تم النسخ' },
  refused: {
    en: 'Your browser does not allow copying here. Please select the text and copy it yourself.',
    ar: 'لا يسمح هذا المتصفح بالنسخ. يُرجى تحديد النص ونسخه.',
  },
}
