export const consultationNotes = {
  title: { en: 'Consultation Notes', ar: 'ملاحظات الاستشارة' },
  ofPatient: { en: 'Notes from your dietitian', ar: 'ملاحظات أخصائيك' },
  private: {
    label: { en: 'Other private notes', ar: 'ملاحظات خاصة أخرى' },
    help: {
      en: 'Only you can see these and the parts above. They are encrypted.',
      ar: 'هذه والأجزاء أعلاه لك وحدك، وهي مشفّرة.',
    },
  },
  adime: {
    title: { en: 'Nutrition care notes', ar: 'ملاحظات الرعاية التغذوية' },
    assessment: {
      label: { en: 'Assessment', ar: 'التقييم' },
      help: {
        en: 'Measurements, laboratory values, intake, history.',
        ar: 'القياسات ونتائج المختبر والمدخول الغذائي والتاريخ الصحي.',
      },
    },
    diagnosis: {
      label: { en: 'Nutrition diagnosis', ar: 'التشخيص التغذوي' },
      help: { en: 'The problem, its cause and its signs.', ar: 'المشكلة وسببها وعلاماتها.' },
    },
    intervention: {
      label: { en: 'Intervention', ar: 'التدخل' },
      help: { en: 'What was planned and agreed on.', ar: 'ما خُطط له وتم الاتفاق عليه.' },
    },
    monitoring: {
      label: { en: 'Monitoring and evaluation', ar: 'المتابعة والتقويم' },
      help: { en: 'What you will look at next time.', ar: 'ما ستنظر فيه في المرة القادمة.' },
    },
    unopenable: {
      en: 'What was saved in these four parts cannot be opened. What you write now will replace it.',
      ar: 'تعذّر فتح ما حُفظ في هذه الأجزاء الأربعة، وسيحلّ ما تكتبه الآن محلّه.',
    },
  },
  templates: {
    button: { en: 'Templates', ar: 'القوالب' },
    title: { en: 'Your templates', ar: 'قوالبك' },
    text: {
      en: 'A template fills the parts that are still empty. What you have written stays.',
      ar: 'يملأ القالب الأجزاء الفارغة فقط، ويبقى ما كتبته كما هو.',
    },
    none: {
      en: 'You have no templates yet. Write notes that you often begin with, and save them here.',
      ar: 'لا قوالب لديك بعد. يمكنك كتابة ما تبدأ به ملاحظاتك عادة وحفظه هنا.',
    },
    use: { en: 'Use', ar: 'استخدام' },
    remove: { en: 'Remove', ar: 'حذف' },
    of: (does: string, name: string) => ({
      en: `${does}: \u2068${name}\u2069`,
      ar: `${does}: \u2068${name}\u2069`,
    }),
    name: { en: 'Save these notes as a template', ar: 'حفظ هذه الملاحظات قالبًا' },
    nameHelp: {
      en: 'Give it a name. Leave out anything that says whose notes they are.',
      ar: 'اسم للقالب، دون أي شيء يدل على صاحب الملاحظات.',
    },
    save: { en: 'Save template', ar: 'حفظ القالب' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    saved: { en: 'Template saved', ar: 'تم حفظ القالب' },
    ask: {
      title: { en: 'Remove this template?', ar: 'حذف هذا القالب؟' },
      text: (name: string) => ({
        en: `“\u2068${name}\u2069” cannot be brought back. Notes that you began with it stay as they are.`,
        ar: `لا يمكن استرجاع «\u2068${name}\u2069». وتبقى الملاحظات التي بدأتها به كما هي.`,
      }),
      confirm: { en: 'Remove', ar: 'حذف' },
      busy: { en: 'Removing...', ar: 'جارٍ الحذف...' },
      keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
    },
    removed: { en: 'Template removed', ar: 'تم حذف القالب' },
    failed: { en: 'Your templates could not be changed', ar: 'تعذّر تغيير قوالبك' },
    loadFailed: { en: 'Failed to load your templates', ar: 'تعذّر تحميل قوالبك' },
    close: { en: 'Close', ar: 'إغلاق' },
  },
  shared: {
    label: { en: 'Summary for the patient', ar: 'ملخص للمريض' },
    help: {
      en: 'In plain words. The patient can read it once you have signed.',
      ar: 'يقرؤه المريض بعد توقيعك، بكلمات بسيطة.',
    },
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
}
