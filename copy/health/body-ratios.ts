/** Figures computed from measurements of the body. */
export const bodyRatios = {
  title: { en: 'Computed from these', ar: 'محسوب من هذه القيم' },
  bmi: { en: 'BMI', ar: 'مؤشر كتلة الجسم' },
  waistToHeight: { en: 'Waist to height', ar: 'نسبة الخصر إلى الطول' },
  waistToHip: { en: 'Waist to hip', ar: 'نسبة الخصر إلى الورك' },
}
