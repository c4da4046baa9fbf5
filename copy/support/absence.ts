import type { Word } from '../word.ts'

/** What the Support Team hears in the name of whoever says that the other side did not come. */
export const absenceTicket = {
  patient: {
    subject: { en: 'The dietitian missed the appointment', ar: 'غياب أخصائي التغذية عن الموعد' },
    content: (when: string): Word => ({
      en: `I have reported that the dietitian did not join the appointment on ${when}.`,
      ar: `أبلغت عن غياب أخصائي التغذية عن موعد يوم ${when}.`,
    }),
  },
  dietitian: {
    subject: { en: 'The patient missed the appointment', ar: 'غياب المريض عن الموعد' },
    content: (when: string): Word => ({
      en: `I have reported that the patient did not attend the appointment on ${when}.`,
      ar: `أبلغت عن غياب المريض عن موعد يوم ${when}.`,
    }),
  },
}
