import { brand } from '../../brand.ts'
import { type AccountMail, toSettings } from '../mail.ts'

/** `until` is when the account is erased. */
export const leavingMail = (until: string): AccountMail => ({
  subject: { en: 'Your account is closed and will be deleted', ar: 'أُغلق حسابك وسيُحذف' },
  preheader: { en: 'Until then you can still keep it.', ar: 'ويمكنك الاحتفاظ به قبل ذلك.' },
  paragraphs: [
    {
      en: `You asked us to delete your ${brand.name.en} account. We have closed it: you are signed out everywhere, nobody can find you, write to you or book with you, and your upcoming appointments are cancelled.`,
      ar: `طلبت حذف حسابك في ${brand.name.ar}، وقد أغلقناه: انتهت جلساتك على جميع الأجهزة، ولا يمكن لأحد العثور عليك أو مراسلتك أو الحجز معك، وأُلغيت مواعيدك القادمة.`,
    },
    {
      en: `On ${until} we will erase what we kept about you, beyond recovery. To keep your account, sign in before then and choose “Keep my account”. The cancelled appointments do not come back.`,
      ar: `يوم ${until} نمحو ما كنا نحتفظ به عنك بما لا يمكن معه استعادته. وللاحتفاظ بحسابك يكفي تسجيل الدخول قبل ذلك واختيار «الاحتفاظ بحسابي». أما المواعيد الملغاة فلا تعود.`,
    },
  ],
  button: { en: 'Sign in to keep my account', ar: 'تسجيل الدخول للاحتفاظ بحسابي' },
  also: toSettings.also,
  note: {
    en: 'If this was not you, someone else knew your password: set a new one, then sign in and keep your account.',
    ar: 'إن لم يكن هذا الطلب منك، فقد عرف أحدهم كلمة مرورك: يُرجى تعيين كلمة مرور جديدة، ثم تسجيل الدخول والاحتفاظ بحسابك.',
  },
})

export const keptMail = (when: string): AccountMail => ({
  subject: { en: 'Your account stays', ar: 'حسابك باقٍ' },
  preheader: { en: 'It will not be deleted.', ar: 'لن يُحذف.' },
  paragraphs: [
    {
      en: `You signed in on ${when} and chose to keep your ${brand.name.en} account. It is open again, and nothing will be deleted.`,
      ar: `سُجّل الدخول إلى حسابك في ${brand.name.ar} يوم ${when} واختير الاحتفاظ به. فُتح الحساب من جديد ولن يُحذف منه شيء.`,
    },
    {
      en: 'Appointments that were cancelled stay cancelled, and devices and programs have to sign in again.',
      ar: 'المواعيد التي أُلغيت تبقى ملغاة، وعلى الأجهزة والبرامج تسجيل الدخول من جديد.',
    },
  ],
  ...toSettings,
})
