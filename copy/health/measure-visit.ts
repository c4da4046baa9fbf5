/** What opens the form of a visit. */
export const measureVisit = {
  open: { en: 'Measurements of this visit', ar: 'قياسات هذه الزيارة' },
  card: {
    title: { en: 'Measurements', ar: 'القياسات' },
    text: {
      en: 'Weight, waist, body composition and blood pressure in one form.',
      ar: 'الوزن والخصر وتركيب الجسم وضغط الدم في نموذج واحد.',
    },
  },
}
