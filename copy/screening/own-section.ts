/** What the page of services says of a dietitian's own questionnaires before they are opened. */
export const ownSection = {
  title: { en: 'Questionnaires', ar: 'الاستبيانات' },
  text: {
    en: 'Your own questions. Send them from a patient’s page, or with every booking of a service.',
    ar: 'أسئلة من إعدادك. أرسلها من صفحة المريض، أو مع كل حجز لإحدى خدماتك.',
  },
  open: { en: 'Show questionnaires', ar: 'عرض الاستبيانات' },
}
