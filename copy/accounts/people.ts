import type { Role } from '#contract/accounts/role.ts'
import type { Word } from '../word.ts'

type Asked = { readonly title: (name: string) => Word; readonly text: Word }

export const people = {
  title: { en: 'Find a person', ar: 'البحث عن شخص' },
  text: {
    en: 'Enter the full email address of the account. Every search and every change is recorded in the audit log.',
    ar: 'يُرجى إدخال البريد الإلكتروني للحساب كاملًا. يُسجَّل كل بحث وكل تغيير في سجل التدقيق.',
  },
  label: { en: 'Email address', ar: 'البريد الإلكتروني' },
  placeholder: { en: 'name@example.com', ar: 'name@example.com' },
  find: { en: 'Find', ar: 'بحث' },
  finding: { en: 'Finding...', ar: 'جارٍ البحث...' },
  failed: { en: 'The search did not work', ar: 'تعذّر البحث' },

  empty: {
    title: { en: 'Nobody selected yet', ar: 'لم يُحدَّد أحد بعد' },
    text: {
      en: 'Once you have found an account, its roles appear here, and you can grant or revoke them or reset two-factor authentication.',
      ar: 'بعد العثور على الحساب تظهر أدواره هنا، ويمكنك منحها أو سحبها، أو إعادة ضبط التحقق بخطوتين.',
    },
  },
  missing: {
    title: { en: 'No account has this email address', ar: 'لا يوجد حساب بهذا البريد الإلكتروني' },
    text: (address: string): Word => ({
      en: `We looked for ${address}. Check the spelling, or ask the person which email address they signed up with.`,
      ar: `بحثنا عن \u2068${address}\u2069. يُرجى التأكد من كتابته، أو سؤال صاحبه عن البريد الإلكتروني المسجّل.`,
    }),
  },
  found: (name: string): Word => ({ en: `Found: ${name}`, ar: `تم العثور على \u2068${name}\u2069` }),

  joined: (date: string): Word => ({ en: `Joined on ${date}`, ar: `تاريخ الانضمام: ${date}` }),
  you: { en: 'You', ar: 'أنت' },
  states: {
    confirmed: { en: 'Email confirmed', ar: 'البريد الإلكتروني مؤكَّد' },
    notConfirmed: { en: 'Email not confirmed', ar: 'البريد الإلكتروني غير مؤكَّد' },
    suspended: { en: 'Suspended', ar: 'موقوف' },
    secondFactor: { en: 'Two-factor authentication on', ar: 'التحقق بخطوتين مفعّل' },
    noSecondFactor: { en: 'Two-factor authentication off', ar: 'التحقق بخطوتين غير مفعّل' },
  },

  roles: {
    title: { en: 'Roles', ar: 'الأدوار' },
    names: {
      patient: { en: 'Patient', ar: 'مريض' },
      dietitian: { en: 'Dietitian', ar: 'أخصائي تغذية' },
      admin: { en: 'Admin', ar: 'مشرف' },
    } satisfies Record<Role, Word>,
    may: {
      patient: {
        en: 'Finds dietitians and books appointments',
        ar: 'البحث عن الأخصائيين وحجز المواعيد',
      },
      dietitian: {
        en: 'Runs a practice; listed only once verified',
        ar: 'إدارة عيادة، ولا تظهر في الدليل إلا بعد التوثيق',
      },
      admin: {
        en: 'Manages accounts, roles and the marketplace',
        ar: 'إدارة الحسابات والأدوار والمنصة',
      },
    } satisfies Record<Role, Word>,
    default: { en: 'Default', ar: 'الافتراضي' },
    held: { en: 'Held', ar: 'ممنوح' },
    notHeld: { en: 'Not held', ar: 'غير ممنوح' },
    grant: { en: 'Grant', ar: 'منح' },
    revoke: { en: 'Revoke', ar: 'سحب' },
    grantNamed: (role: string): Word => ({ en: `Grant the role ${role}`, ar: `منح دور ${role}` }),
    revokeNamed: (role: string): Word => ({ en: `Revoke the role ${role}`, ar: `سحب دور ${role}` }),
  },

  granting: {
    patient: {
      title: (name) => ({ en: `Make ${name} a patient?`, ar: `منح \u2068${name}\u2069 دور المريض؟` }),
      text: {
        en: 'They will be able to find dietitians, book appointments and keep a health record.',
        ar: 'يتيح هذا الدور البحث عن الأخصائيين وحجز المواعيد والاحتفاظ بسجل صحي.',
      },
    },
    dietitian: {
      title: (name) => ({
        en: `Make ${name} a dietitian?`,
        ar: `منح \u2068${name}\u2069 دور أخصائي التغذية؟`,
      }),
      text: {
        en: 'They will be able to set up a practice. Patients see it only once the documents are verified.',
        ar: 'يتيح هذا الدور إعداد عيادة، ولا يراها المرضى إلا بعد التحقق من الوثائق.',
      },
    },
    admin: {
      title: (name) => ({ en: `Make ${name} an admin?`, ar: `منح \u2068${name}\u2069 دور المشرف؟` }),
      text: {
        en: 'They will be able to see accounts and to grant and revoke roles, including yours. They must set up two-factor authentication first.',
        ar: 'يتيح هذا الدور الاطلاع على الحسابات ومنح الأدوار وسحبها، ومنها دورك. ويُشترط تفعيل التحقق بخطوتين قبل البدء.',
      },
    },
  } satisfies Record<Role, Asked>,
  grant: { en: 'Grant role', ar: 'منح الدور' },
  grantBusy: { en: 'Granting...', ar: 'جارٍ المنح...' },
  granted: (role: string, name: string): Word => ({
    en: `${name} now holds the role ${role}`,
    ar: `تم منح دور ${role} لحساب \u2068${name}\u2069`,
  }),

  /** The server's own words speak to the person, and here somebody else reads them. */
  notConfirmed: {
    en: 'This person has not confirmed their email address yet. Ask them to open the link in our email first.',
    ar: 'لم يُؤكَّد البريد الإلكتروني لهذا الحساب بعد. يجب أن يفتح صاحبه الرابط في رسالتنا أولًا.',
  },

  revoking: {
    patient: {
      title: (name) => ({
        en: `Revoke the patient role of ${name}?`,
        ar: `سحب دور المريض من \u2068${name}\u2069؟`,
      }),
      text: {
        en: 'They lose access to the patient portal right away. What is stored there is kept and comes back with the role.',
        ar: 'تُغلق بوابة المريض أمام هذا الحساب فورًا. تبقى البيانات المحفوظة فيها، وتعود مع الدور.',
      },
    },
    dietitian: {
      title: (name) => ({
        en: `Revoke the dietitian role of ${name}?`,
        ar: `سحب دور أخصائي التغذية من \u2068${name}\u2069؟`,
      }),
      text: {
        en: 'They lose access to the dietitian portal right away and are no longer listed.',
        ar: 'تُغلق بوابة الأخصائي أمام هذا الحساب فورًا، ولا يظهر في الدليل بعد ذلك.',
      },
    },
    admin: {
      title: (name) => ({
        en: `Revoke the admin role of ${name}?`,
        ar: `سحب دور المشرف من \u2068${name}\u2069؟`,
      }),
      text: {
        en: 'They lose access to the admin portal right away.',
        ar: 'تُغلق بوابة الإشراف أمام هذا الحساب فورًا.',
      },
    },
  } satisfies Record<Role, Asked>,
  revokeOwn: {
    en: 'This is your own account: you will leave this portal.',
    ar: 'هذا حسابك أنت: ستخرج من هذه البوابة.',
  },
  revoke: { en: 'Revoke role', ar: 'سحب الدور' },
  revokeBusy: { en: 'Revoking...', ar: 'جارٍ السحب...' },
  revoked: (role: string, name: string): Word => ({
    en: `${name} no longer holds the role ${role}`,
    ar: `تم سحب دور ${role} من حساب \u2068${name}\u2069`,
  }),

  secondFactor: {
    title: { en: 'Two-factor authentication', ar: 'التحقق بخطوتين' },
    on: {
      en: 'Reset it only for someone who has lost both their phone and their recovery codes, and only once you are sure that they own the account.',
      ar: 'لا يُعاد ضبطه إلا لمن فقد جواله ورموز الاسترداد معًا، وبعد التأكد من أنه صاحب الحساب.',
    },
    off: { en: 'This account signs in with its password alone.', ar: 'يُفتح هذا الحساب بكلمة المرور وحدها.' },
    reset: { en: 'Reset two-factor authentication', ar: 'إعادة ضبط التحقق بخطوتين' },
    ask: {
      title: (name: string): Word => ({
        en: `Reset two-factor authentication for ${name}?`,
        ar: `إعادة ضبط التحقق بخطوتين لحساب \u2068${name}\u2069؟`,
      }),
      text: {
        en: 'They will sign in with their password alone until they set it up again. We will let them know by email.',
        ar: 'ستكفي كلمة المرور وحدها لفتح الحساب حتى يُفعَّل من جديد، وتصل رسالة بذلك إلى صاحبه.',
      },
    },
    busy: { en: 'Resetting...', ar: 'جارٍ إعادة الضبط...' },
    done: (name: string): Word => ({
      en: `Two-factor authentication reset for ${name}`,
      ar: `أُعيد ضبط التحقق بخطوتين لحساب \u2068${name}\u2069`,
    }),
  },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
}
