import type { Attendance, Party } from '#contract/appointments/appointment.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** Appointments whose attendance is disputed, as admins see them. */
export const claimDesk = {
  list: { en: 'Attendance reports', ar: 'بلاغات الحضور' },
  failed: { en: 'The reports could not be loaded', ar: 'تعذّر تحميل البلاغات' },
  state: {
    label: { en: 'State', ar: 'الحالة' },
    all: { en: 'All states', ar: 'كل الحالات' },
    names: {
      for_admins: { en: 'Needs a decision', ar: 'بحاجة إلى قرار' },
      open: { en: 'Open', ar: 'مفتوحة' },
      decided: { en: 'Decided', ar: 'تم البت فيها' },
    },
  },
  page: {
    title: { en: 'Attendance report', ar: 'بلاغ الحضور' },
    back: { en: 'Attendance', ar: 'الحضور' },
    missing: { en: 'There is no such report', ar: 'لا يوجد هذا البلاغ' },
    unread: { en: 'The report could not be loaded', ar: 'تعذّر تحميل البلاغ' },
    toAppointment: { en: 'Open the appointment', ar: 'فتح الموعد' },
  },
  none: {
    title: { en: 'No reports', ar: 'لا بلاغات' },
    text: {
      en: 'Where patient and dietitian do not agree on who attended, you decide here.',
      ar: 'إذا اختلف المريض والأخصائي فيمن حضر الموعد، فيمكنك البت في الأمر هنا.',
    },
  },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },
  gone: { en: 'Deleted account', ar: 'حساب محذوف' },
  sides: {
    patient: { en: 'Patient', ar: 'المريض' },
    dietitian: { en: 'Dietitian', ar: 'أخصائي التغذية' },
  } satisfies Record<Party, Word>,
  says: {
    attended: { en: 'Says it took place', ar: 'الإفادة: عُقد الموعد' },
    patient_absent: { en: 'Says the patient did not attend', ar: 'الإفادة: لم يحضر المريض' },
    dietitian_absent: { en: 'Says the dietitian did not attend', ar: 'الإفادة: لم يحضر الأخصائي' },
    nothing: { en: 'Has not answered', ar: 'لم يصل رد' },
  } satisfies Record<Attendance | 'nothing', Word>,
  joined: (moment: string): Word => ({
    en: `Joined our video call: ${moment}`,
    ar: `الانضمام إلى مكالمة الفيديو: ${moment}`,
  }),
  neverJoined: { en: 'Never joined our video call', ar: 'لم ينضم إلى مكالمة الفيديو' },
  elsewhere: { en: 'It was not our video call', ar: 'ليس في مكالمة الفيديو لدينا' },
  paid: (amount: string): Word => ({ en: `Paid: ${isolated(amount)}`, ar: `المدفوع: ${isolated(amount)}` }),
  until: (moment: string): Word => ({
    en: `Both can answer until ${moment}`,
    ar: `يمكن للطرفين الرد حتى ${moment}`,
  }),
  states: {
    forAdmins: { en: 'Needs a decision', ar: 'بحاجة إلى قرار' },
    open: { en: 'Open', ar: 'مفتوح' },
    decided: { en: 'Decided', ar: 'تم البت' },
  },
  decided: {
    attended: { en: 'Decided: it took place', ar: 'القرار: عُقد الموعد' },
    patient_absent: { en: 'Decided: the patient did not attend', ar: 'القرار: لم يحضر المريض' },
    dietitian_absent: { en: 'Decided: the dietitian did not attend', ar: 'القرار: لم يحضر الأخصائي' },
  } satisfies Record<Attendance, Word>,
  decide: {
    button: { en: 'Decide', ar: 'اتخاذ قرار' },
    of: (service: string, moment: string): Word => ({
      en: `Decide about ${isolated(service)} on ${moment}`,
      ar: `اتخاذ قرار بشأن ${isolated(service)} يوم ${moment}`,
    }),
    title: { en: 'Who attended?', ar: 'من حضر الموعد؟' },
    text: {
      en: 'Both sides hear of the decision by email. It cannot be taken back here.',
      ar: 'يصل القرار إلى الطرفين بالبريد الإلكتروني، ولا يمكن التراجع عنه هنا.',
    },
    attendance: { en: 'Decision', ar: 'القرار' },
    outcomes: {
      attended: {
        name: { en: 'It took place', ar: 'عُقد الموعد' },
        help: { en: 'The dietitian is paid.', ar: 'يُصرف المقابل للأخصائي.' },
      },
      patient_absent: {
        name: { en: 'The patient did not attend', ar: 'لم يحضر المريض' },
        help: {
          en: 'The dietitian is paid. The patient cannot review it.',
          ar: 'يُصرف المقابل للأخصائي، ولا يمكن للمريض تقييم الموعد.',
        },
      },
      dietitian_absent: {
        name: { en: 'The dietitian did not attend', ar: 'لم يحضر الأخصائي' },
        help: { en: 'The patient gets everything back.', ar: 'يعود إلى المريض كل ما دفعه.' },
      },
    } satisfies Record<Attendance, { name: Word; help: Word }>,
    confirm: { en: 'Save decision', ar: 'حفظ القرار' },
    busy: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    keep: { en: 'Cancel', ar: 'إلغاء' },
    done: { en: 'The decision is saved', ar: 'تم حفظ القرار' },
  },
}
