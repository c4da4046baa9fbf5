import type { TokenScope } from '#contract/accounts/access-tokens.ts'
import { brand } from '../../brand.ts'
import type { Word } from '../../word.ts'
import { type AccountMail, toSettings } from '../mail.ts'

const opens: Record<TokenScope, Word> = {
  read: {
    en: 'Anyone who has it can read what you see. It cannot change anything.',
    ar: 'يتيح هذا الرمز لمن يحمله الاطلاع على ما تراه في حسابك، ولا يتيح له تغيير أي شيء.',
  },
  write: {
    en: 'Whoever has it can read what you see and make changes in your name, such as booking or cancelling an appointment.',
    ar: 'يتيح هذا الرمز لمن يحمله الاطلاع على ما تراه في حسابك وإجراء تغييرات باسمك، مثل حجز موعد أو إلغائه.',
  },
}

/** A new access token. Its name is not repeated, because an attacker may have chosen it. */
export const accessTokenMail = (when: string, scope: TokenScope): AccountMail => ({
  subject: { en: 'A new access token was created', ar: 'تم إنشاء رمز وصول جديد' },
  preheader: {
    en: 'It lets a program into your account.',
    ar: 'يتيح لبرنامج الدخول إلى حسابك.',
  },
  paragraphs: [
    {
      en: `A new access token was created for your ${brand.name.en} account on ${when}. It lets a program into your account without your password.`,
      ar: `تم إنشاء رمز وصول جديد لحسابك في ${brand.name.ar} يوم ${when}. يتيح هذا الرمز لبرنامج الدخول إلى حسابك دون كلمة المرور.`,
    },
    opens[scope],
    {
      en: 'Your security settings list all your access tokens, and you can revoke them there.',
      ar: 'تجد جميع رموز الوصول في إعدادات الأمان، ويمكنك إبطالها هناك.',
    },
  ],
  ...toSettings,
})
