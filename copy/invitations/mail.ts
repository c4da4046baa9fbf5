import { brand } from '#copy/brand.ts'
import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

/** The email by which a dietitian invites a patient of theirs. */
export const invitationMail = {
  subject: (dietitian: string): Word => ({
    en: `${isolated(dietitian)} invites you to ${brand.name.en}`,
    ar: `دعوة من ${isolated(dietitian)} إلى ${brand.name.ar}`,
  }),
  preheader: {
    en: 'Book appointments, write messages and follow your plan in one place.',
    ar: 'مواعيدك ورسائلك وخطتك الغذائية في مكان واحد.',
  },
  greeting: { en: 'Hello,', ar: 'مرحبًا،' },
  paragraphs: (dietitian: string): Word[] => [
    {
      en: `${isolated(dietitian)} invites you to ${brand.name.en}, where you can book appointments, write to each other and follow your nutrition plan.`,
      ar: `يدعوك ${isolated(dietitian)} إلى ${brand.name.ar} لحجز المواعيد والتراسل ومتابعة خطتك الغذائية.`,
    },
    {
      en: 'You decide whether to accept, and later which health data you share.',
      ar: 'لك أن تقبل الدعوة أو تتجاهلها، وأن تختار لاحقًا ما تشاركه من بياناتك الصحية.',
    },
  ],
  button: { en: 'See the invitation', ar: 'عرض الدعوة' },
  note: {
    en: 'If you do not know who this is, ignore this message. Nothing happens without you.',
    ar: 'إن لم تعرف المرسل، فتجاهل هذه الرسالة. لن يحدث شيء دون موافقتك.',
  },
  closing: { en: `The ${brand.name.en} team`, ar: `فريق ${brand.name.ar}` },
  reason: (dietitian: string): Word => ({
    en: `You receive this message because ${isolated(dietitian)} entered this address.`,
    ar: `وصلتك هذه الرسالة لأن ${isolated(dietitian)} أدخل هذا العنوان.`,
  }),
  refuse: { en: 'No more invitations', ar: 'عدم استلام دعوات أخرى' },
}
