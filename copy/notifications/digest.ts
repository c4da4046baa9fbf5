import { brand } from '../brand.ts'
import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

const unread = (count: number): Word =>
  counted(count, 'You have # unread notification', 'You have # unread notifications', {
    zero: 'لا إشعارات غير مقروءة',
    one: 'لديك إشعار واحد غير مقروء',
    two: 'لديك إشعاران غير مقروءين',
    few: 'لديك # إشعارات غير مقروءة',
    many: 'لديك # إشعارًا غير مقروء',
    other: 'لديك # إشعار غير مقروء',
  })

export const digestMail = {
  subject: unread,
  preheader: { en: 'What you have not read yet.', ar: 'ما لم تقرأه بعد.' },
  text: (count: number): Word => {
    const { en, ar } = unread(count)
    return { en: `${en}.`, ar: `${ar}.` }
  },
  button: { en: `Open ${brand.name.en}`, ar: `فتح ${brand.name.ar}` },
  reason: {
    en: `You receive this email because you turned on the daily summary at ${brand.name.en}.`,
    ar: `وصلتك هذه الرسالة لأن الملخص اليومي مفعّل في حسابك في ${brand.name.ar}.`,
  },
  leave: { en: 'Stop the daily summary', ar: 'إيقاف الملخص اليومي' },
}
