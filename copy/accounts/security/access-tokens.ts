import type { TokenDays, TokenScope } from '#contract/accounts/access-tokens.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '../../word.ts'

export const accessTokens = {
  list: { en: 'Access tokens', ar: 'رموز الوصول' },
  failed: { en: 'Your access tokens could not be loaded', ar: 'تعذّر تحميل رموز الوصول' },
  none: { en: 'You have no access tokens', ar: 'ليس لديك رموز وصول' },
  noneText: {
    en: 'Create one to connect a spreadsheet, a script or an app of your own.',
    ar: 'يمكنك إنشاء رمز لربط جدول بيانات أو برنامج خاص بك.',
  },
  scopes: {
    read: {
      label: { en: 'Read only', ar: 'قراءة فقط' },
      text: {
        en: 'Can see what you see, and change nothing.',
        ar: 'اطلاع على ما تراه في حسابك دون أي تغيير.',
      },
    },
    write: {
      label: { en: 'Read and change', ar: 'قراءة وتعديل' },
      text: {
        en: 'Can also act for you, such as booking or cancelling.',
        ar: 'اطلاع وإجراءات باسمك أيضًا، مثل الحجز والإلغاء.',
      },
    },
  } satisfies Record<TokenScope, { label: Word; text: Word }>,
  days: {
    30: { en: '30 days', ar: '30 يومًا' },
    90: { en: '90 days', ar: '90 يومًا' },
    365: { en: 'One year', ar: 'سنة واحدة' },
  } satisfies Record<TokenDays, Word>,
  actsAs: (role: string): Word => ({ en: `Acts as ${role}`, ar: `بدور ${role}` }),
  used: (ago: string): Word => ({ en: `Last used ${ago}`, ar: `آخر استخدام ${ago}` }),
  usedNow: { en: 'Used just now', ar: 'استُخدم الآن' },
  neverUsed: { en: 'Never used', ar: 'لم يُستخدم بعد' },
  made: (date: string): Word => ({ en: `Created on ${date}`, ar: `أُنشئ يوم ${date}` }),
  ends: (date: string): Word => ({ en: `Expires on ${date}`, ar: `ينتهي يوم ${date}` }),
  ended: (date: string): Word => ({ en: `Expired on ${date}`, ar: `انتهى يوم ${date}` }),
  expired: { en: 'Expired', ar: 'منتهٍ' },
  revoke: {
    open: { en: 'Revoke', ar: 'إبطال' },
    openNamed: (name: string): Word => ({ en: `Revoke ${name}`, ar: `إبطال ${isolated(name)}` }),
    title: { en: 'Revoke this access token?', ar: 'إبطال رمز الوصول؟' },
    text: (name: string): Word => ({
      en: `The program that uses “${name}” loses access right away. This cannot be undone.`,
      ar: `سيفقد البرنامج الذي يستخدم «${isolated(name)}» الوصول فورًا، ولا يمكن التراجع عن ذلك.`,
    }),
    confirm: { en: 'Revoke token', ar: 'إبطال الرمز' },
    busy: { en: 'Revoking...', ar: 'جارٍ الإبطال...' },
    done: { en: 'The access token is revoked', ar: 'أُبطل رمز الوصول' },
  },
  make: {
    open: { en: 'New access token', ar: 'رمز وصول جديد' },
    title: { en: 'New access token', ar: 'رمز وصول جديد' },
    name: { en: 'Name', ar: 'الاسم' },
    nameHelp: {
      en: 'What the token is for, so that you will recognize it later.',
      ar: 'الغرض من الرمز، ليسهل التعرّف عليه لاحقًا.',
    },
    scope: { en: 'What it may do', ar: 'صلاحية الرمز' },
    days: { en: 'Valid for', ar: 'مدة الصلاحية' },
    role: (role: string): Word => ({
      en: `The token acts in your current role: ${role}.`,
      ar: `يعمل الرمز بدورك الحالي: ${role}.`,
    }),
    onlyReads: { en: 'An admin’s tokens can only read.', ar: 'رموز المشرفين للقراءة فقط.' },
    confirm: { en: 'Create token', ar: 'إنشاء الرمز' },
    busy: { en: 'Creating...', ar: 'جارٍ الإنشاء...' },
  },
  shown: {
    title: { en: 'Copy your access token', ar: 'نسخ رمز الوصول' },
    text: {
      en: 'We will not show it again. Keep it like a password: anyone who has it can use your account.',
      ar: 'لن نعرض الرمز مرة أخرى. يُرجى حفظه كما تُحفظ كلمة المرور، فمن يحمله يمكنه استخدام حسابك.',
    },
    label: { en: 'Access token', ar: 'رمز الوصول' },
    copy: { en: 'Copy token', ar: 'نسخ الرمز' },
    guide: { en: 'How programs use it', ar: 'طريقة استخدامه في البرامج' },
    done: { en: 'Done', ar: 'تم' },
  },
}
