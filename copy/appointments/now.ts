import type { Word } from '../word.ts'

/** The bar at the foot of every page while an appointment takes place. */
export const nowBar = {
  label: { en: 'Appointment now', ar: 'الموعد الجاري' },
  /** Before the start, during the appointment, and while the call is still open after its end. */
  starts: (time: string): Word => ({ en: `Starts at ${time}`, ar: `يبدأ ${time}` }),
  until: (time: string): Word => ({ en: `Now, until ${time}`, ar: `الآن، حتى ${time}` }),
  ended: (time: string): Word => ({ en: `Ended at ${time}`, ar: `انتهى ${time}` }),
  /** As short as its place. */
  join: { en: 'Join', ar: 'انضمام' },
  start: { en: 'Start', ar: 'بدء' },
  open: { en: 'Open', ar: 'فتح' },
}
