import type { Role } from '#contract/accounts/role.ts'
import type { Word } from '#copy/word.ts'

export const accountSettings = {
  facts: {
    title: { en: 'Your account', ar: 'حسابك' },
    text: {
      en: 'What we call you, and the email address you sign in with.',
      ar: 'الاسم الذي نخاطبك به، والبريد الإلكتروني لتسجيل الدخول.',
    },
    name: { en: 'Name', ar: 'الاسم' },
    email: { en: 'Email address', ar: 'البريد الإلكتروني' },
    roles: { en: 'Account type', ar: 'نوع الحساب' },
  },

  roles: {
    patient: { en: 'Patient', ar: 'مريض' },
    dietitian: { en: 'Dietitian', ar: 'أخصائي تغذية' },
    admin: { en: 'Admin', ar: 'مشرف' },
  } satisfies Record<Role, Word>,

  language: {
    title: { en: 'Language', ar: 'اللغة' },
    text: {
      en: 'The language of our emails to you, and of the pages that open after you sign in.',
      ar: 'لغة رسائلنا إليك، والصفحات التي تُفتح بعد تسجيل الدخول.',
    },
    legend: { en: 'Your language', ar: 'لغتك' },
    save: { en: 'Save language', ar: 'حفظ اللغة' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    leads: {
      en: 'Saving also opens this page in that language.',
      ar: 'بعد الحفظ تُفتح هذه الصفحة بتلك اللغة.',
    },
    done: { en: 'Your language has been saved', ar: 'تم حفظ اللغة' },
    failed: { en: 'Your language could not be saved', ar: 'تعذّر حفظ اللغة' },
  },

  zone: {
    title: { en: 'Time zone', ar: 'المنطقة الزمنية' },
    text: {
      patient: {
        en: 'The clock that tells your times: on our pages, in emails and text messages, reminders and calendar entries.',
        ar: 'التوقيت الذي تُكتب به مواعيدك: في صفحاتنا، ورسائل البريد، والرسائل النصية، والتذكيرات، وإدخالات التقويم.',
      },
      dietitian: {
        en: 'The clock that tells your times on our pages. Emails, text messages and calendar entries about appointments keep the time zone of your practice.',
        ar: 'التوقيت الذي تُكتب به مواعيدك في صفحاتنا. أما رسائل البريد والرسائل النصية وإدخالات التقويم الخاصة بالمواعيد فتبقى بالمنطقة الزمنية لعيادتك.',
      },
    },
    label: { en: 'Your time zone', ar: 'منطقتك الزمنية' },
    help: {
      patient: {
        en: 'Your days begin by it too: health data, reminders and the daily summary.',
        ar: 'وبه تبدأ أيامك كذلك: في البيانات الصحية والتذكيرات والملخص اليومي.',
      },
      dietitian: {
        en: 'The daily summary follows it too.',
        ar: 'وبه يُرسل الملخص اليومي كذلك.',
      },
    },
    ofDevice: (zone: string): Word => ({ en: `As on this device (${zone})`, ar: `حسب هذا الجهاز (${zone})` }),
    save: { en: 'Save time zone', ar: 'حفظ المنطقة الزمنية' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    done: { en: 'Your time zone has been saved', ar: 'تم حفظ المنطقة الزمنية' },
    failed: { en: 'Your time zone could not be saved', ar: 'تعذّر حفظ المنطقة الزمنية' },
  },

  defaultRole: {
    title: { en: 'Default role', ar: 'الدور الافتراضي' },
    text: {
      en: 'You hold several roles. This is the one you start in after signing in.',
      ar: 'لديك أكثر من دور، وهذا هو الدور الذي تبدأ به بعد تسجيل الدخول.',
    },
    legend: { en: 'Start in', ar: 'البدء في' },
    save: { en: 'Save default role', ar: 'حفظ الدور الافتراضي' },
    saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
    done: { en: 'Default role updated successfully', ar: 'تم تحديث الدور الافتراضي بنجاح' },
    failed: { en: 'Failed to update default role', ar: 'تعذّر تحديث الدور الافتراضي' },
  },
}
