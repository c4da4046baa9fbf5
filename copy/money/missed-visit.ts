/** Why all of a price goes back: patient, dietitian and admins read it. */
export const missedVisit = {
  en: 'The dietitian did not attend the appointment.',
  ar: 'لم يحضر أخصائي التغذية الموعد.',
}
