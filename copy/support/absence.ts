import type { Word } from '../word.ts'

/** The ticket that is opened in the name of a person who reports that the other side did not attend. */
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
