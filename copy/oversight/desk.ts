import type { ApplicationList } from '#contract/oversight.ts'
import type { Word } from '../word.ts'

type Empty = { title: Word; text: Word }

/** The admin's lists of dietitians. */
export const desk = {
  lists: { en: 'Status', ar: 'حالة الطلبات' },
  list: {
    waiting: { en: 'Waiting', ar: 'بانتظار القرار' },
    approved: { en: 'Approved', ar: 'الموثّقون' },
    rejected: { en: 'Rejected', ar: 'غير المقبولين' },
    suspended: { en: 'Suspended', ar: 'الموقوفون' },
    draft: { en: 'Drafts', ar: 'المسودات' },
  } satisfies Record<ApplicationList, Word>,
  order: {
    en: 'Whoever has waited longest comes first.',
    ar: 'الأسبق في الانتظار يأتي أولًا.',
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
    waiting: (date: string): Word => ({ en: `waiting since ${date}`, ar: `بانتظار القرار منذ ${date}` }),
    approved: (date: string): Word => ({ en: `license until ${date}`, ar: `الترخيص حتى ${date}` }),
    rejected: (date: string): Word => ({ en: `rejected on ${date}`, ar: `رُفض الطلب يوم ${date}` }),
    suspended: (date: string): Word => ({ en: `suspended on ${date}`, ar: `أُوقف يوم ${date}` }),
    draft: { en: 'has not submitted yet', ar: 'لم يرسل الطلب بعد' },
    noSpecialization: { en: 'No specialization yet', ar: 'دون تخصص بعد' },
    renewal: { en: 'Change', ar: 'تعديل' },
    first: { en: 'First application', ar: 'طلب أول' },
  },
}
