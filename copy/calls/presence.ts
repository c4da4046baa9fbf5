import type { Word } from '../word.ts'

/** Who attended a video call, on the page of its appointment. */
export const presence = {
  title: { en: 'Video call attendance', ar: 'الحضور في مكالمة الفيديو' },
  you: { en: 'You', ar: 'أنت' },
  span: (from: string, to: string): Word => ({ en: `${from} to ${to}`, ar: `${from} إلى ${to}` }),
  since: (from: string): Word => ({ en: `since ${from}`, ar: `منذ ${from}` }),
  nobody: { en: 'Not in the call', ar: 'لم يُسجَّل حضور' },
  help: {
    en: 'We keep the times when each of you joined and left, never the call itself.',
    ar: 'نحتفظ بأوقات الدخول والخروج فقط، ولا نحتفظ بالمكالمة نفسها.',
  },
}
