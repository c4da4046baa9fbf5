import type { Role } from '#contract/accounts/role.ts'
import type { Word } from '../word.ts'

export const roles = {
  select: { en: 'Select Account Type', ar: 'اختيار نوع الحساب' },
  several: {
    en: "You have multiple account types. Please select which one you'd like to use.",
    ar: 'لديك أكثر من نوع حساب. يُرجى اختيار النوع الذي تود استخدامه.',
  },
  one: {
    en: 'Please confirm your account type to continue.',
    ar: 'يُرجى تأكيد نوع حسابك للمتابعة.',
  },
  dashboards: {
    admin: {
      title: { en: 'Admin Dashboard', ar: 'لوحة تحكم المشرف' },
      text: {
        en: 'Access the admin dashboard and management tools',
        ar: 'الوصول إلى لوحة تحكم المشرف وأدوات الإدارة',
      },
    },
    dietitian: {
      title: { en: 'Dietitian Dashboard', ar: 'لوحة تحكم أخصائي التغذية' },
      text: {
        en: 'Access your dietitian account and client management',
        ar: 'الوصول إلى حسابك بصفتك أخصائي تغذية وإدارة مرضاك',
      },
    },
    patient: {
      title: { en: 'Patient Dashboard', ar: 'لوحة تحكم المريض' },
      text: {
        en: 'Access your patient account and nutrition services',
        ar: 'الوصول إلى حسابك بصفتك مريضًا وخدمات التغذية',
      },
    },
  } satisfies Record<Role, { title: Word; text: Word }>,
  isDefault: { en: 'Default', ar: 'الافتراضي' },
  switchRole: { en: 'Switch Role', ar: 'تبديل الدور' },
  /** The forms within a sentence. */
  names: {
    patient: { en: 'patient', ar: 'المريض' },
    dietitian: { en: 'dietitian', ar: 'أخصائي التغذية' },
    admin: { en: 'admin', ar: 'المشرف' },
  } satisfies Record<Role, Word>,
  switched: (type: string): Word => ({
    en: `Switched to ${type} dashboard`,
    ar: `تم الانتقال إلى لوحة تحكم ${type}`,
  }),
  signInAgain: {
    en: 'You signed in a while ago. Please sign in again to use this role.',
    ar: 'مضى وقت على تسجيل دخولك. يُرجى تسجيل الدخول من جديد لاستخدام هذا الدور.',
  },
  failed: { en: 'Failed to update default role', ar: 'تعذّر تحديث الدور الافتراضي' },
}
