/** Choosing, cropping and sending a photo for the profile. */
export const photo = {
  add: { en: 'Add a photo', ar: 'إضافة صورة' },
  change: { en: 'Change photo', ar: 'تغيير الصورة' },
  title: { en: 'Your photo', ar: 'صورتك' },
  text: {
    en: 'A clear picture of your face. Patients trust profiles with a photo.',
    ar: 'صورة واضحة لوجهك. يثق المرضى أكثر بالملف الذي فيه صورة.',
  },
  drop: { en: 'Drop a picture here, or', ar: 'يمكن إفلات الصورة هنا، أو' },
  dropNow: { en: 'Drop to use this picture', ar: 'إفلات الصورة لاستخدامها' },
  choose: { en: 'Choose a picture', ar: 'اختيار صورة' },
  take: { en: 'Take a photo', ar: 'التقاط صورة' },
  other: { en: 'Choose another', ar: 'اختيار صورة أخرى' },
  unreadable: {
    en: 'This file cannot be opened as a picture. Choose a JPG, PNG or WebP.',
    ar: 'تعذّر فتح هذا الملف بوصفه صورة. يُرجى اختيار صورة JPG أو PNG أو WebP.',
  },
  tooSmall: {
    en: 'This picture is too small. It needs at least 200 by 200 pixels.',
    ar: 'هذه الصورة صغيرة جدًا. يجب ألا تقل عن 200 × 200 بكسل.',
  },
  crop: {
    label: { en: 'Part of the picture', ar: 'الجزء الظاهر من الصورة' },
    help: {
      en: 'Drag to move the picture, pinch or scroll to zoom.',
      ar: 'يمكن تحريك الصورة بالسحب، وتكبيرها بإصبعين أو بعجلة الفأرة.',
    },
    keys: {
      en: 'With the keyboard: arrows to move, + and − to zoom.',
      ar: 'وبلوحة المفاتيح: الأسهم للتحريك، و+ و− للتكبير والتصغير.',
    },
    zoom: { en: 'Zoom', ar: 'التكبير' },
    preview: { en: 'How patients will see it', ar: 'كما يراها المرضى' },
  },
  save: { en: 'Save photo', ar: 'حفظ الصورة' },
  sending: { en: 'Uploading the photo', ar: 'جارٍ رفع الصورة' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  saved: { en: 'Your photo has been saved', ar: 'حُفظت صورتك' },
  remove: { en: 'Remove photo', ar: 'إزالة الصورة' },
  removing: { en: 'Removing...', ar: 'جارٍ الإزالة...' },
  removed: { en: 'Your photo has been removed', ar: 'أُزيلت صورتك' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
}
