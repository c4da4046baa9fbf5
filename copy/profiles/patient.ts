import { profileForm } from './form.ts'

/** The patient's profile, a form with three tabs. */
export const patientProfile = {
  failed: profileForm.failed,
  tabs: {
    label: { en: 'My Profile', ar: 'ملفي الشخصي' },
    personal: { en: 'Personal Information', ar: 'المعلومات الشخصية' },
    health: { en: 'Health Information', ar: 'المعلومات الصحية' },
    preferences: { en: 'Preferences', ar: 'التفضيلات' },
    faulty: profileForm.faulty,
  },
  noPhone: { en: 'No phone number', ar: 'لا يوجد رقم جوال' },
  sections: {
    you: {
      title: { en: 'About you', ar: 'عنك' },
      text: {
        en: 'Dietitians you book see your name, email, mobile number, age and gender. They need your email and phone number only to reach you.',
        ar: 'يرى الأخصائيون الذين تحجز معهم اسمك وبريدك الإلكتروني ورقم جوالك وعمرك وجنسك، ولا يستخدمون بريدك ورقمك إلا للتواصل معك.',
      },
    },
    bio: {
      title: { en: 'In your own words', ar: 'بكلماتك' },
      text: {
        en: 'Anything that helps someone get to know you. It is stored encrypted.',
        ar: 'كل ما يساعد على التعرّف إليك. يُحفظ مشفّرًا.',
      },
    },
    body: {
      title: { en: 'Height and weight', ar: 'الطول والوزن' },
      text: {
        en: 'The latest figures from your History. A new height, weight or goal is recorded there with today’s date, and is removed there too.',
        ar: 'أحدث الأرقام من سجلك. أي طول أو وزن أو هدف جديد يُسجَّل فيه بتاريخ اليوم، ويُحذف منه أيضًا.',
      },
    },
    conditions: {
      title: { en: 'Conditions and allergies', ar: 'الحالات الصحية والحساسية' },
      text: {
        en: 'What a dietitian must know before advising you.',
        ar: 'ما يجب أن يعرفه أخصائيك قبل أن ينصحك.',
      },
    },
    eating: {
      title: { en: 'How you like to eat', ar: 'ما تفضّله في طعامك' },
      text: {
        en: 'Your diet tells something about your health, so it is kept with your consent alone.',
        ar: 'يدل نمط غذائك على صحتك، ولذلك لا يُحفظ إلا بموافقتك.',
      },
    },
    goals: {
      title: { en: 'Goals and activity', ar: 'الأهداف والنشاط' },
      text: { en: 'You chose them when you set up your profile.', ar: 'اخترتها عند إعداد ملفك.' },
      change: { en: 'Change goals and activity', ar: 'تعديل الأهداف والنشاط' },
    },
  },
  fields: {
    name: { en: 'Name', ar: 'الاسم' },
    namedByPractice: {
      en: 'It changes through your professional profile',
      ar: 'يُغيَّر من ملفك المهني',
    },
    otherName: profileForm.otherName,
    email: profileForm.email,
    phone: profileForm.phone.label,
    phoneHelp: {
      en: 'We ask for your password before changing it',
      ar: 'نطلب كلمة المرور قبل تغييره',
    },
    dateOfBirth: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
    gender: profileForm.gender,
    genders: {
      male: { en: 'Male', ar: 'ذكر' },
      female: { en: 'Female', ar: 'أنثى' },
      'prefer-not-to-say': { en: 'Prefer not to say', ar: 'أفضّل عدم الإجابة' },
    },
    bio: { en: 'Bio', ar: 'نبذة عنك' },
    bioExample: {
      en: 'For example: I cook for a family of five and work night shifts.',
      ar: 'مثلًا: أطبخ لأسرة من خمسة أفراد، وأعمل في نوبات ليلية.',
    },
  },
}
