import { byMinutes } from '#copy/minutes.ts'
import type { Word } from '../word.ts'

/** The page on which both sides wait until a video call opens. */
export const lobby = {
  failed: { en: 'Failed to load appointment details', ar: 'تعذّر تحميل تفاصيل الموعد' },
  missing: { en: 'Appointment not found', ar: 'الموعد غير موجود' },
  whenTo: (from: string, to: string): Word => ({ en: `${from} to ${to}`, ar: `${from} إلى ${to}` }),
  zone: (zone: string): Word => ({
    en: `Your time zone: ${zone}`,
    ar: `منطقتك الزمنية: \u2068${zone}\u2069`,
  }),
  practiceZone: (time: string, zone: string): Word => ({
    en: `At the practice it will be ${time} (${zone}).`,
    ar: `تكون الساعة في العيادة عندئذ ${time} (\u2068${zone}\u2069).`,
  }),
  moved: (moment: string): Word => ({
    en: `The appointment was rescheduled. The new time: ${moment}.`,
    ar: `تغيّر وقت الموعد. الوقت الجديد: ${moment}.`,
  }),

  early: { en: 'The call opens in', ar: 'تُفتح المكالمة بعد' },
  opensAt: (moment: string): Word => ({ en: `Opens: ${moment}`, ar: `تُفتح: ${moment}` }),
  opening: {
    title: { en: 'The call is about to open', ar: 'ستُفتح المكالمة بعد لحظات' },
    text: {
      en: 'This page updates by itself.',
      ar: 'تُحدَّث هذه الصفحة تلقائيًا.',
    },
  },
  open: {
    title: { en: 'The call is open', ar: 'المكالمة مفتوحة' },
    outside: (host: string): Word => ({
      en: `It takes place on ${host} and opens in a new tab.`,
      ar: `تُجرى على \u2068${host}\u2069 وتُفتح في تبويب جديد.`,
    }),
  },
  ours: {
    text: {
      en: 'It takes place on this page. Nothing is recorded.',
      ar: 'تُجرى في هذه الصفحة، ولا تُسجَّل.',
    },
    microphone: { en: 'Join with microphone on', ar: 'الانضمام والميكروفون يعمل' },
    camera: { en: 'Join with camera on', ar: 'الانضمام والكاميرا تعمل' },
  },
  closed: {
    title: { en: 'The call has closed', ar: 'أُغلقت المكالمة' },
    text: (minutes: number): Word => ({
      en: `It closed ${byMinutes(minutes).en} after the end of the appointment.`,
      ar: `أُغلقت بعد نهاية الموعد ${byMinutes(minutes).ar}.`,
    }),
  },
  pending: {
    title: { en: 'Not confirmed yet', ar: 'لم يُؤكَّد الموعد بعد' },
    patient: {
      en: 'The call opens once the dietitian has accepted the appointment.',
      ar: 'تُفتح المكالمة بعد أن يقبل الأخصائي الموعد.',
    },
    dietitian: {
      en: 'Accept the appointment first, on its page.',
      ar: 'يلزم قبول الموعد أولًا من صفحته.',
    },
  },
  cancelled: {
    title: { en: 'This appointment is cancelled', ar: 'أُلغي هذا الموعد' },
    text: { en: 'The call will not take place.', ar: 'لن تُجرى المكالمة.' },
  },
  completed: {
    title: { en: 'This appointment is over', ar: 'انتهى هذا الموعد' },
    text: { en: 'The call is closed.', ar: 'المكالمة مغلقة.' },
  },
  inPerson: {
    title: { en: 'This appointment is in person', ar: 'هذا الموعد حضوري' },
    text: { en: 'There is no video call for it.', ar: 'لا مكالمة فيديو لهذا الموعد.' },
  },

  rules: {
    title: { en: 'Good to know', ar: 'للعلم' },
    opens: (minutes: number): Word => ({
      en: `The call opens ${byMinutes(minutes).en} before the start.`,
      ar: `تُفتح المكالمة قبل البداية ${byMinutes(minutes).ar}.`,
    }),
    closes: (minutes: number): Word => ({
      en: `It closes ${byMinutes(minutes).en} after the end.`,
      ar: `تُغلق بعد النهاية ${byMinutes(minutes).ar}.`,
    }),
    unrecorded: { en: 'Nothing is recorded.', ar: 'لا تُسجّل المكالمة.' },
  },
}
