/** For a browser that refuses cookies: the sign-in succeeded, but the session is lost. */
export const noSession = {
  afterSignIn: { en: 'Auth session missing!', ar: 'لا توجد جلسة!' },
  afterConfirmation: { en: 'Auth session or user missing', ar: 'لا توجد جلسة أو لا يوجد مستخدم' },
  allowCookies: {
    en: 'Your browser did not keep the session. Please allow cookies for this site, then sign in.',
    ar: 'لم يحتفظ متصفحك بالجلسة. يُرجى السماح بملفات تعريف الارتباط لهذا الموقع، ثم تسجيل الدخول.',
  },
}
