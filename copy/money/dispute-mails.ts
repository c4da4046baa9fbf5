import type { AccountMail } from '#copy/accounts/mail.ts'
import { writeDate } from '#copy/dates.ts'
import { isolated } from '#copy/quoted.ts'
import { inRiyals } from '#copy/riyals.ts'
import type { Word } from '#copy/word.ts'

/** `startsAt` is the start of the appointment; null for a package. */
type Facts = { riyals: number; startsAt: Date | null }
type Mails = Record<'open' | 'won' | 'lost', (facts: Facts) => AccountMail>

/** Emails about a disputed payment: to its dietitian, and to the admins who answer the bank. */
export const disputeMails: Record<'dietitian' | 'admin', Mails> = {
  dietitian: {
    open: ({ riyals, startsAt }) => ({
      subject: {
        en: `A payment of ${inRiyals(riyals).en} is disputed`,
        ar: `اعتراض على دفعة قدرها ${isolated(inRiyals(riyals).ar)}`,
      },
      preheader: { en: 'We answer the bank for you.', ar: 'نحن نرد على البنك نيابة عنك.' },
      paragraphs: [
        {
          en: `A patient’s bank asks for ${inRiyals(riyals).en} back, ${paidFor(startsAt).en}. We answer the bank; there is nothing you need to do.`,
          ar: `يطلب بنك أحد المرضى استرداد ${isolated(inRiyals(riyals).ar)}، ${paidFor(startsAt).ar}. نحن نرد على البنك، ولا يلزمك أي إجراء.`,
        },
        {
          en: 'Your share of it waits until the bank has decided. Your other appointments and your payouts go on as usual.',
          ar: 'تبقى حصتك منها محجوزة إلى أن يبتّ البنك. وتستمر مواعيدك الأخرى وتحويلاتك كالمعتاد.',
        },
      ],
      button: payments,
      note: question,
    }),
    won: ({ riyals, startsAt }) => ({
      subject: {
        en: `The dispute about ${inRiyals(riyals).en} is decided for you`,
        ar: `حُسم الاعتراض على ${isolated(inRiyals(riyals).ar)} لصالحك`,
      },
      preheader: { en: 'Your share no longer waits.', ar: 'لم تعد حصتك محجوزة.' },
      paragraphs: [
        {
          en: `The bank has decided that the payment of ${inRiyals(riyals).en}, ${paidFor(startsAt).en}, stays. Your share of it no longer waits.`,
          ar: `قرر البنك بقاء الدفعة وقدرها ${isolated(inRiyals(riyals).ar)}، ${paidFor(startsAt).ar}. ولم تعد حصتك منها محجوزة.`,
        },
      ],
      button: payments,
      note: question,
    }),
    lost: ({ riyals, startsAt }) => ({
      subject: {
        en: `The dispute about ${inRiyals(riyals).en} is decided for the patient`,
        ar: `حُسم الاعتراض على ${isolated(inRiyals(riyals).ar)} لصالح المريض`,
      },
      preheader: {
        en: 'What you had earned by then stays yours.',
        ar: 'ما كسبته حتى ذلك الحين يبقى لك.',
      },
      paragraphs: [
        {
          en: `The bank has given ${inRiyals(riyals).en} back, ${paidFor(startsAt).en}.`,
          ar: `أعاد البنك ${isolated(inRiyals(riyals).ar)} إلى صاحب البطاقة، ${paidFor(startsAt).ar}.`,
        },
        {
          en: 'What you had earned with it by then stays yours: we bear the loss. An appointment that still lay ahead does not take place, and its time is free again.',
          ar: 'ما كسبته منها حتى ذلك الحين يبقى لك، ونتحمل نحن الخسارة. أما الموعد الذي لم يحن بعد فلا ينعقد، ويعود وقته متاحًا.',
        },
      ],
      button: payments,
      note: question,
    }),
  },
  admin: {
    open: ({ riyals, startsAt }) => ({
      subject: {
        en: `A bank asks for ${inRiyals(riyals).en} back`,
        ar: `بنك يطلب استرداد ${isolated(inRiyals(riyals).ar)}`,
      },
      preheader: { en: 'It waits for an answer.', ar: 'الاعتراض بانتظار الرد.' },
      paragraphs: [
        {
          en: `A cardholder disputes a payment of ${inRiyals(riyals).en}, ${paidFor(startsAt).en}. Banks give little time: please answer in the gateway’s dashboard.`,
          ar: `اعترض صاحب بطاقة على دفعة قدرها ${isolated(inRiyals(riyals).ar)}، ${paidFor(startsAt).ar}. مهلة البنوك قصيرة، فيُرجى الرد من لوحة تحكم بوابة الدفع.`,
        },
        {
          en: 'What we know of the appointment is listed with the dispute.',
          ar: 'ما نعرفه عن الموعد مذكور مع الاعتراض.',
        },
      ],
      button: disputes,
      note: team,
    }),
    won: ({ riyals, startsAt }) => ({
      subject: {
        en: `The dispute about ${inRiyals(riyals).en} is won`,
        ar: `حُسم الاعتراض على ${isolated(inRiyals(riyals).ar)} لصالحنا`,
      },
      preheader: { en: 'The payment stays.', ar: 'تبقى الدفعة كما هي.' },
      paragraphs: [
        {
          en: `The bank has decided that the payment of ${inRiyals(riyals).en}, ${paidFor(startsAt).en}, stays.`,
          ar: `قرر البنك بقاء الدفعة وقدرها ${isolated(inRiyals(riyals).ar)}، ${paidFor(startsAt).ar}.`,
        },
      ],
      button: disputes,
      note: team,
    }),
    lost: ({ riyals, startsAt }) => ({
      subject: {
        en: `The dispute about ${inRiyals(riyals).en} is lost`,
        ar: `حُسم الاعتراض على ${isolated(inRiyals(riyals).ar)} لغير صالحنا`,
      },
      preheader: {
        en: 'The bank has given the money back.',
        ar: 'أعاد البنك المبلغ.',
      },
      paragraphs: [
        {
          en: `The bank has given ${inRiyals(riyals).en} back to the cardholder, ${paidFor(startsAt).en}. What of it the platform bears is listed with the dispute.`,
          ar: `أعاد البنك ${isolated(inRiyals(riyals).ar)} إلى صاحب البطاقة، ${paidFor(startsAt).ar}. وما تتحمله المنصة منه مذكور مع الاعتراض.`,
        },
      ],
      button: disputes,
      note: team,
    }),
  },
}

function paidFor(startsAt: Date | null): Word {
  if (!startsAt) return { en: 'paid for a package', ar: 'دُفعت مقابل باقة' }
  return {
    en: `paid for the appointment on ${writeDate('en', startsAt, 'date')}`,
    ar: `دُفعت مقابل موعد يوم ${writeDate('ar', startsAt, 'date')}`,
  }
}

const payments: Word = { en: 'See your payments', ar: 'عرض المدفوعات' }
const disputes: Word = { en: 'See the dispute', ar: 'عرض الاعتراض' }
const question: Word = {
  en: 'If you have a question about it, please write to the Support Team.',
  ar: 'إذا كان لديك سؤال عن ذلك فيُرجى مراسلة فريق الدعم.',
}
const team: Word = {
  en: 'Every admin receives this message.',
  ar: 'تصل هذه الرسالة إلى جميع المشرفين.',
}
