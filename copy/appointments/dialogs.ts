import { brand } from '../brand.ts'
import type { Word } from '../word.ts'

const keep = { en: 'Keep it', ar: 'الإبقاء عليه' }
const back = { en: 'Back', ar: 'رجوع' }

export const appointmentDialogs = {
  reason: {
    label: { en: 'Reason', ar: 'السبب' },
    help: {
      en: 'It is sent along. Leave out anything medical.',
      ar: 'يُرسل مع الإشعار. لا تكتب فيه أي تفاصيل طبية.',
    },
  },

  cancel: {
    title: { en: 'Cancel this appointment?', ar: 'إلغاء هذا الموعد؟' },
    text: (name: string, moment: string): Word => ({
      en: `The appointment with ${name} on ${moment} will not take place. The time is free again at once, and we write to both of you.`,
      ar: `لن يتم الموعد مع \u2068${name}\u2069 في ${moment}. يصبح الوقت متاحًا لغيرك فورًا، ويصلكما إشعار بذلك.`,
    }),
    final: { en: 'This cannot be taken back.', ar: 'لا يمكن التراجع عن الإلغاء.' },
    confirm: { en: 'Cancel Appointment', ar: 'إلغاء الموعد' },
    busy: { en: 'Cancelling...', ar: 'جارٍ الإلغاء...' },
    keep,
  },

  decline: {
    title: { en: 'Decline this request?', ar: 'رفض هذا الطلب؟' },
    text: (name: string, moment: string): Word => ({
      en: `${name} asked for ${moment}. The request is cancelled, the time is free again at once, and we tell the patient.`,
      ar: `طلب \u2068${name}\u2069 موعدًا في ${moment}. يُلغى الطلب ويصبح الوقت متاحًا فورًا، ونبلّغ المريض بذلك.`,
    }),
    confirm: { en: 'Decline', ar: 'رفض' },
    busy: { en: 'Declining...', ar: 'جارٍ الرفض...' },
    keep: back,
  },

  complete: {
    title: { en: 'How did it go?', ar: 'كيف كان الموعد؟' },
    text: {
      en: 'The appointment is closed with it. The patient can review it if it took place.',
      ar: 'بهذا يُغلق الموعد. ويمكن للمريض تقييمه إذا تم.',
    },
    outcome: { en: 'The appointment', ar: 'الموعد' },
    attended: { en: 'It took place', ar: 'تم الموعد' },
    absent: { en: 'The patient did not come', ar: 'لم يحضر المريض' },
    confirm: { en: 'Mark as Completed', ar: 'تحديد كمكتمل' },
    busy: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    keep: back,
  },

  absence: {
    title: { en: 'Did the dietitian not come?', ar: 'ألم يحضر الأخصائي؟' },
    text: {
      en: 'The appointment is cancelled with this reason, and the dietitian and our team are told.',
      ar: 'يُلغى الموعد لهذا السبب، ونبلّغ الأخصائي وفريقنا بذلك.',
    },
    confirm: { en: 'Report the absence', ar: 'الإبلاغ عن الغياب' },
    busy: { en: 'Reporting...', ar: 'جارٍ الإبلاغ...' },
    keep: back,
  },

  reschedule: {
    title: { en: 'Reschedule Appointment', ar: 'تغيير وقت الموعد' },
    now: (moment: string): Word => ({ en: `Now: ${moment}`, ar: `الوقت الحالي: ${moment}` }),
    day: { en: 'New day of the appointment', ar: 'اليوم الجديد للموعد' },
    freed: {
      en: 'The time you have now is free for others at once.',
      ar: 'يصبح الوقت الحالي متاحًا لغيرك فورًا.',
    },
    pendingAgain: {
      en: 'The appointment is pending again until the dietitian accepts it, unless bookings are confirmed at once.',
      ar: 'يعود الموعد إلى قيد الانتظار حتى يقبله الأخصائي، ما لم تكن الحجوزات تتأكد فورًا.',
    },
    statusStays: {
      en: 'The status stays as it is. We tell the patient, who may cancel.',
      ar: 'تبقى حالة الموعد كما هي. ونبلّغ المريض الذي يمكنه الإلغاء.',
    },
    movesLeft: {
      one: { en: 'You can move it this once more.', ar: 'يمكنك تغيير الوقت هذه المرة فقط.' },
      two: { en: 'You can move it twice.', ar: 'يمكنك تغيير الوقت مرتين.' },
    },
    moveTo: (moment: string): Word => ({ en: `Move to ${moment}`, ar: `النقل إلى ${moment}` }),
    nearest: { en: 'These times near it are free:', ar: 'هذه أقرب الأوقات المتاحة:' },
    confirm: { en: 'Move the appointment', ar: 'نقل الموعد' },
    busy: { en: 'Moving...', ar: 'جارٍ النقل...' },
    keep: { en: 'Keep the time', ar: 'الإبقاء على الوقت' },
    done: { en: 'Appointment rescheduled successfully', ar: 'تم تغيير وقت الموعد بنجاح' },
    failed: { en: 'Failed to reschedule appointment', ar: 'تعذّر تغيير وقت الموعد' },
  },

  link: {
    title: { en: 'Meeting link', ar: 'رابط الاجتماع' },
    text: {
      en: `The call takes place on ${brand.name.en}, unless you give a Zoom or Google Meet link of your own. The patient is told of a change.`,
      ar: `تتم المكالمة على ${brand.name.ar}، ما لم تضف رابط Zoom أو Google Meet خاصًا بك. ونبلّغ المريض بأي تغيير.`,
    },
    label: { en: 'Your own link', ar: 'رابطك الخاص' },
    help: {
      en: 'It begins with https:// and leads to Zoom or Google Meet.',
      ar: 'يبدأ بـ \u2066https://\u2069 ويؤدي إلى Zoom أو Google Meet.',
    },
    confirm: { en: 'Save the link', ar: 'حفظ الرابط' },
    busy: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    ours: { en: `Use the ${brand.name.en} call`, ar: `استخدام مكالمة ${brand.name.ar}` },
    done: { en: 'Meeting link saved', ar: 'تم حفظ رابط الاجتماع' },
    failed: { en: 'The meeting link could not be saved', ar: 'تعذّر حفظ رابط الاجتماع' },
    keep: back,
  },
}
