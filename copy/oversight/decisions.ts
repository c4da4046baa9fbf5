import type { Word } from '../word.ts'

/** The decisions of an admin, and the messages after them. */
export const decisions = {
  approve: {
    button: { en: 'Approve', ar: 'موافقة' },
    busy: { en: 'Approving...', ar: 'جارٍ الموافقة...' },
    title: (name: string): Word => ({
      en: `Approve \u2068${name}\u2069?`,
      ar: `الموافقة على \u2068${name}\u2069؟`,
    }),
    text: (number: string, day: string): Word => ({
      en: `License \u2068${number}\u2069, valid until ${day}, becomes the verified record, and patients can find this dietitian from now on.`,
      ar: `يصبح الترخيص رقم \u2068${number}\u2069 الساري حتى ${day} هو السجل الموثّق، ويظهر الأخصائي للمرضى من الآن.`,
    }),
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
      en: 'Your reason is sent by email exactly as you write it, and appears on their documents page. They can correct the application and submit it again.',
      ar: 'يُرسل السبب بالبريد الإلكتروني كما تكتبه، ويظهر في صفحة الوثائق. ويمكن بعد التعديل إرسال الطلب من جديد.',
    },
    renewal: {
      en: 'Patients can still find them with the details verified before, until the current license ends.',
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
      en: 'Patients will no longer find them and cannot book. Your reason is sent by email exactly as you write it.',
      ar: 'من الآن لا يظهر الملف للمرضى ولا يمكنهم الحجز. ويُرسل السبب بالبريد الإلكتروني كما تكتبه.',
    },
    renewal: {
      en: 'The pending change will be dropped as well.',
      ar: 'ويُلغى معه التعديل المنتظر.',
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
      en: `Patients can find \u2068${name}\u2069 again`,
      ar: `عاد ظهور \u2068${name}\u2069 للمرضى`,
    }),
  },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  failed: { en: 'Your decision could not be saved', ar: 'تعذّر حفظ قرارك' },

  reason: {
    label: { en: 'Reason', ar: 'السبب' },
    help: {
      en: 'What is wrong, and what to do about it. Do not write anything about anyone’s health.',
      ar: 'ما الخطأ وما المطلوب لتصحيحه. يُرجى عدم ذكر صحة أي شخص.',
    },
    prepared: { en: 'Start from', ar: 'البدء من' },
    language: { en: 'Language of the reason', ar: 'لغة السبب' },
    theirs: { en: 'their language', ar: 'لغة صاحب الطلب' },
  },
}
