import { brand } from '../brand.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

const keep = { en: 'Keep it', ar: 'الإبقاء عليه' }
const back = { en: 'Back', ar: 'رجوع' }

export const appointmentDialogs = {
  reason: {
    label: { en: 'Reason', ar: 'السبب' },
    help: {
      en: 'It will be included in the message. Leave out anything medical.',
      ar: 'يُرسل مع الإشعار. يُرجى عدم ذكر أي تفاصيل طبية.',
    },
  },

  cancel: {
    title: { en: 'Cancel this appointment?', ar: 'إلغاء هذا الموعد؟' },
    text: (name: string, moment: string): Word => ({
      en: `The appointment with ${name} on ${moment} will not take place. The time becomes available again right away, and we will notify you both.`,
      ar: `لن يُعقد الموعد مع \u2068${name}\u2069 يوم ${moment}. يصبح الوقت متاحًا لغيرك فورًا، ويصلكما إشعار بذلك.`,
    }),
    final: { en: 'This cannot be undone.', ar: 'لا يمكن التراجع عن الإلغاء.' },
    confirm: { en: 'Cancel Appointment', ar: 'إلغاء الموعد' },
    busy: { en: 'Cancelling...', ar: 'جارٍ الإلغاء...' },
    keep,
  },

  refund: {
    whole: (paid: string): Word => ({
      en: `You get back all of the ${paid} you paid.`,
      ar: `ستسترد كامل المبلغ المدفوع، ⁨${paid}⁩.`,
    }),
    part: (refund: string, paid: string): Word => ({
      en: `You get back ${refund} of the ${paid} you paid.`,
      ar: `ستسترد ⁨${refund}⁩ من المبلغ المدفوع، ⁨${paid}⁩.`,
    }),
    none: (paid: string): Word => ({
      en: `It is too late for a refund: nothing of the ${paid} you paid comes back.`,
      ar: `انتهت مهلة الاسترداد، ولن يعود شيء من المبلغ المدفوع، ⁨${paid}⁩.`,
    }),
    patientWhole: (paid: string): Word => ({
      en: `The patient gets back all of the ${paid} that was paid.`,
      ar: `يسترد المريض كامل المبلغ المدفوع، ⁨${paid}⁩.`,
    }),
  },

  decline: {
    title: { en: 'Decline this request?', ar: 'رفض هذا الطلب؟' },
    text: (name: string, moment: string): Word => ({
      en: `${name} asked for ${moment}. The request will be cancelled, the time becomes available again right away, and we will let the patient know.`,
      ar: `وصلك من \u2068${name}\u2069 طلب موعد يوم ${moment}. يُلغى الطلب ويصبح الوقت متاحًا فورًا، ونبلّغ المريض بذلك.`,
    }),
    confirm: { en: 'Decline', ar: 'رفض' },
    busy: { en: 'Declining...', ar: 'جارٍ الرفض...' },
    keep: back,
  },

  declineMove: {
    title: { en: 'Decline the new time?', ar: 'رفض الوقت الجديد؟' },
    text: (name: string, wanted: string, kept: string): Word => ({
      en: `${name} asked to move the appointment to ${wanted}. It stays at ${kept}. We will let the patient know.`,
      ar: `وصلك من \u2068${name}\u2069 طلب تغيير وقت الموعد إلى ${wanted}. يبقى الموعد في وقته، ${kept}، وسنبلّغ المريض بذلك.`,
    }),
    confirm: { en: 'Decline', ar: 'رفض' },
    busy: { en: 'Declining...', ar: 'جارٍ الرفض...' },
    keep: back,
  },

  complete: {
    title: { en: 'How did it go?', ar: 'كيف كان الموعد؟' },
    text: {
      en: 'This closes the appointment. If it took place, the patient can review it.',
      ar: 'بهذا يُغلق الموعد. ويمكن للمريض تقييمه إذا عُقد.',
    },
    outcome: { en: 'The appointment', ar: 'الموعد' },
    attended: { en: 'It took place', ar: 'عُقد الموعد' },
    absent: { en: 'The patient did not attend', ar: 'لم يحضر المريض' },
    askedFirst: {
      en: 'If our video call does not show this, we ask the patient first. The payment stays on hold until it is decided who attended, for two days at most if the patient does not answer.',
      ar: 'إذا لم تُظهر مكالمة الفيديو ذلك فسنسأل المريض أولًا، ويبقى المبلغ محجوزًا إلى أن يُبت فيمن حضر، وذلك خلال يومين على الأكثر إذا لم يصل رد.',
    },
    attendedOnly: {
      en: 'You can report that the patient did not attend from 15 minutes after the start. For our own video call, you must have been there, and the patient not.',
      ar: 'يمكن الإبلاغ عن غياب المريض بعد مضي 15 دقيقة على بداية الموعد. وفي مكالمة الفيديو لدينا يُشترط حضورك وعدم حضور المريض.',
    },
    confirm: { en: 'Mark as Completed', ar: 'تسجيل اكتمال الموعد' },
    busy: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    keep: back,
  },

  absence: {
    title: { en: 'Did the dietitian not attend?', ar: 'ألم يحضر الأخصائي؟' },
    text: {
      en: 'If our video call shows that you waited, the appointment is cancelled right away, and you get everything back. Otherwise we ask the dietitian first, who has two days to answer. What you paid stays on hold until then.',
      ar: 'إذا أظهرت مكالمة الفيديو لدينا أنك انتظرت فسيُلغى الموعد فورًا ويعود إليك كل ما دفعته. وإلا فسنسأل الأخصائي أولًا، وأمامه يومان للرد، ويبقى المبلغ محجوزًا حتى ذلك الحين.',
    },
    confirm: { en: 'Report the absence', ar: 'الإبلاغ عن الغياب' },
    busy: { en: 'Reporting...', ar: 'جارٍ الإبلاغ...' },
    keep: back,
  },

  whoCame: {
    title: { en: 'Who attended?', ar: 'من حضر الموعد؟' },
    text: {
      en: 'You can say this once. If the two of you do not agree, our team decides. It reads what you write, and the other side does not.',
      ar: 'يمكنك الإجابة مرة واحدة. وإذا اختلفت إجابتاكما فسيبت فريقنا في الأمر. يطّلع الفريق وحده على ما تكتبه.',
    },
    legend: { en: 'What happened', ar: 'ما حدث' },
    options: {
      patient: {
        attended: { en: 'It took place', ar: 'عُقد الموعد' },
        dietitian_absent: { en: 'The dietitian did not attend', ar: 'لم يحضر الأخصائي' },
        patient_absent: { en: 'I did not attend', ar: 'لم أحضر' },
      },
      dietitian: {
        attended: { en: 'It took place', ar: 'عُقد الموعد' },
        patient_absent: { en: 'The patient did not attend', ar: 'لم يحضر المريض' },
        dietitian_absent: { en: 'I did not attend', ar: 'لم أحضر' },
      },
    },
    words: {
      label: { en: 'What our team should know', ar: 'ما يفيد فريقنا' },
      help: {
        en: 'When you were there, how you tried to reach each other. Leave out anything medical.',
        ar: 'متى كنت حاضرًا، وكيف حاولت التواصل. يُرجى عدم ذكر أي تفاصيل طبية.',
      },
    },
    confirm: { en: 'Send answer', ar: 'إرسال الإجابة' },
    busy: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    keep: back,
    done: { en: 'Thank you. We have your answer.', ar: 'شكرًا لك، وصلتنا إجابتك.' },
    asked: { en: 'We have asked the other side', ar: 'طلبنا التوضيح من الطرف الآخر' },
    failed: { en: 'Your answer could not be sent', ar: 'تعذّر إرسال إجابتك' },
  },

  reschedule: {
    title: { en: 'Reschedule Appointment', ar: 'تغيير وقت الموعد' },
    now: (moment: string): Word => ({ en: `Now: ${moment}`, ar: `الوقت الحالي: ${moment}` }),
    day: { en: 'New day of the appointment', ar: 'اليوم الجديد للموعد' },
    freed: {
      en: 'Your current time becomes available to others right away.',
      ar: 'يصبح الوقت الحالي متاحًا لغيرك فورًا.',
    },
    pendingAgain: {
      en: 'The request stays pending until the dietitian accepts it, unless bookings are confirmed right away.',
      ar: 'يبقى الطلب قيد الانتظار حتى يُقبل، ما لم تكن الحجوزات تُؤكَّد فورًا.',
    },
    keptUntilAccepted: {
      en: 'The appointment stays at its current time until the dietitian accepts the new one, unless bookings are confirmed right away.',
      ar: 'يبقى الموعد في وقته الحالي إلى أن يُقبل الوقت الجديد، ما لم تكن الحجوزات تُؤكَّد فورًا.',
    },
    refund: {
      atMost: (back: string, paid: string): Word => ({
        en: `If you cancel it later, at most ${isolated(back)} of ${isolated(paid)} comes back, as now.`,
        ar: `عند الإلغاء لاحقًا يعود إليك ${isolated(back)} من ${isolated(paid)} على الأكثر، كما لو ألغيته الآن.`,
      }),
      nothing: {
        en: 'If you cancel it later, nothing of what you paid comes back, as now.',
        ar: 'عند الإلغاء لاحقًا لا يعود إليك شيء مما دفعته، كما لو ألغيته الآن.',
      },
      notTheUse: {
        en: 'If you cancel it later, this session of your package stays used, as now.',
        ar: 'عند الإلغاء لاحقًا تبقى هذه الجلسة من باقتك مستخدمة، كما لو ألغيتها الآن.',
      },
    },
    dropsWish: {
      en: 'This answers the new time that the patient asked for with another one.',
      ar: 'يحلّ هذا الوقت محل الوقت الجديد المطلوب.',
    },
    statusStays: {
      en: 'The status does not change. We will let the patient know, and they may cancel.',
      ar: 'تبقى حالة الموعد كما هي. وسنبلّغ المريض، ويمكنه الإلغاء.',
    },
    movesLeft: {
      one: { en: 'You can reschedule it one more time.', ar: 'يمكنك تغيير الوقت مرة واحدة أخرى.' },
      two: { en: 'You can reschedule it twice.', ar: 'يمكنك تغيير الوقت مرتين.' },
    },
    moveTo: (moment: string): Word => ({ en: `Move to ${moment}`, ar: `تغيير الوقت إلى ${moment}` }),
    nearest: { en: 'The nearest available times:', ar: 'هذه أقرب الأوقات المتاحة:' },
    confirm: { en: 'Move the appointment', ar: 'تغيير وقت الموعد' },
    busy: { en: 'Moving...', ar: 'جارٍ تغيير الوقت...' },
    keep: { en: 'Keep the time', ar: 'الإبقاء على الوقت' },
    asked: { en: 'New time requested', ar: 'تم إرسال طلب الوقت الجديد' },
    done: { en: 'Appointment rescheduled successfully', ar: 'تم تغيير وقت الموعد بنجاح' },
    failed: { en: 'Failed to reschedule appointment', ar: 'تعذّر تغيير وقت الموعد' },
  },

  link: {
    title: { en: 'Meeting link', ar: 'رابط الاجتماع' },
    text: {
      en: `The call takes place on ${brand.name.en}, unless you add your own Zoom or Google Meet link. We will tell the patient about any change.`,
      ar: `تتم المكالمة على ${brand.name.ar}، ما لم تضف رابط Zoom أو Google Meet خاصًا بك. ونبلّغ المريض بأي تغيير.`,
    },
    label: { en: 'Your own link', ar: 'رابطك الخاص' },
    help: {
      en: 'It starts with https:// and leads to Zoom or Google Meet.',
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
