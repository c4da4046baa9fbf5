/** The reason of a full refund, which patient, dietitian and admins read. */
export const missedVisit = {
  en: 'The dietitian did not attend the appointment.',
  ar: 'لم يحضر أخصائي التغذية الموعد.',
}
