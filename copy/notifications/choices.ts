import type { ContactChoices } from '#contract/notifications.ts'
import type { Word } from '../word.ts'

export const contactChoicesWords = {
  email: {
    title: { en: 'Email', ar: 'البريد الإلكتروني' },
    text: {
      en: 'Bookings, cancellations and new times set by the other side always reach you by email: they are what you have agreed on.',
      ar: 'تصلك دائمًا بالبريد رسائل الحجز والإلغاء وتغيير الطرف الآخر للوقت، لأنها ما اتُّفق عليه.',
    },
  },
  sms: {
    title: { en: 'SMS', ar: 'الرسائل النصية' },
    text: {
      en: 'Short messages with day and hour. They never say what an appointment is about.',
      ar: 'رسائل قصيرة باليوم والساعة، لا تذكر موضوع الموعد أبدًا.',
    },
    noPhone: {
      en: 'Your account has no phone number yet, so there is nowhere to send them to.',
      ar: 'لا رقم هاتف في حسابك بعد، فلا سبيل إلى إرسالها.',
    },
  },
  switches: {
    emailUpdates: {
      label: { en: 'Appointment updates', ar: 'مستجدات المواعيد' },
      help: {
        patient: {
          en: 'What you have changed yourself, and a question afterwards how it was.',
          ar: 'ما غيّرته بنفسك، وسؤال بعد الموعد عن رأيك فيه.',
        },
        dietitian: {
          en: 'New requests, requests that have lapsed, and what you have accepted or moved yourself.',
          ar: 'الطلبات الجديدة، والطلبات التي انتهت دون رد، وما قبلته أو نقلته بنفسك.',
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
    smsUpdates: {
      label: { en: 'Appointment updates', ar: 'مستجدات المواعيد' },
      help: {
        patient: {
          en: 'Booked, confirmed, declined, moved or cancelled.',
          ar: 'عند الحجز أو التأكيد أو الرفض أو تغيير الوقت أو الإلغاء.',
        },
        dietitian: {
          en: 'Requested, booked, moved or cancelled by a patient.',
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
  /** A switch by itself, for those who do not see what stands above it. */
  named: (channel: string, name: string): Word => ({
    en: `${channel}: ${name}`,
    ar: `${channel}: ${name}`,
  }),
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  failed: { en: 'Your choice was not saved', ar: 'لم يُحفظ اختيارك' },
  unread: { en: 'Your choices could not be loaded', ar: 'تعذّر تحميل اختياراتك' },
}
