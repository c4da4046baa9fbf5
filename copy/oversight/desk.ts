import type { ApplicationList, ApplicationOrder } from '#contract/oversight/practices.ts'
import type { Word } from '../word.ts'

type Empty = { title: Word; text: Word }

const noneEnds: Empty = {
  title: { en: 'No license ends that soon', ar: 'لا ينتهي أي ترخيص بهذا القرب' },
  text: {
    en: 'Their dietitians are reminded 60, 30 and 7 days before the end.',
    ar: 'يُذكَّر الأخصائي قبل انتهاء الترخيص بـ60 و30 و7 أيام.',
  },
}

/** The admin's lists of dietitians. */
export const desk = {
  lists: { en: 'Status', ar: 'حالة الطلبات' },
  list: {
    waiting: { en: 'Waiting', ar: 'بانتظار القرار' },
    correction: { en: 'Correction asked for', ar: 'بانتظار التصحيح' },
    approved: { en: 'Verified', ar: 'الموثّقون' },
    active: { en: 'Patients can find them', ar: 'الظاهرون للمرضى' },
    ending_60: { en: 'License ends within 60 days', ar: 'ينتهي الترخيص خلال 60 يومًا' },
    ending_30: { en: 'Within 30 days', ar: 'خلال 30 يومًا' },
    ending_7: { en: 'Within 7 days', ar: 'خلال 7 أيام' },
    ended: { en: 'License ended', ar: 'انتهى الترخيص' },
    rejected: { en: 'Rejected', ar: 'غير المقبولين' },
    suspended: { en: 'Suspended', ar: 'الموقوفون' },
    draft: { en: 'Drafts', ar: 'المسودات' },
  } satisfies Record<ApplicationList, Word>,
  ofVerified: { en: 'Which of the verified', ar: 'أي الموثّقين' },
  allVerified: { en: 'All', ar: 'الكل' },
  search: { en: 'Search by name or email...', ar: 'البحث بالاسم أو البريد...' },
  order: {
    label: { en: 'Sort by', ar: 'الترتيب حسب' },
    names: {
      longest: { en: 'Longest wait first', ar: 'الأطول انتظارًا أولًا' },
      shortest: { en: 'Shortest wait first', ar: 'الأقصر انتظارًا أولًا' },
    } satisfies Record<ApplicationOrder, Word>,
  },
  longestFirst: {
    en: 'Whoever has waited longest comes first.',
    ar: 'الأسبق في الانتظار يأتي أولًا.',
  },
  nobody: {
    title: { en: 'Nobody found here', ar: 'لا نتائج هنا' },
    text: {
      en: 'The numbers beside the other lists show where there are results.',
      ar: 'تبيّن الأعداد بجانب القوائم الأخرى أين توجد نتائج.',
    },
    clear: { en: 'Clear search', ar: 'مسح البحث' },
  },
  empty: {
    waiting: {
      title: { en: 'Nobody is waiting', ar: 'لا أحد ينتظر' },
      text: {
        en: 'Every application has been decided. The next one will appear here as soon as it is submitted.',
        ar: 'اتُّخذ القرار في جميع الطلبات، ويظهر الطلب التالي هنا فور إرساله.',
      },
    },
    approved: {
      title: { en: 'No verified dietitians yet', ar: 'لا يوجد أخصائيون موثّقون بعد' },
      text: {
        en: 'Dietitians you approve appear here, and patients can find them in the directory.',
        ar: 'يظهر هنا كل من توافق عليه، ويجده المرضى في الدليل.',
      },
    },
    correction: {
      title: { en: 'No corrections are due', ar: 'لا تصحيح منتظر' },
      text: {
        en: 'Verified dietitians whose changes you send back appear here until they submit them again.',
        ar: 'يظهر هنا من أُعيدت تعديلاته من الأخصائيين الموثّقين إلى أن يرسلها من جديد.',
      },
    },
    active: {
      title: { en: 'Patients find nobody yet', ar: 'لا يظهر أحد للمرضى بعد' },
      text: {
        en: 'Verified dietitians with a valid license appear here and in the directory.',
        ar: 'يظهر هنا وفي الدليل كل أخصائي موثّق ترخيصه ساري المفعول.',
      },
    },
    ending_60: noneEnds,
    ending_30: noneEnds,
    ending_7: noneEnds,
    ended: {
      title: { en: 'No license has ended', ar: 'لم ينته أي ترخيص' },
      text: {
        en: 'Verified dietitians whose license has ended appear here until it is renewed. Patients cannot find them.',
        ar: 'يظهر هنا من انتهى ترخيصه من الموثّقين إلى أن يُجدَّد، ولا يظهر للمرضى.',
      },
    },
    rejected: {
      title: { en: 'No rejected applications', ar: 'لم يُرفض أي طلب' },
      text: {
        en: 'Applications you send back with a reason appear here until they are submitted again.',
        ar: 'تظهر هنا الطلبات التي تعيدها مع ذكر السبب إلى أن تُرسل من جديد.',
      },
    },
    suspended: {
      title: { en: 'Nobody is suspended', ar: 'لا أحد موقوف' },
      text: {
        en: 'Dietitians you suspend appear here until you reinstate them.',
        ar: 'يظهر هنا كل من توقفه إلى أن تلغي الإيقاف.',
      },
    },
    draft: {
      title: { en: 'No drafts', ar: 'لا توجد مسودات' },
      text: {
        en: 'Dietitians who have registered but not submitted yet appear here.',
        ar: 'يظهر هنا من سجّل من الأخصائيين ولم يرسل طلبه بعد.',
      },
    },
  } satisfies Record<ApplicationList, Empty>,
  toWaiting: { en: 'Open the waiting list', ar: 'فتح قائمة الانتظار' },
  failed: { en: 'The list could not be loaded', ar: 'تعذّر تحميل القائمة' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },

  row: {
    waiting: (time: string): Word => ({ en: `waiting for ${time}`, ar: `مدة الانتظار: ${time}` }),
    approved: (date: string): Word => ({ en: `license until ${date}`, ar: `الترخيص حتى ${date}` }),
    correction: (ago: string): Word => ({ en: `change sent back ${ago}`, ar: `أُعيد التعديل ${ago}` }),
    rejected: (ago: string): Word => ({ en: `rejected ${ago}`, ar: `رُفض الطلب ${ago}` }),
    suspended: (ago: string): Word => ({ en: `suspended ${ago}`, ar: `أُوقف الملف ${ago}` }),
    draft: { en: 'has not submitted yet', ar: 'لم يرسل الطلب بعد' },
    noSpecialization: { en: 'No specialization yet', ar: 'دون تخصص بعد' },
    renewal: { en: 'Change', ar: 'تعديل' },
    first: { en: 'First application', ar: 'طلب أول' },
  },

  /** Who has to do what next. */
  next: {
    is: (step: string): Word => ({ en: `Next: ${step}`, ar: `الخطوة التالية: ${step}` }),
    first: { en: 'compare the documents and decide', ar: 'مقارنة الوثائق واتخاذ القرار' },
    change: { en: 'compare what has changed and decide', ar: 'مقارنة التعديلات واتخاذ القرار' },
    correction: { en: 'the dietitian corrects the change', ar: 'تصحيح التعديل من جهة الأخصائي' },
    rejected: { en: 'the dietitian corrects the application', ar: 'تصحيح الطلب من جهة الأخصائي' },
    suspended: { en: 'reinstate once the reason no longer applies', ar: 'إلغاء الإيقاف بعد زوال سببه' },
    over: {
      en: 'let them apply again with a valid license',
      ar: 'إتاحة التقديم من جديد بترخيص ساري المفعول',
    },
    ending: { en: 'the dietitian renews the license', ar: 'تجديد الترخيص من جهة الأخصائي' },
    ended: {
      en: 'the dietitian renews the license to be found again',
      ar: 'تجديد الترخيص من جهة الأخصائي ليعود الظهور للمرضى',
    },
    draft: { en: 'the dietitian completes the application', ar: 'إكمال الطلب من جهة الأخصائي' },
  },
}
