import { charactersLeft } from '../characters-left.ts'

/** Common words of the profiles of patients and dietitians. */
export const profileForm = {
  failed: { en: 'Your profile could not be loaded', ar: 'تعذّر تحميل ملفك' },
  faulty: { en: ', needs your attention', ar: '، يحتاج إلى مراجعة' },

  save: {
    button: { en: 'Save Changes', ar: 'حفظ التغييرات' },
    busy: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    done: { en: 'Profile updated successfully!', ar: 'تم تحديث الملف بنجاح!' },
    failed: { en: 'Failed to update profile', ar: 'تعذّر تحديث الملف' },
    unsaved: { en: 'You have unsaved changes', ar: 'لديك تغييرات غير محفوظة' },
    discard: { en: 'Discard changes', ar: 'تجاهل التغييرات' },
  },
  leave: {
    title: { en: 'Leave without saving?', ar: 'المغادرة دون حفظ؟' },
    text: {
      en: 'You have changed your profile but not saved it. Your changes will be lost if you leave now.',
      ar: 'أجريت تغييرات على ملفك ولم تحفظها، وستُفقد إذا غادرت الآن.',
    },
    confirm: { en: 'Leave without saving', ar: 'المغادرة دون حفظ' },
    stay: { en: 'Stay', ar: 'البقاء هنا' },
  },

  bio: {
    label: { en: 'Bio', ar: 'نبذة عنك' },
    placeholder: {
      en: 'Who you help, how you work, and what a first consultation is like',
      ar: 'من تساعد، وكيف تعمل، وكيف تكون الاستشارة الأولى معك',
    },
    left: charactersLeft,
  },

  otherName: {
    inArabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
    inEnglish: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
    help: {
      en: 'Helps patients who search in the other script find you',
      ar: 'ليجدك من يبحث بالأحرف الأخرى',
    },
  },
  email: {
    label: { en: 'Email', ar: 'البريد الإلكتروني' },
    change: { en: 'Change it in your settings', ar: 'تغييره من الإعدادات' },
  },
  phone: { label: { en: 'Phone number', ar: 'رقم الجوال' } },
  gender: {
    label: { en: 'Gender', ar: 'الجنس' },
    placeholder: { en: 'No answer', ar: 'من دون إجابة' },
    other: { en: 'Other', ar: 'غير ذلك' },
  },
}
