import { callOpens } from '#contract/appointments/appointment.ts'
import { brand } from '#copy/brand.ts'
import { byMinutes } from '#copy/minutes.ts'
import { isolated, quoted } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'
import {
  type AppointmentMail,
  beginning,
  onHold,
  openAppointment,
  sayWhoCame,
  writeToUs,
} from './mail-parts.ts'

const answer = { en: 'Answer the request', ar: 'الرد على الطلب' }
const seeAll = { en: 'See your appointments', ar: 'عرض مواعيدك' }
const freeAgain = {
  en: 'The time is available to other patients again.',
  ar: 'عاد الوقت متاحًا لمرضى آخرين.',
}
const call = {
  en: `The call opens ${byMinutes(callOpens).en} before the start, on the appointment page.`,
  ar: `تُفتح المكالمة قبل بدئها ${byMinutes(callOpens).ar}، من صفحة الموعد.`,
}
const waits = (until: string): Word => ({
  en: `Please answer by ${until}. After that the request lapses and the time becomes available again.`,
  ar: `ينتظر الطلب ردك حتى ${until}، وبعدها ينتهي ويعود الوقت متاحًا.`,
})

/** Emails to dietitians by event. `until` and `reason` are empty if there is none. */
export const dietitianMails = {
  requested: (other: string, until: string): AppointmentMail => ({
    subject: { en: 'A patient has requested an appointment', ar: 'طلب موعد جديد' },
    preheader: { en: 'It is waiting for your answer.', ar: 'الطلب بانتظار ردك.' },
    paragraphs: [
      {
        en: `${beginning(other)} has requested an appointment with you.`,
        ar: `وصلك طلب موعد من ${isolated(other)}.`,
      },
      waits(until),
    ],
    button: answer,
  }),

  booked: (other: string, isVideo: boolean): AppointmentMail => ({
    subject: { en: 'A new appointment is booked', ar: 'تم حجز موعد جديد' },
    preheader: { en: 'It is already confirmed.', ar: 'الموعد مؤكد من الآن.' },
    paragraphs: [
      {
        en: `${beginning(other)} has booked an appointment with you. You accept bookings instantly, so it is confirmed.`,
        ar: `تم حجز موعد معك من ${isolated(other)}. ولأن الحجوزات لديك تُقبل فورًا فالموعد مؤكد.`,
      },
      ...(isVideo ? [call] : []),
    ],
    button: openAppointment,
  }),

  bookedByYou: (other: string, isVideo: boolean): AppointmentMail => ({
    subject: { en: 'You have booked an appointment', ar: 'تم حجز موعد بناءً على طلبك' },
    preheader: { en: 'We have let your patient know.', ar: 'أبلغنا الطرف الآخر.' },
    paragraphs: [
      {
        en: `You have booked an appointment for ${isolated(other)}. It is confirmed, and we have let your patient know.`,
        ar: `تم حجز موعد لـ${isolated(other)} كما طلبت. الموعد مؤكد، وأبلغنا الطرف الآخر بذلك.`,
      },
      ...(isVideo ? [call] : []),
    ],
    button: openAppointment,
  }),

  paid: (other: string, isVideo: boolean): AppointmentMail => ({
    subject: { en: 'A reserved appointment is confirmed', ar: 'تم تأكيد موعد محجوز' },
    preheader: { en: 'Your patient has paid for it.', ar: 'تم دفع قيمته.' },
    paragraphs: [
      {
        en: `${beginning(other)} has paid for the appointment that you reserved. It is confirmed.`,
        ar: `تم دفع قيمة الموعد الذي حجزته لـ${isolated(other)}، والموعد مؤكد.`,
      },
      ...(isVideo ? [call] : []),
    ],
    button: openAppointment,
  }),

  unpaid: (other: string): AppointmentMail => ({
    subject: { en: 'A reserved appointment was not paid for', ar: 'لم تُدفع قيمة موعد محجوز' },
    preheader: { en: 'The time is available again.', ar: 'عاد الوقت متاحًا.' },
    paragraphs: [
      {
        en: `The appointment that you reserved for ${isolated(other)} was not paid for in time, so it is no longer held.`,
        ar: `لم تُدفع في الوقت المحدد قيمة الموعد الذي حجزته لـ${isolated(other)}، فلم يعد محجوزًا.`,
      },
      freeAgain,
    ],
    button: seeAll,
  }),

  confirmed: (other: string, isVideo: boolean): AppointmentMail => ({
    subject: { en: 'You have accepted an appointment', ar: 'تم قبول موعد بناءً على ردك' },
    preheader: { en: 'We have let your patient know.', ar: 'أبلغنا الطرف الآخر.' },
    paragraphs: [
      {
        en: `The appointment with ${isolated(other)} is confirmed. We have let your patient know.`,
        ar: `الموعد مع ${isolated(other)} مؤكد، وأبلغنا الطرف الآخر بذلك.`,
      },
      ...(isVideo ? [call] : []),
    ],
    button: openAppointment,
  }),

  declined: (other: string): AppointmentMail => ({
    subject: { en: 'You have declined an appointment', ar: 'تم رفض موعد بناءً على ردك' },
    preheader: { en: 'We have let your patient know.', ar: 'أبلغنا الطرف الآخر.' },
    paragraphs: [
      {
        en: `The appointment with ${isolated(other)} will not take place, as you declined it. We have let your patient know.`,
        ar: `لن يُعقد الموعد مع ${isolated(other)} بناءً على ردك، وأبلغنا الطرف الآخر بذلك.`,
      },
      freeAgain,
    ],
    button: seeAll,
  }),

  lapsed: (other: string): AppointmentMail => ({
    subject: { en: 'A request has lapsed', ar: 'انتهى طلب موعد دون رد' },
    preheader: { en: 'It was not answered in time.', ar: 'لم يصل الرد في الوقت المحدد.' },
    paragraphs: [
      {
        en: `The request from ${isolated(other)} was not answered in time and has lapsed.`,
        ar: `لم يُجب عن طلب ${isolated(other)} في الوقت المحدد، فانتهى.`,
      },
      freeAgain,
    ],
    button: seeAll,
    note: {
      en: 'If you often see requests too late, you can accept bookings instantly: turn this on in your booking rules.',
      ar: 'إن كانت الطلبات تفوتك كثيرًا، فيمكنك قبول الحجوزات فورًا من قواعد الحجز لديك.',
    },
  }),

  cancelledByYou: (other: string): AppointmentMail => ({
    subject: { en: 'You have cancelled an appointment', ar: 'تم إلغاء موعد بناءً على طلبك' },
    preheader: { en: 'We have let your patient know.', ar: 'أبلغنا الطرف الآخر.' },
    paragraphs: [
      {
        en: `The appointment with ${isolated(other)} is cancelled, as you asked. We have let your patient know.`,
        ar: `تم إلغاء الموعد مع ${isolated(other)} كما طلبت، وأبلغنا الطرف الآخر بذلك.`,
      },
    ],
    button: seeAll,
  }),

  cancelledByOther: (other: string): AppointmentMail => ({
    subject: { en: 'An appointment is cancelled', ar: 'تم إلغاء موعد' },
    preheader: { en: 'The time is available again.', ar: 'عاد الوقت متاحًا.' },
    paragraphs: [
      {
        en: `${beginning(other)} has cancelled the appointment with you.`,
        ar: `تم إلغاء الموعد معك بطلب من ${isolated(other)}.`,
      },
      freeAgain,
    ],
    button: openAppointment,
  }),

  cancelledByUs: (other: string, reason: string): AppointmentMail => ({
    subject: { en: 'An appointment is cancelled', ar: 'تم إلغاء موعد' },
    preheader: { en: 'It cannot take place.', ar: 'لا يمكن إجراء الموعد.' },
    paragraphs: [
      {
        en: `The appointment with ${isolated(other)} cannot take place, so ${brand.name.en} has cancelled it.`,
        ar: `لا يمكن إجراء الموعد مع ${isolated(other)}، لذلك ألغته ${brand.name.ar}.`,
      },
      ...(reason ? [{ en: 'The reason:', ar: 'السبب:' }, ...quoted(reason)] : []),
    ],
    button: seeAll,
  }),

  moveAsked: (other: string, until: string): AppointmentMail => ({
    subject: { en: 'A patient asks for a new time', ar: 'طلب تغيير وقت موعد' },
    preheader: { en: 'The appointment stays until you answer.', ar: 'يبقى الموعد كما هو إلى أن يصل ردك.' },
    paragraphs: [
      {
        en: `${beginning(other)} asks to move the appointment with you.`,
        ar: `وصلك من ${isolated(other)} طلب تغيير وقت الموعد.`,
      },
      {
        en: `Both times are kept until you answer, or until ${until}. Without an answer the appointment stays as it is.`,
        ar: `الوقتان محجوزان إلى أن يصل ردك، أو حتى ${until}. ودون رد يبقى الموعد كما هو.`,
      },
    ],
    button: answer,
  }),

  moveAccepted: (other: string): AppointmentMail => ({
    subject: { en: 'You have accepted a new time', ar: 'تم قبول وقت جديد بناءً على ردك' },
    preheader: { en: 'We have let your patient know.', ar: 'أبلغنا الطرف الآخر.' },
    paragraphs: [
      {
        en: `The appointment with ${isolated(other)} has been moved. We have let your patient know.`,
        ar: `تغيّر وقت الموعد مع ${isolated(other)}، وأبلغنا الطرف الآخر بذلك.`,
      },
    ],
    button: openAppointment,
  }),

  moveLapsed: (other: string): AppointmentMail => ({
    subject: { en: 'A request for a new time has lapsed', ar: 'انتهى طلب تغيير وقت موعد دون رد' },
    preheader: { en: 'The appointment stays as it was.', ar: 'يبقى الموعد كما كان.' },
    paragraphs: [
      {
        en: `${beginning(other)} asked for a new time, which was not answered. The appointment stays as it was.`,
        ar: `لم يصل رد على طلب ${isolated(other)} تغيير وقت الموعد، لذلك يبقى الموعد كما كان.`,
      },
    ],
    button: openAppointment,
  }),

  moveWithdrawn: (other: string): AppointmentMail => ({
    subject: { en: 'A request for a new time was withdrawn', ar: 'سُحب طلب تغيير وقت موعد' },
    preheader: { en: 'The appointment stays as it was.', ar: 'يبقى الموعد كما كان.' },
    paragraphs: [
      {
        en: `${beginning(other)} no longer asks for a new time. The appointment stays as it was.`,
        ar: `سُحب طلب ${isolated(other)} تغيير وقت الموعد، ويبقى الموعد كما كان.`,
      },
    ],
    button: openAppointment,
  }),

  movedByYou: (other: string): AppointmentMail => ({
    subject: { en: 'You have rescheduled an appointment', ar: 'تم تغيير وقت موعد بناءً على طلبك' },
    preheader: { en: 'We have let your patient know.', ar: 'أبلغنا الطرف الآخر.' },
    paragraphs: [
      {
        en: `The appointment with ${isolated(other)} has a new time. We have let your patient know; they can still cancel it.`,
        ar: `للموعد مع ${isolated(other)} وقت جديد. أبلغنا الطرف الآخر بذلك، ويبقى الإلغاء ممكنًا.`,
      },
    ],
    button: openAppointment,
  }),

  movedByOther: (other: string, until: string): AppointmentMail => ({
    subject: until
      ? { en: 'A patient has requested a new time', ar: 'طلب تغيير وقت موعد' }
      : { en: 'An appointment has a new time', ar: 'تغيّر وقت موعد' },
    preheader: until
      ? { en: 'It is waiting for your answer.', ar: 'الطلب بانتظار ردك.' }
      : { en: 'The old time is available again.', ar: 'عاد الوقت السابق متاحًا.' },
    paragraphs: [
      {
        en: until
          ? `${beginning(other)} has requested a new time for the appointment with you.`
          : `${beginning(other)} has rescheduled the appointment with you.`,
        ar: until
          ? `وصلك من ${isolated(other)} طلب تغيير وقت الموعد.`
          : `تم تغيير وقت الموعد معك بطلب من ${isolated(other)}.`,
      },
      ...(until ? [waits(until)] : []),
    ],
    button: until ? answer : openAppointment,
  }),

  whoCame: {
    patient: (other: string, until: string, isPaid: boolean): AppointmentMail => ({
      subject: { en: 'A patient has reported that you did not attend', ar: 'بلاغ بعدم حضورك إلى موعد' },
      preheader: { en: 'Please tell us what happened.', ar: 'يُرجى إخبارنا بما حدث.' },
      paragraphs: [
        {
          en: `${beginning(other)} has reported that you did not attend the appointment. Please tell us by ${until} what happened. Without an answer, what the patient says counts.`,
          ar: `وصلنا بلاغ من ${isolated(other)} بعدم حضورك إلى الموعد. يُرجى إخبارنا بما حدث حتى ${until}. وإذا لم يصلنا رد فسنعتمد بلاغ المريض.`,
        },
        ...(isPaid ? [onHold] : []),
      ],
      button: sayWhoCame,
    }),
    dietitian: (other: string, until: string, isPaid: boolean): AppointmentMail => ({
      subject: { en: 'We have received your report', ar: 'وصلنا بلاغك' },
      preheader: isPaid
        ? { en: 'The payment stays on hold meanwhile.', ar: 'يبقى المبلغ محجوزًا حتى ذلك الحين.' }
        : { en: 'We have asked the patient too.', ar: 'طلبنا توضيحًا من المريض أيضًا.' },
      paragraphs: [
        {
          en: `You told us that ${isolated(other)} did not attend. We have asked them, and they have until ${until} to answer. Without an answer, what you say counts.`,
          ar: `وصلنا بلاغك بعدم حضور ${isolated(other)}، وطلبنا توضيحًا حتى ${until}. وإذا لم يصل رد فسنعتمد بلاغك.`,
        },
        ...(isPaid ? [onHold] : []),
      ],
      button: openAppointment,
    }),
    platform: (other: string, until: string, isPaid: boolean): AppointmentMail => ({
      subject: { en: 'Did your appointment take place?', ar: 'هل عُقد موعدك؟' },
      preheader: { en: 'Please tell us what happened.', ar: 'يُرجى إخبارنا بما حدث.' },
      paragraphs: [
        {
          en: `Our video call shows that you did not join the appointment with ${isolated(other)}. Please tell us by ${until} what happened. We have asked the patient too.`,
          ar: `تُظهر مكالمة الفيديو لدينا أنك لم تنضم إلى موعدك مع ${isolated(other)}. يُرجى إخبارنا بما حدث حتى ${until}. وقد طلبنا التوضيح من المريض أيضًا.`,
        },
        ...(isPaid ? [onHold] : []),
      ],
      button: sayWhoCame,
    }),
  },

  decided: {
    attended: (other: string, isPaid: boolean): AppointmentMail => ({
      subject: { en: 'Your appointment counts as attended', ar: 'اعتُمد حضور الموعد' },
      preheader: { en: 'The appointment is completed.', ar: 'الموعد مكتمل.' },
      paragraphs: [
        {
          en: `It is decided that your appointment with ${isolated(other)} took place. It is completed${isPaid ? ', and you are paid for it' : ''}.`,
          ar: `تبيّن أن موعدك مع ${isolated(other)} قد عُقد، فسُجّل مكتملًا${isPaid ? ' ويُصرف لك مقابله' : ''}.`,
        },
      ],
      button: openAppointment,
    }),
    patient_absent: (other: string, isPaid: boolean): AppointmentMail => ({
      subject: { en: 'The patient did not attend', ar: 'لم يحضر المريض' },
      preheader: { en: 'The appointment is completed.', ar: 'الموعد مكتمل.' },
      paragraphs: [
        {
          en: `It is decided that ${isolated(other)} did not attend your appointment. It is completed${isPaid ? ', and you are paid for it' : ''}.`,
          ar: `تبيّن أن ${isolated(other)} لم يحضر موعدك، فسُجّل مكتملًا${isPaid ? ' ويُصرف لك مقابله' : ''}.`,
        },
      ],
      button: openAppointment,
    }),
    dietitian_absent: (other: string, isPaid: boolean): AppointmentMail => ({
      subject: { en: 'Your appointment counts as missed', ar: 'سُجّل غيابك عن موعد' },
      preheader: { en: 'The appointment is cancelled.', ar: 'تم إلغاء الموعد.' },
      paragraphs: [
        {
          en: `It is decided that you did not attend your appointment with ${isolated(other)}. It is cancelled${isPaid ? ', and the patient gets everything back' : ''}.`,
          ar: `تبيّن أنك لم تحضر موعدك مع ${isolated(other)}، فأُلغي${isPaid ? ' ويُعاد إلى المريض كل ما دفعه' : ''}.`,
        },
      ],
      button: openAppointment,
      note: writeToUs,
    }),
  },

  absent: (other: string): AppointmentMail => ({
    subject: { en: 'A patient has reported that you did not attend', ar: 'بلاغ بعدم حضورك إلى موعد' },
    preheader: { en: 'The appointment is cancelled.', ar: 'تم إلغاء الموعد.' },
    paragraphs: [
      {
        en: `${beginning(other)} has reported that you did not attend the appointment, so it has been cancelled.`,
        ar: `وصلنا بلاغ من ${isolated(other)} بعدم حضورك إلى الموعد، فتم إلغاؤه.`,
      },
      {
        en: `If this is a mistake, please write to ${brand.supportEmail} and we will look into it.`,
        ar: `إن كان في ذلك خطأ، فيُرجى مراسلتنا على ${isolated(brand.supportEmail)} وسننظر في الأمر.`,
      },
    ],
    button: openAppointment,
  }),

  reminder: (other: string, isVideo: boolean): AppointmentMail => ({
    subject: { en: 'Appointment reminder', ar: 'تذكير بموعد' },
    preheader: { en: 'It starts soon.', ar: 'اقترب وقته.' },
    paragraphs: [
      {
        en: `Your appointment with ${isolated(other)} is coming up.`,
        ar: `اقترب موعدك مع ${isolated(other)}.`,
      },
      ...(isVideo ? [call] : []),
    ],
    button: openAppointment,
  }),
}
