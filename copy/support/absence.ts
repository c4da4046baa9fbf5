import type { Word } from '../word.ts'

/** What the Support Team is told in the name of a patient whose dietitian did not come. */
export const absenceTicket = {
  subject: { en: 'The dietitian missed the appointment', ar: 'غياب أخصائي التغذية عن الموعد' },
  content: (when: string): Word => ({
    en: `I have reported that the dietitian did not join the appointment on ${when}.`,
    ar: `أبلغت عن غياب أخصائي التغذية عن موعد يوم ${when}.`,
  }),
}
