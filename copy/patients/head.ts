/** What a dietitian sees of a patient above everything else. */
export const patientHead = {
  allergiesNotShared: { en: 'Allergies are not shared', ar: 'الحساسية غير متاحة لك' },
  noAllergies: { en: 'No allergies stated', ar: 'لم تُذكر أي حساسية' },
}
