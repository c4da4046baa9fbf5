export const bookingRules = {
  title: { en: 'Booking rules', ar: 'قواعد الحجز' },
  text: { en: 'How patients can book these hours.', ar: 'كيف يمكن للمرضى الحجز خلال هذه الساعات.' },
  buffer: {
    label: { en: 'Break between appointments', ar: 'فاصل بين المواعيد' },
    help: { en: 'Kept free after each appointment.', ar: 'وقت خالٍ بعد كل موعد وقبل ما يليه.' },
    none: { en: 'No break', ar: 'دون فاصل' },
  },
  notice: {
    label: { en: 'Minimum notice', ar: 'أقل مهلة قبل الموعد' },
    help: { en: 'Between booking and the start.', ar: 'بين الحجز وبدء الموعد.' },
    none: { en: 'None', ar: 'دون مهلة' },
  },
  horizon: {
    label: { en: 'How far ahead', ar: 'أقصى مدة للحجز مسبقًا' },
    help: { en: 'Patients can book up to this many days ahead.', ar: 'عدد الأيام القادمة المتاحة للحجز.' },
  },
  increment: {
    label: { en: 'Appointments can start every', ar: 'يمكن أن تبدأ المواعيد كل' },
    help: { en: 'Counted from the beginning of your hours.', ar: 'تُحسب من بداية ساعات عملك.' },
  },
  mostPerDay: {
    label: { en: 'Maximum appointments per day', ar: 'أكثر عدد من المواعيد في اليوم' },
    help: { en: 'The day is full after that.', ar: 'يكتمل اليوم بعدها.' },
    none: { en: 'No limit', ar: 'دون حد' },
  },
  mostPerPatient: {
    label: { en: 'Maximum upcoming per patient', ar: 'أكثر عدد من المواعيد القادمة للمريض' },
    help: { en: 'So that nobody books all your times.', ar: 'حتى لا يحجز مريض واحد كل أوقاتك.' },
  },
  zone: {
    label: { en: 'Time zone of your practice', ar: 'المنطقة الزمنية لعيادتك' },
    help: { en: 'Patients elsewhere see their own time.', ar: 'من كان في مكان آخر يرى الوقت حسب منطقته.' },
  },
  takes: {
    label: { en: 'When a patient books', ar: 'عندما يحجز مريض' },
    atOnce: { en: 'Confirm instantly', ar: 'يُؤكَّد الموعد فورًا' },
    atOnceText: { en: 'We will let you know.', ar: 'ويصلك إشعار به.' },
    afterApproval: { en: 'After your approval', ar: 'بعد موافقتك' },
    afterApprovalText: { en: 'We hold the time until you answer.', ar: 'ويبقى الوقت محجوزًا مؤقتًا حتى ترد.' },
  },
} as const
