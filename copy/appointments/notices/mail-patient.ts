import { callOpens } from '#contract/appointments/appointment.ts'
import { reviewDays } from '#contract/reviews/reviews.ts'
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

const another = { en: 'Choose another time', ar: 'اختيار وقت آخر' }
const search = { en: 'Find another dietitian', ar: 'البحث عن أخصائي آخر' }
const thisIsWhy = { en: 'The reason:', ar: 'السبب:' }
const because = (reason: string) => (reason ? [thisIsWhy, ...quoted(reason)] : [])
const mayCancel = {
  en: 'You can cancel on the appointment page until it starts.',
  ar: 'يمكن إلغاء الموعد من صفحته حتى وقت بدئه.',
}
const call = {
  en: `The call opens ${byMinutes(callOpens).en} before the start, on the appointment page.`,
  ar: `تُفتح المكالمة قبل بدئها ${byMinutes(callOpens).ar}، من صفحة الموعد.`,
}
const answeredBy = (until: string): Word => ({
  en: `If there is no answer by ${until}, the request lapses and you can choose another time. We will email you either way.`,
  ar: `إن لم يصل رد حتى ${until}، انتهى الطلب وأمكنك اختيار وقت آخر. وسنراسلك في الحالتين.`,
})

/** Emails to patients by event. `until` and `reason` are empty if there is none. */
export const patientMails = {
  requested: (other: string, until: string): AppointmentMail => ({
    subject: { en: 'Your request has been sent', ar: 'تم إرسال طلب الموعد' },
    preheader: { en: 'We are holding the time for you.', ar: 'الوقت محجوز لك مؤقتًا حتى يصل الرد.' },
    paragraphs: [
      {
        en: `Your request has reached ${isolated(other)}. We are holding the time for you until it is answered.`,
        ar: `وصل طلبك إلى ${isolated(other)}، والوقت محجوز لك مؤقتًا حتى يصل الرد.`,
      },
      answeredBy(until),
    ],
    button: openAppointment,
    note: mayCancel,
  }),

  booked: (other: string, isVideo: boolean): AppointmentMail => ({
    subject: { en: 'Your appointment is booked', ar: 'تم حجز موعدك' },
    preheader: { en: 'It is already confirmed.', ar: 'الموعد مؤكد من الآن.' },
    paragraphs: [
      {
        en: `Your appointment with ${isolated(other)} is booked and confirmed.`,
        ar: `تم حجز موعدك مع ${isolated(other)} وتأكيده.`,
      },
      ...(isVideo ? [call] : []),
    ],
    button: openAppointment,
    note: mayCancel,
  }),

  bookedForYou: (other: string, isVideo: boolean): AppointmentMail => ({
    subject: { en: 'Your dietitian has booked an appointment for you', ar: 'حُجز لك موعد مع أخصائي التغذية' },
    preheader: { en: 'It is already confirmed.', ar: 'الموعد مؤكد من الآن.' },
    paragraphs: [
      {
        en: `${beginning(other)} has booked an appointment for you. There is nothing to pay, and it is confirmed.`,
        ar: `حُجز لك موعد بطلب من ${isolated(other)}. لا يترتب عليك دفع شيء، والموعد مؤكد.`,
      },
      ...(isVideo ? [call] : []),
    ],
    button: openAppointment,
    note: mayCancel,
  }),

  reserved: (other: string, until: string): AppointmentMail => ({
    subject: { en: 'An appointment is reserved for you', ar: 'موعد محجوز لك بانتظار الدفع' },
    preheader: { en: 'Pay for it to confirm it.', ar: 'ادفع قيمته لتأكيده.' },
    paragraphs: [
      {
        en: `${beginning(other)} has reserved an appointment for you. To confirm it, pay by ${until} on the appointment page.`,
        ar: `حُجز لك موعد بطلب من ${isolated(other)}. لتأكيده ادفع قيمته من صفحة الموعد قبل ${until}.`,
      },
      {
        en: 'After that it is no longer held for you. If it does not suit you, you can decline it on the same page. That costs you nothing.',
        ar: 'بعد ذلك لا يبقى محجوزًا لك. وإن لم يناسبك، فيمكنك الاعتذار عنه من الصفحة نفسها دون أي رسوم.',
      },
    ],
    button: { en: 'Pay for the appointment', ar: 'دفع قيمة الموعد' },
  }),

  paid: (other: string, isVideo: boolean): AppointmentMail => ({
    subject: { en: 'Your appointment is confirmed', ar: 'تم تأكيد موعدك' },
    preheader: { en: 'You have paid for it.', ar: 'تم دفع قيمته.' },
    paragraphs: [
      {
        en: `You have paid for your appointment with ${isolated(other)}. It is confirmed.`,
        ar: `تم دفع قيمة موعدك مع ${isolated(other)}، والموعد مؤكد.`,
      },
      ...(isVideo ? [call] : []),
    ],
    button: openAppointment,
    note: mayCancel,
  }),

  unpaid: (other: string): AppointmentMail => ({
    subject: { en: 'Your appointment is no longer reserved', ar: 'لم يعد الموعد محجوزًا لك' },
    preheader: { en: 'It was not paid for in time.', ar: 'لم تُدفع قيمته في الوقت المحدد.' },
    paragraphs: [
      {
        en: `The appointment that ${isolated(other)} reserved for you was not paid for in time, so it is no longer held. Nothing was charged.`,
        ar: `لم تُدفع في الوقت المحدد قيمة الموعد المحجوز لك مع ${isolated(other)}، فلم يعد محجوزًا. ولم يُخصم منك شيء.`,
      },
    ],
    button: another,
  }),

  confirmed: (other: string, isVideo: boolean): AppointmentMail => ({
    subject: { en: 'Your appointment is confirmed', ar: 'تم تأكيد موعدك' },
    preheader: { en: 'Your request was accepted.', ar: 'تم قبول طلبك.' },
    paragraphs: [
      {
        en: `${beginning(other)} has accepted your request. The appointment is confirmed.`,
        ar: `تم قبول طلبك من ${isolated(other)}، والموعد مؤكد.`,
      },
      ...(isVideo ? [call] : []),
    ],
    button: openAppointment,
    note: mayCancel,
  }),

  declined: (other: string, reason: string): AppointmentMail => ({
    subject: { en: 'Your request was declined', ar: 'لم يُقبل طلب الموعد' },
    preheader: { en: 'You can choose another time.', ar: 'يمكنك اختيار وقت آخر.' },
    paragraphs: [
      {
        en: `${beginning(other)} cannot accept the appointment you requested.`,
        ar: `تعذّر على ${isolated(other)} قبول الموعد الذي طلبته.`,
      },
      ...because(reason),
    ],
    button: another,
    also: search,
  }),

  lapsed: (other: string): AppointmentMail => ({
    subject: { en: 'Your request has lapsed', ar: 'انتهى طلب الموعد دون رد' },
    preheader: { en: 'There was no answer in time.', ar: 'لم يصل رد في الوقت المحدد.' },
    paragraphs: [
      {
        en: `${beginning(other)} has not answered your request in time, so it has lapsed. We are sorry about the wait.`,
        ar: `لم يصل رد من ${isolated(other)} في الوقت المحدد، فانتهى الطلب. نعتذر عن الانتظار.`,
      },
    ],
    button: another,
    also: search,
  }),

  cancelledByYou: (other: string): AppointmentMail => ({
    subject: { en: 'You have cancelled your appointment', ar: 'تم إلغاء موعدك بناءً على طلبك' },
    preheader: { en: 'We have let your dietitian know.', ar: 'أبلغنا الطرف الآخر.' },
    paragraphs: [
      {
        en: `Your appointment with ${isolated(other)} is cancelled, as you asked. We have let your dietitian know.`,
        ar: `تم إلغاء موعدك مع ${isolated(other)} كما طلبت، وأبلغنا الطرف الآخر بذلك.`,
      },
    ],
    button: { en: 'Book Again', ar: 'الحجز مرة أخرى' },
  }),

  cancelledByOther: (other: string, reason: string): AppointmentMail => ({
    subject: { en: 'Your appointment is cancelled', ar: 'تم إلغاء موعدك' },
    preheader: { en: 'You can choose another time.', ar: 'يمكنك اختيار وقت آخر.' },
    paragraphs: [
      {
        en: `${beginning(other)} had to cancel your appointment. We are sorry about this.`,
        ar: `تم إلغاء موعدك بطلب من ${isolated(other)}. نعتذر عن ذلك.`,
      },
      ...because(reason),
    ],
    button: another,
    also: search,
  }),

  cancelledByUs: (other: string, reason: string): AppointmentMail => ({
    subject: { en: 'Your appointment is cancelled', ar: 'تم إلغاء موعدك' },
    preheader: { en: 'It cannot take place.', ar: 'لا يمكن إجراء الموعد.' },
    paragraphs: [
      {
        en: `Your appointment with ${isolated(other)} cannot take place, so ${brand.name.en} has cancelled it. We are sorry about this.`,
        ar: `لا يمكن إجراء موعدك مع ${isolated(other)}، لذلك ألغته ${brand.name.ar}. نعتذر عن ذلك.`,
      },
      ...because(reason),
    ],
    button: search,
  }),

  moveAsked: (other: string, until: string): AppointmentMail => ({
    subject: { en: 'Your new time has been requested', ar: 'تم إرسال طلب الوقت الجديد' },
    preheader: { en: 'Your appointment stays as it is meanwhile.', ar: 'يبقى موعدك كما هو حتى يصل الرد.' },
    paragraphs: [
      {
        en: `You asked ${isolated(other)} to move your appointment. It stays at its time until the new one is accepted.`,
        ar: `وصل طلبك تغيير وقت الموعد إلى ${isolated(other)}. يبقى الموعد في وقته إلى أن يُقبل الوقت الجديد.`,
      },
      {
        en: `If there is no answer by ${until}, the appointment stays as it is. We will email you either way.`,
        ar: `إن لم يصل رد حتى ${until}، بقي الموعد كما هو. وفي الحالتين نراسلك بالبريد الإلكتروني.`,
      },
    ],
    button: openAppointment,
  }),

  moveAccepted: (other: string): AppointmentMail => ({
    subject: { en: 'Your new time is confirmed', ar: 'تم تأكيد الوقت الجديد لموعدك' },
    preheader: { en: 'Your appointment has been moved.', ar: 'تغيّر وقت موعدك.' },
    paragraphs: [
      {
        en: `${beginning(other)} has accepted the new time. Your appointment has been moved.`,
        ar: `تم قبول الوقت الجديد من ${isolated(other)}، وتغيّر وقت موعدك.`,
      },
    ],
    button: openAppointment,
    note: mayCancel,
  }),

  moveDeclined: (other: string, reason: string): AppointmentMail => ({
    subject: { en: 'Your new time was declined', ar: 'لم يُقبل الوقت الجديد لموعدك' },
    preheader: { en: 'Your appointment stays as it was.', ar: 'يبقى موعدك كما كان.' },
    paragraphs: [
      {
        en: `${beginning(other)} cannot take the new time that you asked for. Your appointment stays as it was.`,
        ar: `تعذّر على ${isolated(other)} قبول الوقت الجديد الذي طلبته، ويبقى موعدك كما كان.`,
      },
      ...because(reason),
    ],
    button: openAppointment,
    note: mayCancel,
  }),

  moveLapsed: (other: string): AppointmentMail => ({
    subject: { en: 'Your appointment stays as it was', ar: 'يبقى موعدك كما كان' },
    preheader: { en: 'The new time was not answered.', ar: 'لم يصل رد على الوقت الجديد.' },
    paragraphs: [
      {
        en: `${beginning(other)} has not answered your request for a new time, so your appointment stays as it was.`,
        ar: `لم يصل رد من ${isolated(other)} على طلب الوقت الجديد، لذلك يبقى موعدك كما كان.`,
      },
    ],
    button: openAppointment,
    note: mayCancel,
  }),

  movedByYou: (other: string, until: string): AppointmentMail => ({
    subject: until
      ? { en: 'Your new time has been requested', ar: 'تم إرسال طلب الوقت الجديد' }
      : { en: 'Your appointment has a new time', ar: 'تغيّر وقت موعدك' },
    preheader: { en: 'Your old time has been released.', ar: 'لم يعد الوقت السابق محجوزًا.' },
    paragraphs: [
      {
        en: `You have rescheduled your appointment with ${isolated(other)}.`,
        ar: `تم تغيير وقت موعدك مع ${isolated(other)} كما طلبت.`,
      },
      ...(until ? [answeredBy(until)] : []),
    ],
    button: openAppointment,
  }),

  movedByOther: (other: string, until: string): AppointmentMail => ({
    subject: { en: 'Your appointment has a new time', ar: 'تغيّر وقت موعدك' },
    preheader: { en: 'Please check whether it suits you.', ar: 'يُرجى التأكد من أن الوقت يناسبك.' },
    paragraphs: [
      {
        en: `${beginning(other)} has rescheduled your appointment.`,
        ar: `تم تغيير وقت موعدك بطلب من ${isolated(other)}.`,
      },
      ...(until ? [answeredBy(until)] : []),
      {
        en: 'If it does not suit you, you can reschedule or cancel on the appointment page.',
        ar: 'إن لم يناسبك، فيمكنك تغيير الوقت أو إلغاء الموعد من صفحته.',
      },
    ],
    button: openAppointment,
  }),

  absent: (other: string): AppointmentMail => ({
    subject: { en: 'We have received your report', ar: 'وصلنا بلاغك' },
    preheader: { en: 'The appointment is cancelled.', ar: 'تم إلغاء الموعد.' },
    paragraphs: [
      {
        en: `You told us that ${isolated(other)} did not attend. The appointment has been cancelled. We are sorry about this.`,
        ar: `وصلنا بلاغك بعدم حضور ${isolated(other)}. تم إلغاء الموعد، ونعتذر عن ذلك.`,
      },
    ],
    button: another,
    also: search,
  }),

  whoCame: {
    patient: (other: string, until: string, isPaid: boolean): AppointmentMail => ({
      subject: { en: 'We have received your report', ar: 'وصلنا بلاغك' },
      preheader: {
        en: isPaid ? 'What you paid stays on hold meanwhile.' : 'We have asked the other side too.',
        ar: isPaid ? 'يبقى المبلغ المدفوع محجوزًا حتى ذلك الحين.' : 'طلبنا توضيحًا من الطرف الآخر أيضًا.',
      },
      paragraphs: [
        {
          en: `You told us that ${isolated(other)} did not attend. We have asked ${isolated(other)}, who has until ${until} to answer. Without an answer, what you say counts${isPaid ? ', and you get everything back' : ''}.`,
          ar: `وصلنا بلاغك بعدم حضور ${isolated(other)}. طلبنا توضيحًا منه حتى ${until}. وإذا لم يصل رد فسنعتمد بلاغك${isPaid ? ' ونعيد إليك كل ما دفعته' : ''}.`,
        },
        ...(isPaid ? [onHold] : []),
      ],
      button: openAppointment,
    }),
    dietitian: (other: string, until: string, isPaid: boolean): AppointmentMail => ({
      subject: { en: 'Did you attend your appointment?', ar: 'هل حضرت موعدك؟' },
      preheader: { en: 'Please tell us what happened.', ar: 'يُرجى إخبارنا بما حدث.' },
      paragraphs: [
        {
          en: `${beginning(other)} has reported that you did not attend the appointment. Please tell us by ${until} what happened. Without an answer, what the dietitian says counts.`,
          ar: `وصلنا بلاغ من ${isolated(other)} بأنك لم تحضر الموعد. يُرجى إخبارنا بما حدث حتى ${until}. وإذا لم يصلنا رد فسنعتمد هذا البلاغ.`,
        },
        ...(isPaid ? [onHold] : []),
      ],
      button: sayWhoCame,
    }),
    platform: (other: string, until: string, isPaid: boolean): AppointmentMail => ({
      subject: { en: 'Did your appointment take place?', ar: 'هل عُقد موعدك؟' },
      preheader: { en: 'Please tell us what happened.', ar: 'يُرجى إخبارنا بما حدث.' },
      paragraphs: [
        {
          en: `Our video call shows that ${isolated(other)} did not join. Please tell us by ${until} what happened. We have asked ${isolated(other)} too.`,
          ar: `تُظهر مكالمة الفيديو لدينا أن ${isolated(other)} لم ينضم إليها. يُرجى إخبارنا بما حدث حتى ${until}. وقد طلبنا التوضيح من الطرف الآخر أيضًا.`,
        },
        ...(isPaid ? [onHold] : []),
      ],
      button: sayWhoCame,
    }),
  },

  decided: {
    attended: (other: string, isPaid: boolean): AppointmentMail => ({
      subject: { en: 'Your appointment counts as attended', ar: 'اعتُمد حضور موعدك' },
      preheader: { en: 'The appointment is completed.', ar: 'الموعد مكتمل.' },
      paragraphs: [
        {
          en: `It is decided that your appointment with ${isolated(other)} took place. It is completed${isPaid ? ', and the dietitian is paid for it' : ''}.`,
          ar: `تبيّن أن موعدك مع ${isolated(other)} قد عُقد، فسُجّل مكتملًا${isPaid ? ' ويُصرف مقابله لأخصائي التغذية' : ''}.`,
        },
      ],
      button: openAppointment,
      note: writeToUs,
    }),
    patient_absent: (other: string, isPaid: boolean): AppointmentMail => ({
      subject: { en: 'Your appointment counts as missed', ar: 'سُجّل غيابك عن الموعد' },
      preheader: { en: 'The appointment is completed.', ar: 'الموعد مكتمل.' },
      paragraphs: [
        {
          en: `It is decided that you did not attend your appointment with ${isolated(other)}. It is completed${isPaid ? ', and the dietitian is paid for it' : ''}.`,
          ar: `تبيّن أنك لم تحضر موعدك مع ${isolated(other)}، فسُجّل مكتملًا${isPaid ? ' ويُصرف مقابله لأخصائي التغذية' : ''}.`,
        },
      ],
      button: openAppointment,
      note: writeToUs,
    }),
    dietitian_absent: (other: string, isPaid: boolean): AppointmentMail => ({
      subject: { en: 'The dietitian did not attend', ar: 'لم يحضر أخصائي التغذية' },
      preheader: isPaid
        ? { en: 'You get back everything you paid.', ar: 'يعود إليك كل ما دفعته.' }
        : { en: 'The appointment is cancelled.', ar: 'تم إلغاء الموعد.' },
      paragraphs: [
        {
          en: `It is decided that ${isolated(other)} did not attend your appointment. It is cancelled${isPaid ? ', and you get back everything you paid for it' : ''}. We are sorry about this.`,
          ar: `تبيّن أن ${isolated(other)} لم يحضر موعدك، فأُلغي${isPaid ? ' ويعود إليك كل ما دفعته مقابله' : ''}. ونعتذر عن ذلك.`,
        },
      ],
      button: openAppointment,
    }),
  },

  completed: (other: string): AppointmentMail => ({
    subject: { en: 'How was your appointment?', ar: 'كيف كان موعدك؟' },
    preheader: { en: 'A few words help others choose.', ar: 'كلمات قليلة تساعد غيرك على الاختيار.' },
    paragraphs: [
      {
        en: `We hope your appointment with ${isolated(other)} went well. A few words help others choose.`,
        ar: `نرجو أن يكون موعدك مع ${isolated(other)} قد سار على ما يُرام. كلمات قليلة منك تساعد غيرك على الاختيار.`,
      },
    ],
    button: { en: 'Write a review', ar: 'كتابة تقييم' },
    note: {
      en: `You have ${reviewDays} days to write and edit it. Your full name is not shown.`,
      ar: `يمكنك كتابته خلال ${reviewDays} يومًا وتعديله في هذه المدة. لا يظهر اسمك كاملًا.`,
    },
  }),

  reminder: (other: string, isVideo: boolean): AppointmentMail => ({
    subject: { en: 'Appointment reminder', ar: 'تذكير بموعدك' },
    preheader: { en: 'It starts soon.', ar: 'اقترب وقته.' },
    paragraphs: [
      {
        en: `Your appointment with ${isolated(other)} is coming up.`,
        ar: `اقترب موعدك مع ${isolated(other)}.`,
      },
      ...(isVideo ? [call] : []),
    ],
    button: openAppointment,
    note: mayCancel,
  }),
}
