/** The page of a call, from its lobby to its end. */
export const callPage = {
  title: { en: 'Video Call', ar: 'مكالمة الفيديو' },
  back: { en: 'Appointment Details', ar: 'تفاصيل الموعد' },
}
