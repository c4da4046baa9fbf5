import { counted } from '../counted.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

/** The card of the running or next appointment, on both dashboards. */
export const visitWords = {
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
  until: (time: string): Word => ({
    en: `Now, until ${isolated(time)}`,
    ar: `الآن، حتى ${isolated(time)}`,
  }),
  ended: (time: string): Word => ({ en: `Ended at ${isolated(time)}`, ar: `انتهى ${isolated(time)}` }),
}
