import type { Word } from '#copy/word.ts'
import type { RegistrationType } from './register.ts'

const typeNames = {
  patient: { en: 'patient', ar: 'مريض' },
  dietitian: { en: 'dietitian', ar: 'أخصائي تغذية' },
} satisfies Record<RegistrationType, Word>

/** Messages after registration. */
export const registered = {
  done: {
    en: 'Registration successful! Please check your email to confirm your account.',
    ar: 'تم التسجيل بنجاح! يُرجى مراجعة بريدك الإلكتروني لتأكيد حسابك.',
  },
  doneAs: (type: string): Word => ({
    en: `Registration successful as a ${type}!`,
    ar: `تم التسجيل بنجاح بصفة ${type}!`,
  }),
  typeNames,
}
