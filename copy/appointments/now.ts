import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** The appointment that takes place: the bar at the foot of pages, and the card that dashboards and lists begin with. */
export const nowWords = {
  label: { en: 'Appointment now', ar: 'الموعد الجاري' },
  /** Before the start, during the appointment, and while the call is still open after its end. */
  startsIn: (minutes: number): Word =>
    counted(
      minutes,
      'Starts in # minute',
      'Starts in # minutes',
      {
        zero: 'يبدأ الآن',
        one: 'يبدأ بعد دقيقة واحدة',
        two: 'يبدأ بعد دقيقتين',
        few: 'يبدأ بعد # دقائق',
        many: 'يبدأ بعد # دقيقة',
        other: 'يبدأ بعد # دقيقة',
      },
      'Starts now',
    ),
  /** The other side is in the call already. */
  waiting: (name: string): Word => ({
    en: `${isolated(name)} is waiting`,
    ar: `${isolated(name)} بانتظارك`,
  }),
  until: (time: string): Word => ({
    en: `Now, until ${isolated(time)}`,
    ar: `الآن، حتى ${isolated(time)}`,
  }),
  ended: (time: string): Word => ({ en: `Ended at ${isolated(time)}`, ar: `انتهى ${isolated(time)}` }),
  /** As short as its place. */
  join: { en: 'Join', ar: 'انضمام' },
  start: { en: 'Start', ar: 'بدء' },
  open: { en: 'Open', ar: 'فتح' },
}
