import { isolated } from './quoted.ts'
import type { Word } from './word.ts'

/** Times relative to the reader's today. */
export const times = {
  today: { en: 'Today', ar: 'اليوم' },
  tomorrow: { en: 'Tomorrow', ar: 'غدًا' },
  at: (day: string, time: string): Word => ({ en: `${day}, ${time}`, ar: `${day}، ${time}` }),
  yourZone: (zone: string): Word => ({
    en: `Times are in your own time zone: ${zone}.`,
    ar: `الأوقات حسب منطقتك الزمنية: ${isolated(zone)}.`,
  }),
  practiceZone: (zone: string): Word => ({
    en: `The practice’s time zone is ${zone}.`,
    ar: `توقيت العيادة: ${isolated(zone)}.`,
  }),
  /** A moment in another time zone than the reader's. */
  inZone: (moment: string, zone: string): Word => ({
    en: `${moment} (${zone})`,
    ar: `${moment} (${isolated(zone)})`,
  }),
}
