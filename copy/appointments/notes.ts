export const consultationNotes = {
  title: { en: 'Consultation Notes', ar: 'ملاحظات الاستشارة' },
  ofPatient: { en: 'Notes from your dietitian', ar: 'ملاحظات أخصائيك' },
  private: {
    label: { en: 'Private notes', ar: 'ملاحظات خاصة' },
    help: { en: 'Only you can see them. They are encrypted.', ar: 'لك وحدك، وهي مشفّرة.' },
    shape: {
      en: 'Assessment\nDiagnosis\nIntervention\nMonitoring and Evaluation',
      ar: 'التقييم\nالتشخيص\nالتدخل\nالمتابعة والتقويم',
    },
  },
  shared: {
    label: { en: 'Summary for the patient', ar: 'ملخص للمريض' },
    help: {
      en: 'In plain words. The patient can read it once you have signed.',
      ar: 'يقرؤه المريض بعد توقيعك، بكلمات بسيطة.',
    },
  },
  state: {
    saved: { en: 'Saved', ar: 'تم الحفظ' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    notSaved: { en: 'Not saved', ar: 'لم يُحفظ' },
    tryAgain: { en: 'Save now', ar: 'الحفظ الآن' },
  },
  sign: {
    button: { en: 'Sign the notes', ar: 'توقيع الملاحظات' },
    title: { en: 'Sign these notes?', ar: 'توقيع هذه الملاحظات؟' },
    text: {
      en: 'They can no longer be changed after that; you can only add to them. The patient sees the summary right away, and never sees the private notes.',
      ar: 'لن يتغير شيء فيها بعد التوقيع، ويمكنك الإضافة إليها فقط. يظهر الملخص للمريض فورًا، أما الملاحظات الخاصة فلا يراها أبدًا.',
    },
    confirm: { en: 'Sign', ar: 'توقيع' },
    busy: { en: 'Signing...', ar: 'جارٍ التوقيع...' },
    keep: { en: 'Keep writing', ar: 'مواصلة الكتابة' },
    done: { en: 'Notes signed', ar: 'تم توقيع الملاحظات' },
    failed: { en: 'The notes could not be signed', ar: 'تعذّر توقيع الملاحظات' },
    signedAt: (moment: string) => ({ en: `Signed ${moment}`, ar: `وُقّعت ${moment}` }),
  },
  unopenable: {
    en: 'This note cannot be opened. The error has been recorded.',
    ar: 'تعذّر فتح هذه الملاحظة، وقد سُجّل الخلل.',
  },
  replaces: {
    en: 'The saved note cannot be opened. What you write now will replace it.',
    ar: 'تعذّر فتح ما حُفظ هنا، وسيحلّ ما تكتبه الآن محلّه.',
  },
  empty: { en: 'Nothing was written here.', ar: 'لم يُكتب شيء هنا.' },
  addenda: {
    title: { en: 'Additions', ar: 'الإضافات' },
    audience: { en: 'Who reads it', ar: 'من يقرؤها' },
    private: { en: 'Only you', ar: 'لك فقط' },
    shared: { en: 'The patient too', ar: 'المريض أيضًا' },
    label: { en: 'Add to the notes', ar: 'إضافة إلى الملاحظات' },
    button: { en: 'Add', ar: 'إضافة' },
    busy: { en: 'Adding...', ar: 'جارٍ الإضافة...' },
    done: { en: 'Added to the notes', ar: 'تمت الإضافة إلى الملاحظات' },
    failed: { en: 'The addition could not be saved', ar: 'تعذّر حفظ الإضافة' },
  },
  leave: {
    title: { en: 'Leave without saving?', ar: 'المغادرة دون حفظ؟' },
    text: {
      en: 'Your last changes could not be saved. Check your connection and try again, or leave without them.',
      ar: 'تعذّر حفظ ما كتبته أخيرًا. يُرجى التأكد من الاتصال والمحاولة مرة أخرى، أو المغادرة دونه.',
    },
    confirm: { en: 'Leave without saving', ar: 'المغادرة دونه' },
    stay: { en: 'Stay', ar: 'البقاء هنا' },
  },
}
