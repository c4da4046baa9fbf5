/** In place of names that are erased. */
export const unknown = {
  patient: { en: 'Unknown Patient', ar: 'مريض غير معروف' },
  dietitian: { en: 'Unknown Dietitian', ar: 'أخصائي غير معروف' },
}
