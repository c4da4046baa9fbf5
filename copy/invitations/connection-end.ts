/** Ending a connection that an invitation made, from the invitation or from the dietitian's profile. */
export const connectionEnd = {
  open: { en: 'End the connection', ar: 'إنهاء الارتباط' },
  title: { en: 'End the connection?', ar: 'هل تريد إنهاء الارتباط؟' },
  text: {
    en: 'Your dietitian can no longer book for you, nor write to you unless you have an appointment. Appointments stay as they are.',
    ar: 'لن يتمكن أخصائيك من الحجز لك، ولا من مراسلتك ما لم يكن بينكما موعد. وتبقى المواعيد كما هي.',
  },
  confirm: { en: 'End', ar: 'إنهاء' },
  busy: { en: 'Ending...', ar: 'جارٍ الإنهاء...' },
  keep: { en: 'Cancel', ar: 'إلغاء' },
  done: { en: 'Connection ended', ar: 'انتهى الارتباط' },
}
