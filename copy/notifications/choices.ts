import type { ContactChoices } from '#contract/notifications/choices.ts'
import type { Word } from '../word.ts'

export const contactChoicesWords = {
  email: {
    title: { en: 'Email', ar: 'البريد الإلكتروني' },
    text: {
      en: 'Bookings, cancellations and new times set by the other side always reach you by email. These emails cannot be turned off.',
      ar: 'تصلك دائمًا بالبريد الإلكتروني رسائل الحجز والإلغاء وتغيير الطرف الآخر للوقت، ولا يمكن إيقافها.',
    },
  },
  sms: {
    title: { en: 'SMS', ar: 'الرسائل النصية' },
    text: {
      en: 'Short messages with the day and time. They never say what an appointment is about.',
      ar: 'رسائل قصيرة باليوم والساعة، لا تذكر موضوع الموعد أبدًا.',
    },
    noPhone: {
      patient: {
        en: 'Your account has no phone number yet. Add it under Account to receive them.',
        ar: 'لا يوجد رقم جوال في حسابك بعد. تصلك الرسائل بعد إضافة رقمك في تبويب «الحساب».',
      },
      dietitian: {
        en: 'Your account has no phone number yet. Add it in your professional profile to receive them.',
        ar: 'لا يوجد رقم جوال في حسابك بعد. تصلك الرسائل بعد إضافة رقمك في ملفك المهني.',
      },
    },
  },
  switches: {
    emailUpdates: {
      label: { en: 'Appointment updates', ar: 'مستجدات المواعيد' },
      help: {
        patient: {
          en: 'Changes you make yourself, and afterwards a question about how it went.',
          ar: 'ما غيّرته بنفسك، وسؤال بعد الموعد عن رأيك فيه.',
        },
        dietitian: {
          en: 'New and lapsed requests, and appointments you accept or reschedule yourself.',
          ar: 'الطلبات الجديدة، والطلبات التي انتهت دون رد، وما قبلته أو غيّرت وقته بنفسك.',
        },
      },
    },
    emailReminders: {
      label: { en: 'Reminders', ar: 'التذكيرات' },
      help: {
        patient: { en: '24 hours before an appointment.', ar: 'قبل الموعد بـ24 ساعة.' },
        dietitian: { en: '24 hours before an appointment.', ar: 'قبل الموعد بـ24 ساعة.' },
      },
    },
    emailDigest: {
      label: { en: 'Daily summary', ar: 'ملخص يومي' },
      help: {
        patient: {
          en: 'Every day at 8:00 am, if there are notifications you have not read.',
          ar: 'كل يوم الساعة 8:00 ص، عند وجود إشعارات لم تقرأها.',
        },
        dietitian: {
          en: 'Every day at 8:00 am, if there are notifications you have not read.',
          ar: 'كل يوم الساعة 8:00 ص، عند وجود إشعارات لم تقرأها.',
        },
      },
    },
    smsUpdates: {
      label: { en: 'Appointment updates', ar: 'مستجدات المواعيد' },
      help: {
        patient: {
          en: 'Booked, confirmed, declined, rescheduled or cancelled.',
          ar: 'عند الحجز أو التأكيد أو الرفض أو تغيير الوقت أو الإلغاء.',
        },
        dietitian: {
          en: 'Requested, booked, rescheduled or cancelled by a patient.',
          ar: 'عند طلب المريض موعدًا أو حجزه أو تغيير وقته أو إلغائه.',
        },
      },
    },
    smsReminders: {
      label: { en: 'Reminders', ar: 'التذكيرات' },
      help: {
        patient: { en: '2 hours before an appointment.', ar: 'قبل الموعد بساعتين.' },
        dietitian: { en: '2 hours before an appointment.', ar: 'قبل الموعد بساعتين.' },
      },
    },
  } satisfies Record<keyof ContactChoices, { label: Word; help: Record<'patient' | 'dietitian', Word> }>,
  /** The full label of a switch for screen readers. */
  named: (channel: string, name: string): Word => ({
    en: `${channel}: ${name}`,
    ar: `${channel}: ${name}`,
  }),
  failed: { en: 'Your choice could not be saved', ar: 'تعذّر حفظ اختيارك' },
  unread: { en: 'Your choices could not be loaded', ar: 'تعذّر تحميل اختياراتك' },
}
