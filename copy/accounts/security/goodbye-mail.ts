import { brand } from '#copy/brand.ts'
import { keptYears, taxYears } from '#copy/kept-years.ts'
import type { Word } from '#copy/word.ts'

/** The last email, after an account was deleted. */
export const goodbyeMail = {
  subject: { en: 'Your account has been deleted', ar: 'تم حذف حسابك' },
  preheader: {
    en: 'We are now erasing what we kept about you.',
    ar: 'نمحو الآن ما كنا نحتفظ به عنك.',
  },
  greeting: (name: string): Word => ({ en: `Hello ${name},`, ar: `مرحبًا ${name}،` }),
  paragraphs: [
    {
      en: `You asked us to delete your ${brand.name.en} account, and the time in which you could keep it is over. Nobody can sign in with it anymore.`,
      ar: `طلبت حذف حسابك في ${brand.name.ar}، وانتهت المدة التي كان يمكن الاحتفاظ به فيها، ولم يعد بإمكان أحد تسجيل الدخول به.`,
    },
    {
      en: `Right after this message we will erase your profile, what you told us about your health, and everything else we kept about you. We keep only what the law requires: the record of what you agreed to and of what was done with the account, and past appointments, without your name or email address; and your invoices, which tax law requires us to keep for ${taxYears.en}.`,
      ar: `بعد هذه الرسالة مباشرة نمحو ملفك الشخصي وما أخبرتنا به عن صحتك وكل ما احتفظنا به عنك. ولا يبقى إلا ما يُلزمنا النظام بحفظه، وهو سجل ما وافقت عليه وما جرى على الحساب، والمواعيد السابقة، دون اسمك ولا بريدك الإلكتروني، والفواتير التي تُلزمنا أنظمة الضريبة بحفظها لمدة ${taxYears.ar}.`,
    },
    {
      en: `If a dietitian signed notes of a consultation with you, they are part of the medical record and stay for ${keptYears.en} from the last entry. They are sealed, and opened only where the law requires it. Then they are destroyed.`,
      ar: `إن وقّع أخصائي ملاحظات عن استشارة معك، فهي جزء من السجل الطبي وتبقى لمدة ${keptYears.ar} من آخر تدوين فيها. وهي مختومة، ولا تُفتح إلا إذا ألزم النظام بذلك، ثم تُتلف.`,
    },
    {
      en: 'If you are a dietitian, what you wrote to patients stays with them, without your name.',
      ar: 'ما كُتب للمرضى من حساب أخصائي يبقى لديهم دون اسم.',
    },
    {
      en: 'This is the last message you will get from us. Thank you for the time you spent with us.',
      ar: 'هذه آخر رسالة تصلك منا. شكرًا لك على الوقت الذي قضيته معنا.',
    },
  ],
  note: {
    en: 'If this was not you, someone else knew your password. Please write to us, and change that password wherever else you use it.',
    ar: 'إن لم يكن هذا الطلب منك، فقد عرف أحدهم كلمة مرورك. يُرجى مراسلتنا، وتغيير كلمة المرور هذه أينما استخدمتها.',
  },
  closing: { en: `The ${brand.name.en} team`, ar: `فريق ${brand.name.ar}` },
}
