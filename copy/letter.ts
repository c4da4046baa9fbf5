import type { Word } from './word.ts'

/** Words of every email. */
export const letter = {
  hello: { en: 'Hello,', ar: 'مرحبًا،' },
  helloTo: (name: string): Word => ({ en: `Hello ${name},`, ar: `مرحبًا ${name}،` }),
  buttonHelp: {
    en: 'If the button does not work, copy this link into your browser:',
    ar: 'إن لم يعمل الزر، فيمكن نسخ هذا الرابط إلى متصفحك:',
  },
  questions: { en: 'Questions? Write to', ar: 'لديك سؤال؟ يمكنك مراسلتنا على' },
}
