import { byMinutes } from '#copy/minutes.ts'
import type { Word } from '../word.ts'

export const appointmentDetail = {
  missing: { en: 'Appointment not found', ar: 'الموعد غير موجود' },
  failed: { en: 'Failed to load appointment details', ar: 'تعذّر تحميل تفاصيل الموعد' },

  facts: {
    title: { en: 'Details', ar: 'التفاصيل' },
    type: { en: 'Type', ar: 'النوع' },
    way: { en: 'Consultation', ar: 'الاستشارة' },
    location: { en: 'Location', ar: 'المكان' },
    price: { en: 'Price', ar: 'السعر' },
    paid: { en: 'Paid', ar: 'مدفوع' },
    refunded: (amount: string): Word => ({
      en: `${amount} refunded`,
      ar: `استُرد ⁨${amount}⁩`,
    }),
    videoCall: { en: 'Video Call', ar: 'مكالمة فيديو' },
    ownLink: (host: string): Word => ({
      en: `Video Call (${host})`,
      ar: `مكالمة فيديو (\u2068${host}\u2069)`,
    }),
    addressLater: {
      en: 'The address appears here once the appointment is confirmed.',
      ar: 'يظهر العنوان هنا بعد تأكيد الموعد.',
    },
    area: { en: 'See the area on a map', ar: 'عرض المنطقة على الخريطة' },
    map: { en: 'Find it on a map', ar: 'البحث عنه في الخريطة' },
    message: {
      patient: { en: 'Your message for the dietitian', ar: 'رسالتك إلى الأخصائي' },
      dietitian: { en: 'What the patient would like help with', ar: 'ما يحتاج المريض إلى المساعدة فيه' },
    },
    calendar: { en: 'Add to calendar', ar: 'إضافة إلى التقويم' },
  },

  state: {
    waitsForDietitian: (moment: string): Word => ({
      en: `The dietitian has until ${moment} to answer. If there is no answer, the request lapses.`,
      ar: `أمام الأخصائي حتى ${moment} للرد. وإذا لم يصل رد فسينتهي الطلب تلقائيًا.`,
    }),
    waitsForYou: (moment: string): Word => ({
      en: `Please answer by ${moment}. After that the request lapses.`,
      ar: `بانتظار ردك حتى ${moment}. وبعد ذلك ينتهي الطلب تلقائيًا.`,
    }),
    youWant: (wanted: string, until: string): Word => ({
      en: `You asked to move it to ${wanted}. It stays at its current time until the dietitian accepts. Without an answer by ${until} it stays as it is.`,
      ar: `طلبت تغيير الوقت إلى ${wanted}. ويبقى الموعد في وقته الحالي إلى أن يُقبل الوقت الجديد. وإذا لم يصل رد قبل ${until} يبقى كما هو.`,
    }),
    patientWants: (wanted: string, until: string): Word => ({
      en: `The patient asks to move it to ${wanted}. Both times are kept for your answer until ${until}. Without one the appointment stays as it is.`,
      ar: `وصلك طلب تغيير الوقت إلى ${wanted}. الوقتان محجوزان إلى أن يصل ردك، حتى ${until}. ودون رد يبقى الموعد كما هو.`,
    }),
    moveDeclined: {
      en: 'The new time was declined. The appointment stays as it was.',
      ar: 'لم يُقبل الوقت الجديد، ويبقى الموعد كما كان.',
    },
    moveLapsed: {
      en: 'The new time was not answered. The appointment stays as it was.',
      ar: 'لم يصل رد على الوقت الجديد، ويبقى الموعد كما كان.',
    },
    opens: (minutes: number): Word => ({
      en: `The video call opens ${byMinutes(minutes).en} before the start.`,
      ar: `تُفتح مكالمة الفيديو قبل الموعد ${byMinutes(minutes).ar}.`,
    }),
    claim: {
      asked: (moment: string, isPaid: boolean): Word => ({
        en: `It is not clear who attended. Please tell us by ${moment} what happened.${isPaid ? ' The payment stays on hold until this is decided.' : ''}`,
        ar: `لم يتضح من حضر الموعد. يُرجى إخبارنا بما حدث حتى ${moment}.${isPaid ? ' ويبقى المبلغ محجوزًا إلى أن يُبت في الأمر.' : ''}`,
      }),
      answered: (moment: string, isPaid: boolean): Word => ({
        en: `We have your answer. The other side has until ${moment}.${isPaid ? ' The payment stays on hold until this is decided.' : ''}`,
        ar: `وصلتنا إجابتك، وأمام الطرف الآخر حتى ${moment}.${isPaid ? ' ويبقى المبلغ محجوزًا إلى أن يُبت في الأمر.' : ''}`,
      }),
      forAdmins: (isPaid: boolean): Word => ({
        en: `Our team is deciding who attended.${isPaid ? ' The payment stays on hold until then.' : ''}`,
        ar: `يبت فريقنا فيمن حضر الموعد.${isPaid ? ' ويبقى المبلغ محجوزًا حتى ذلك الحين.' : ''}`,
      }),
    },
    canReport: (moment: string): Word => ({
      en: `If the dietitian did not attend, you can tell us until ${moment}.`,
      ar: `إذا لم يحضر الأخصائي فيمكنك إبلاغنا حتى ${moment}.`,
    }),
    missed: { en: 'The patient did not attend.', ar: 'لم يحضر المريض.' },
    youMissed: { en: 'Recorded as missed by you.', ar: 'سُجّل غيابك عن الموعد.' },
    reason: { en: 'Reason given', ar: 'السبب المذكور' },
  },

  actions: {
    title: { en: 'Actions', ar: 'الإجراءات' },
    messageDietitian: { en: 'Message Dietitian', ar: 'مراسلة الأخصائي' },
    messagePatient: { en: 'Message Patient', ar: 'مراسلة المريض' },
    viewDietitian: { en: 'View Dietitian Profile', ar: 'عرض ملف الأخصائي' },
    viewPatient: { en: 'View Patient Profile', ar: 'عرض ملف المريض' },
    join: { en: 'Join Video Call', ar: 'الانضمام إلى مكالمة الفيديو' },
    start: { en: 'Start Video Call', ar: 'بدء مكالمة الفيديو' },
    acceptMove: { en: 'Accept the new time', ar: 'قبول الوقت الجديد' },
    accepting: { en: 'Accepting...', ar: 'جارٍ القبول...' },
    withdraw: { en: 'Keep the current time', ar: 'الإبقاء على الوقت الحالي' },
    withdrawing: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    withdrawn: { en: 'The appointment stays at its time', ar: 'يبقى الموعد في وقته' },
    confirm: { en: 'Confirm', ar: 'تأكيد' },
    confirming: { en: 'Confirming...', ar: 'جارٍ التأكيد...' },
    decline: { en: 'Decline', ar: 'رفض' },
    complete: { en: 'Mark as Completed', ar: 'تسجيل اكتمال الموعد' },
    cancel: { en: 'Cancel Appointment', ar: 'إلغاء الموعد' },
    reschedule: { en: 'Reschedule Appointment', ar: 'تغيير وقت الموعد' },
    notes: { en: 'Add Consultation Notes', ar: 'إضافة ملاحظات الاستشارة' },
    link: { en: 'Change the meeting link', ar: 'تغيير رابط الاجتماع' },
    absent: { en: 'The dietitian did not attend', ar: 'لم يحضر الأخصائي' },
    whoCame: { en: 'Tell us what happened', ar: 'إخبارنا بما حدث' },
  },
}
