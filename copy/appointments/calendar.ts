import { brand } from '../brand.ts'
import type { Word } from '../word.ts'

/** The entry in a calendar that other people may see, so it does not state what the appointment is about. */
export const calendarWords = {
  summary: (other: string): Word => ({ en: `Appointment with ${other}`, ar: `موعد مع ${other}` }),
  unknown: { en: `Appointment at ${brand.name.en}`, ar: `موعد في ${brand.name.ar}` },
  waits: { en: 'Not confirmed yet.', ar: 'لم يُؤكَّد بعد.' },
  video: { en: 'Video Call', ar: 'مكالمة فيديو' },
  alarm: { en: 'Your appointment starts soon', ar: 'اقترب موعدك' },
  name: { en: `${brand.name.en} appointments`, ar: `مواعيد ${brand.name.ar}` },
}
