/** A dietitian's settings for the public directory. */
export const publicListing = {
  title: { en: 'Public directory', ar: 'الدليل العام' },
  text: {
    en: 'Visitors without an account see your name, title, specialization, experience, biography, education, certifications, city, languages, services, fees, kinds of consultation, available times, license number and its end, rating and number of reviews, and can filter by gender. Your contact details never appear: they are left out of your biography too.',
    ar: 'يرى الزوار دون حساب اسمك ومسماك المهني وتخصصك وخبرتك ونبذتك ومؤهلاتك وشهاداتك ومدينتك ولغاتك وخدماتك ورسومك وطرق الاستشارة وأوقاتك المتاحة ورقم ترخيصك وتاريخ انتهائه وتقييمك وعدد التقييمات، ويمكنهم التصفية حسب الجنس. ولا تظهر بيانات التواصل معك أبدًا، وتُحذف من نبذتك أيضًا.',
  },
  isListed: {
    label: { en: 'Show me in the public directory', ar: 'إظهاري في الدليل العام' },
    help: {
      en: 'When this is off, only signed-in patients find you.',
      ar: 'عند الإيقاف لا يجدك إلا المرضى الذين سجّلوا الدخول.',
    },
  },
  showsPhoto: {
    label: { en: 'Show my photo there', ar: 'إظهار صورتي فيه' },
    help: {
      en: 'Your photo can then be seen without an account too.',
      ar: 'تصبح صورتك ظاهرة أيضًا لمن ليس لديه حساب.',
    },
  },
  showsReviews: {
    label: { en: 'Show the texts of reviews there', ar: 'إظهار نصوص التقييمات فيه' },
    help: {
      en: 'Only texts whose authors agreed to it, and never their names. The platform must allow it too.',
      ar: 'النصوص التي وافق أصحابها على نشرها فقط، ودون أسمائهم أبدًا. ويُشترط أن تتيح المنصة ذلك أيضًا.',
    },
  },
  see: { en: 'See my public page', ar: 'عرض صفحتي العامة' },
  notYet: {
    en: 'Your page appears once your license is verified and your profile is complete.',
    ar: 'تظهر صفحتك بعد توثيق ترخيصك واكتمال ملفك.',
  },
  unread: {
    en: 'Your choices for the public directory could not be loaded',
    ar: 'تعذّر تحميل اختياراتك للدليل العام',
  },
  failed: { en: 'This setting could not be saved', ar: 'تعذّر حفظ هذا الإعداد' },
}
