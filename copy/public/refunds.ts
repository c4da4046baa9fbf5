import { daysAfterReturn } from '#contract/money/days-after-return.ts'
import { isolated } from '#copy/quoted.ts'
import { brand } from '../brand.ts'
import type { LegalPage } from './legal.ts'

const { name, supportEmail } = brand

export const refunds: LegalPage = {
  title: { en: 'Refund Policy', ar: 'سياسة الاسترداد' },
  version: { number: 1, since: '2026-11-27' },
  intro: {
    en: `What you get back, when, and how, for appointments and packages that you pay for through ${name.en}. Where you pay your dietitian directly, please ask them.`,
    ar: `ما تسترده ومتى وكيف، عن المواعيد والباقات التي تدفع لها عبر ${name.ar}. أما ما تدفعه إلى أخصائيك مباشرة فمرجعه إليه.`,
  },
  sections: [
    {
      id: 'cancelling',
      heading: { en: 'If you cancel', ar: 'إذا ألغيت الموعد' },
      paragraphs: [
        {
          en: 'You can cancel an appointment until it starts. How much is refunded depends on when you cancel. These are the rules today:',
          ar: 'يمكنك إلغاء الموعد حتى لحظة بدئه، ويعتمد المبلغ المسترد على وقت الإلغاء. وهذه هي القواعد اليوم:',
        },
        { en: '{refunds}', ar: '{refunds}' },
        {
          en: 'A dietitian can offer you more generous rules, never stricter ones. The profile and the booking show the rules that apply before you pay. They stay with your appointment, even if they change later.',
          ar: 'للأخصائي أن يضع قواعد أيسر لك، لا أشد. وتظهر القواعد السارية في ملفه وعند الحجز قبل الدفع، وتبقى سارية على موعدك حتى إن تغيّرت لاحقًا.',
        },
        {
          en: 'If you move an appointment, your refund is never more than it was at the moment you moved it, and otherwise that of the new time. Moving early costs you nothing; moving late does not bring back a refund that was already lost.',
          ar: 'إذا غيّرت وقت الموعد فلا يزيد ما تسترده على ما كان يحق لك لحظة التغيير، وما عدا ذلك فبحسب الوقت الجديد. فالتغيير المبكر لا يكلّفك شيئًا، والتغيير المتأخر لا يعيد ما فات استرداده.',
        },
      ],
    },
    {
      id: 'dietitian',
      heading: { en: 'If your dietitian cancels', ar: 'إذا ألغى الأخصائي' },
      paragraphs: [
        {
          en: 'If the dietitian declines your request, does not answer it in time, or cancels the appointment, you get everything back. You need not ask for it.',
          ar: 'إذا اعتذر الأخصائي عن طلبك أو لم يرد عليه في وقته أو ألغى الموعد، تسترد المبلغ كاملًا دون حاجة إلى طلبه.',
        },
      ],
    },
    {
      id: 'absence',
      heading: { en: 'If someone does not attend', ar: 'عند غياب أحد الطرفين' },
      paragraphs: [
        {
          en: 'If your dietitian does not attend, you get everything back; if you do not attend, nothing is refunded.',
          ar: 'إذا غاب الأخصائي تسترد المبلغ كاملًا، وإذا غبت أنت فلا استرداد.',
        },
        {
          en: 'Our own video call shows who was there, and that decides. Where nothing shows it, as at a practice or on Zoom or Google Meet, a reported absence is disputed: the money stays where it is, and each of you has 48 hours to tell your side. If the other side says nothing, the report stands; otherwise our team decides. You can report an absence, or object to an appointment marked as completed, until 48 hours after its end.',
          ar: 'تُظهر مكالمة الفيديو لدينا من حضر، وبذلك يُبتّ في الأمر. فإن لم يكن هناك ما يثبت الحضور، كما في العيادة أو عبر Zoom أو Google Meet، عُدّ الغياب المبلَّغ عنه محل خلاف: يبقى المبلغ محفوظًا، ولكل منكما 48 ساعة لتقديم روايته. فإن لم يردّ الطرف الآخر أُخذ بالبلاغ، وإلا بتّ فيه فريقنا. ويمكنك الإبلاغ عن الغياب، أو الاعتراض على تسجيل الموعد مكتملًا، حتى 48 ساعة من نهايته.',
        },
      ],
    },
    {
      id: 'packages',
      heading: { en: 'Packages', ar: 'الباقات' },
      paragraphs: [
        {
          en: `An appointment of a package that you cancel in time goes back to it; later, or if you do not attend, it is used. What the dietitian declines, cancels or does not attend goes back, with at least ${daysAfterReturn} days left to use it.`,
          ar: `موعد الباقة الذي تلغيه في الوقت المحدد يعود إليها، وبعد ذلك أو عند غيابك يُحتسب مستخدمًا. ويعود كذلك ما يعتذر عنه الأخصائي أو يلغيه أو يغيب عنه، مع مهلة لا تقل عن ${daysAfterReturn} يومًا لاستخدامه.`,
        },
        {
          en: 'You can get the money for unused appointments back at any time, at what they cost in the package. When its time is over, it is refunded automatically.',
          ar: 'يمكنك استرداد مبلغ المواعيد غير المستخدمة في أي وقت بسعرها في الباقة. وعند انتهاء المدة يُسترد المبلغ تلقائيًا.',
        },
      ],
    },
    {
      id: 'where',
      heading: { en: 'Where the money goes, and when', ar: 'إلى أين يعود المبلغ ومتى' },
      paragraphs: [
        {
          en: 'A refund goes back the way you paid. We send it right away; your bank shows it a few days later. When you cancel, you can choose your wallet instead, where it is available immediately for your next appointment. What you paid from your wallet goes back there.',
          ar: 'يعود المبلغ بالطريقة التي دفعت بها. ونعيده فورًا، ويظهر لدى البنك بعد بضعة أيام. ويمكنك عند الإلغاء اختيار محفظتك بدلًا من ذلك، فيكون متاحًا فورًا لموعدك القادم. وما دفعته من محفظتك يعود إليها.',
        },
        {
          en: 'What is on your wallet does not expire, and nothing in it is forfeited. To have it paid out to your bank account, write to the Support Team.',
          ar: 'لا تنتهي صلاحية ما في محفظتك، ولا يسقط حقك في شيء منه. ولتحويله إلى حسابك البنكي يمكنك مراسلة فريق الدعم.',
        },
      ],
    },
    {
      id: 'disagree',
      heading: { en: 'If you do not agree', ar: 'إن لم توافق' },
      paragraphs: [
        {
          en: `Open a ticket under Support in your account, or write to ${supportEmail}. A person looks at every case. You can also complain to the Ministry of Commerce.`,
          ar: `يمكنك فتح تذكرة من صفحة الدعم في حسابك أو مراسلتنا على ${isolated(supportEmail)}. وينظر شخص في كل حالة. ولك كذلك تقديم شكوى إلى وزارة التجارة.`,
        },
        {
          en: 'Nothing here takes away rights that you have as a consumer under Saudi law, the E-Commerce Law among them.',
          ar: 'لا ينتقص شيء مما هنا من حقوقك بصفتك مستهلكًا بموجب أنظمة المملكة، ومنها نظام التجارة الإلكترونية.',
        },
      ],
    },
  ],
}
