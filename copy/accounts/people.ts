import type { PersonFilter, PersonOrder } from '#contract/accounts/people.ts'
import type { Role } from '#contract/accounts/role.ts'
import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

type DialogWords = { readonly title: (name: string) => Word; readonly text: Word }

export const people = {
  list: { en: 'Users', ar: 'المستخدمون' },
  search: {
    en: 'Search by name, email or phone...',
    ar: 'البحث بالاسم أو البريد الإلكتروني أو رقم الجوال...',
  },
  role: { label: { en: 'Role', ar: 'الدور' }, all: { en: 'All roles', ar: 'كل الأدوار' } },
  status: {
    label: { en: 'Status', ar: 'الحالة' },
    all: { en: 'All statuses', ar: 'كل الحالات' },
    names: {
      active: { en: 'Active', ar: 'نشط' },
      suspended: { en: 'Suspended', ar: 'موقوف' },
      unconfirmed: { en: 'Unconfirmed', ar: 'غير مؤكَّد' },
      leaving: { en: 'Leaving', ar: 'قيد الحذف' },
      confirmed: { en: 'All confirmed', ar: 'كل المؤكَّدين' },
    } satisfies Record<PersonFilter, Word>,
  },
  opened: (days: string): Word => ({ en: `Joined: ${days}`, ar: `الانضمام: ${days}` }),
  order: {
    label: { en: 'Sort by', ar: 'الترتيب حسب' },
    names: {
      newest: { en: 'Newest first', ar: 'الأحدث أولًا' },
      oldest: { en: 'Oldest first', ar: 'الأقدم أولًا' },
      name: { en: 'Name', ar: 'الاسم' },
      name_last: { en: 'Name, last first', ar: 'الاسم، من الآخر' },
    } satisfies Record<PersonOrder, Word>,
  },
  total: (count: number): Word =>
    counted(count, '# account', '# accounts', {
      zero: 'لا حسابات',
      one: 'حساب واحد',
      two: 'حسابان',
      few: '# حسابات',
      many: '# حسابًا',
      other: '# حساب',
    }),
  seen: (ago: string): Word => ({ en: `last seen ${ago}`, ar: `آخر ظهور ${ago}` }),
  seenNow: { en: 'active now', ar: 'متصل الآن' },
  neverSeen: { en: 'never signed in', ar: 'دون أي تسجيل دخول' },
  nobody: {
    title: { en: 'Nobody found', ar: 'لا نتائج' },
    text: {
      en: 'Check the spelling, or search by another part of the name, the email address or the phone number.',
      ar: 'يُرجى التأكد من الكتابة، أو البحث بجزء آخر من الاسم أو البريد الإلكتروني أو رقم الجوال.',
    },
    clear: { en: 'Clear search and filters', ar: 'مسح البحث والتصفية' },
  },
  failed: { en: 'The accounts could not be loaded', ar: 'تعذّر تحميل الحسابات' },
  showMore: { en: 'Show more', ar: 'عرض المزيد' },

  back: { en: 'All users', ar: 'كل المستخدمين' },
  gone: {
    title: { en: 'This account does not exist', ar: 'هذا الحساب غير موجود' },
    text: {
      en: 'It may have been deleted. The list shows all accounts that exist.',
      ar: 'ربما حُذف. تعرض القائمة جميع الحسابات الموجودة.',
    },
  },
  personFailed: { en: 'The account could not be loaded', ar: 'تعذّر تحميل الحساب' },
  recorded: {
    en: 'Opening an account and every change to it are recorded in the audit log.',
    ar: 'يُسجَّل فتح الحساب وكل تغيير فيه في سجل التدقيق.',
  },
  toLog: { en: 'Entries about this account', ar: 'أحداث هذا الحساب' },
  phone: { en: 'Phone', ar: 'رقم الجوال' },
  noPhone: { en: 'Not given', ar: 'غير مذكور' },
  language: { en: 'Language of emails', ar: 'لغة الرسائل' },
  inEnglish: { en: 'English', ar: 'الإنجليزية' },
  inArabic: { en: 'Arabic', ar: 'العربية' },
  lastSeen: { en: 'Last seen', ar: 'آخر ظهور' },
  joinedOn: { en: 'Joined', ar: 'تاريخ الانضمام' },
  leavingSince: (date: string): Word => ({
    en: `The owner closed this account on ${date}. It can still be kept until the time of grace is over.`,
    ar: `أُغلق هذا الحساب بطلب صاحبه يوم ${date}، ويمكن الاحتفاظ به حتى انتهاء المهلة.`,
  }),

  access: {
    title: { en: 'Access', ar: 'الدخول إلى الحساب' },
    suspendedBy: (date: string, by: string): Word => ({
      en: `Suspended on ${date} by ${by}`,
      ar: `أُوقف يوم ${date} بقرار من \u2068${by}\u2069`,
    }),
    suspendedOn: (date: string): Word => ({ en: `Suspended on ${date}`, ar: `أُوقف يوم ${date}` }),
    sessions: { en: 'Signed-in devices', ar: 'الأجهزة المتصلة' },
    noSessions: { en: 'Not signed in anywhere.', ar: 'لا أجهزة متصلة بهذا الحساب.' },
    as: (role: string): Word => ({ en: `as ${role}`, ar: `بدور ${role}` }),
  },
  suspend: {
    button: { en: 'Suspend', ar: 'إيقاف الحساب' },
    title: (name: string): Word => ({ en: `Suspend ${name}?`, ar: `إيقاف حساب \u2068${name}\u2069؟` }),
    text: {
      en: 'They are signed out on all devices right away and cannot sign in until the suspension is lifted. A dietitian is no longer listed. Nothing is deleted.',
      ar: 'تنتهي جلسات الحساب على جميع الأجهزة فورًا، ولا يمكن تسجيل الدخول حتى يُرفع الإيقاف. ولا يظهر الأخصائي الموقوف في الدليل. ولا يُحذف شيء.',
    },
    reason: { en: 'Reason', ar: 'السبب' },
    reasonHelp: {
      en: 'The person reads it in our email.',
      ar: 'يصل نص السبب إلى صاحب الحساب بالبريد الإلكتروني.',
    },
    ahead: (count: number): Word =>
      counted(count, '# upcoming appointment', '# upcoming appointments', {
        zero: 'لا مواعيد قادمة',
        one: 'موعد قادم واحد',
        two: 'موعدان قادمان',
        few: '# مواعيد قادمة',
        many: '# موعدًا قادمًا',
        other: '# موعد قادم',
      }),
    keep: { en: 'Keep them', ar: 'الإبقاء عليها' },
    keepText: {
      en: 'They stay as agreed. Nobody is told of the suspension.',
      ar: 'تبقى كما هي، ولا يُبلَّغ أحد بالإيقاف.',
    },
    cancel: { en: 'Cancel them', ar: 'إلغاؤها' },
    cancelText: {
      en: 'Both sides are told right away, with the message below.',
      ar: 'يُبلَّغ الطرفان فورًا بالنص أدناه.',
    },
    told: { en: 'Message to both sides', ar: 'نص الرسالة إلى الطرفين' },
    prepared: {
      en: 'We had to cancel this appointment. We apologize for the inconvenience.',
      ar: 'اضطررنا إلى إلغاء هذا الموعد. نعتذر عن ذلك.',
    },
    confirm: { en: 'Suspend account', ar: 'إيقاف الحساب' },
    busy: { en: 'Suspending...', ar: 'جارٍ الإيقاف...' },
    done: (name: string): Word => ({ en: `${name} is suspended`, ar: `تم إيقاف حساب \u2068${name}\u2069` }),
  },
  reinstate: {
    button: { en: 'Lift suspension', ar: 'رفع الإيقاف' },
    busy: { en: 'Lifting...', ar: 'جارٍ رفع الإيقاف...' },
    done: (name: string): Word => ({
      en: `The suspension of ${name} is lifted`,
      ar: `تم رفع الإيقاف عن حساب \u2068${name}\u2069`,
    }),
  },
  signOut: {
    button: { en: 'Sign out everywhere', ar: 'إنهاء جميع الجلسات' },
    title: (name: string): Word => ({
      en: `Sign ${name} out everywhere?`,
      ar: `إنهاء جميع جلسات \u2068${name}\u2069؟`,
    }),
    text: {
      en: 'All devices and connected programs have to sign in again.',
      ar: 'يلزم تسجيل الدخول من جديد على جميع الأجهزة والبرامج المتصلة.',
    },
    busy: { en: 'Signing out...', ar: 'جارٍ إنهاء الجلسات...' },
    done: (name: string): Word => ({
      en: `${name} is signed out everywhere`,
      ar: `تم إنهاء جميع جلسات \u2068${name}\u2069`,
    }),
  },
  mail: {
    confirmation: { en: 'Send confirmation email again', ar: 'إعادة إرسال رسالة التأكيد' },
    reset: { en: 'Send password reset email', ar: 'إرسال رسالة إعادة تعيين كلمة المرور' },
    busy: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
    done: (address: string): Word => ({
      en: `Email sent to ${address}`,
      ar: `أُرسلت الرسالة إلى \u2068${address}\u2069`,
    }),
    failed: { en: 'The email was not sent', ar: 'تعذّر إرسال الرسالة' },
  },

  you: { en: 'You', ar: 'أنت' },
  states: {
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
        en: 'They can do what the duties below allow. They must set up two-factor authentication first.',
        ar: 'يتيح هذا الدور ما تسمح به المهام أدناه. ويُشترط تفعيل التحقق بخطوتين قبل البدء.',
      },
    },
  } satisfies Record<Role, DialogWords>,
  grant: { en: 'Grant role', ar: 'منح الدور' },
  grantBusy: { en: 'Granting...', ar: 'جارٍ المنح...' },
  granted: (role: string, name: string): Word => ({
    en: `${name} now holds the role ${role}`,
    ar: `تم منح دور ${role} لحساب \u2068${name}\u2069`,
  }),

  /** The server's words address the person themselves, but here an admin reads them. */
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
  } satisfies Record<Role, DialogWords>,
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
