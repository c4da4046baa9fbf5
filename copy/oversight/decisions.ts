import type { Word } from '../word.ts'

/** What an admin decides, and what is said of it. */
export const decisions = {
  approve: {
    button: { en: 'Approve', ar: 'موافقة' },
    busy: { en: 'Approving...', ar: 'جارٍ التوثيق...' },
    done: (name: string): Word => ({
      en: `\u2068${name}\u2069 is verified`,
      ar: `تم توثيق \u2068${name}\u2069`,
    }),
  },
  reject: {
    button: { en: 'Reject', ar: 'رفض' },
    busy: { en: 'Rejecting...', ar: 'جارٍ الرفض...' },
    title: (name: string): Word => ({
      en: `Reject the application of \u2068${name}\u2069?`,
      ar: `رفض طلب \u2068${name}\u2069؟`,
    }),
    text: {
      en: 'Your reason goes out by mail as you write it, and stands on their documents page. They can mend it and submit again.',
      ar: 'يُرسل السبب بالبريد كما تكتبه، ويظهر في صفحة الوثائق. ويمكن بعد التعديل إرسال الطلب من جديد.',
    },
    renewal: {
      en: 'Patients go on finding them as they were verified before, until the present license ends.',
      ar: 'يستمر الظهور للمرضى بالبيانات الموثّقة سابقًا حتى انتهاء الترخيص الحالي.',
    },
    done: (name: string): Word => ({
      en: `Application of \u2068${name}\u2069 rejected`,
      ar: `تم رفض طلب \u2068${name}\u2069`,
    }),
  },
  suspend: {
    button: { en: 'Suspend', ar: 'إيقاف' },
    busy: { en: 'Suspending...', ar: 'جارٍ الإيقاف...' },
    title: (name: string): Word => ({
      en: `Suspend \u2068${name}\u2069?`,
      ar: `إيقاف \u2068${name}\u2069؟`,
    }),
    text: {
      en: 'From now on patients do not find them and cannot book. Your reason goes out by mail as you write it.',
      ar: 'من الآن لا يظهر الملف للمرضى ولا يمكنهم الحجز. ويُرسل السبب بالبريد كما تكتبه.',
    },
    renewal: {
      en: 'The change that waits falls with it.',
      ar: 'ويسقط معه التعديل المنتظر.',
    },
    done: (name: string): Word => ({
      en: `\u2068${name}\u2069 is suspended`,
      ar: `تم إيقاف \u2068${name}\u2069`,
    }),
  },
  reinstate: {
    button: { en: 'Reinstate', ar: 'إلغاء الإيقاف' },
    busy: { en: 'Reinstating...', ar: 'جارٍ إلغاء الإيقاف...' },
    done: (name: string): Word => ({
      en: `Patients find \u2068${name}\u2069 again`,
      ar: `عاد ظهور \u2068${name}\u2069 للمرضى`,
    }),
  },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  failed: { en: 'Nothing was decided', ar: 'لم يُتخذ أي قرار' },

  reason: {
    label: { en: 'Reason', ar: 'السبب' },
    help: {
      en: 'What is wrong, and what to do about it. Write nothing about the health of anybody.',
      ar: 'ما الخطأ وما المطلوب لتصحيحه. لا تكتب شيئًا عن صحة أي شخص.',
    },
    prepared: { en: 'Start from', ar: 'ابدأ من' },
    language: { en: 'Language of the reason', ar: 'لغة السبب' },
    theirs: { en: 'their language', ar: 'لغة صاحب الطلب' },
  },
}
