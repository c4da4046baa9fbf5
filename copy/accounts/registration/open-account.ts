/** Shown if the link in the email is opened in another browser than the one that registered. */
export const openAccount = {
  known: {
    heading: { en: 'Enter your password', ar: 'إدخال كلمة المرور' },
    text: {
      en: 'You registered in another browser. Please enter the password you chose there, so that we know it is you.',
      ar: 'تم التسجيل من متصفح آخر. يُرجى إدخال كلمة المرور التي اخترتها عند التسجيل لنتأكد من هويتك.',
    },
    password: { label: { en: 'Password', ar: 'كلمة المرور' } },
    open: { en: 'Open my account', ar: 'فتح حسابي' },
    opening: { en: 'Opening...', ar: 'جارٍ الفتح...' },
    wrong: {
      en: 'This is not the password that was chosen at registration. Try again, or set a new one.',
      ar: 'ليست هذه كلمة المرور التي اختيرت عند التسجيل. يُرجى المحاولة مرة أخرى أو تعيين كلمة جديدة.',
    },
    other: {
      en: 'I did not choose a password, or I forgot it',
      ar: 'لم أختر كلمة مرور أو نسيتها',
    },
  },
  anew: {
    heading: { en: 'Set your own password', ar: 'تعيين كلمة مرور خاصة بك' },
    text: {
      en: 'It replaces the one chosen at registration. Everything else entered there is removed, in case it was someone else.',
      ar: 'تحل محل الكلمة التي اختيرت عند التسجيل، ويُحذف كل ما أُدخل معها تحسبًا لأن يكون من شخص آخر.',
    },
    save: { en: 'Set password and open', ar: 'تعيين كلمة المرور وفتح الحساب' },
    other: { en: 'I know my password', ar: 'أعرف كلمة المرور' },
  },
}
