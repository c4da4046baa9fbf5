import type { PackageEnding } from '#contract/money/packages.ts'
import { textFor } from '#contract/text-language.ts'
import type { AccountMail } from '#copy/accounts/mail.ts'
import { counted } from '#copy/counted.ts'
import { writeDate } from '#copy/dates.ts'
import { isolated } from '#copy/quoted.ts'
import { inRiyals } from '#copy/riyals.ts'
import type { Word } from '#copy/word.ts'
import { appointmentsOf } from './name.ts'
import { packageRules } from './rules.ts'

export type NamedPackage = {
  serviceName: string
  otherServiceName: string | null
  uses: number
  left: number
  price: number
  comesBackUntil: number
  expires: Date
  dietitian: string | null
  otherDietitian: string | null
}

/** Emails about a package to its patient, and about its sale to the dietitian. */
export const packageMails = {
  bought: (bought: NamedPackage): AccountMail => {
    const [name, who, until] = [nameOf(bought), dietitianOf(bought), untilOf(bought)]
    return {
      subject: {
        en: `Your package is ready: ${appointmentsOf(bought.uses).en}`,
        ar: `باقتك جاهزة: ${appointmentsOf(bought.uses).ar}`,
      },
      preheader: { en: `Use it until ${until.en}.`, ar: `يمكنك استخدامها حتى ${until.ar}.` },
      paragraphs: [
        {
          en: `You bought ${name.en} with ${who.en} for ${inRiyals(bought.price).en}. Book each of them without paying again; they have to begin by ${until.en}.`,
          ar: `اشتريت ${name.ar} مع ${who.ar} مقابل ${isolated(inRiyals(bought.price).ar)}. احجز كل موعد منها دون دفع جديد، على أن يبدأ حتى ${until.ar}.`,
        },
        ...packageRules(bought.comesBackUntil),
      ],
      button: toPackages,
      note,
    }
  },
  sold: (bought: NamedPackage): AccountMail => {
    const name = nameOf(bought)
    return {
      subject: { en: 'A patient bought a package from you', ar: 'اشترى مريض باقة منك' },
      preheader: {
        en: `${inRiyals(bought.price).en}, earned appointment by appointment.`,
        ar: `${inRiyals(bought.price).ar}، تُكتسب موعدًا بعد موعد.`,
      },
      paragraphs: [
        {
          en: `${name.en} was bought for ${inRiyals(bought.price).en}. Each appointment is earned when it has taken place; what is not used goes back to the patient.`,
          ar: `بيعت باقة ${name.ar} مقابل ${isolated(inRiyals(bought.price).ar)}. يُحتسب دخل كل موعد بعد انعقاده، ويعود إلى المريض ما لم يُستخدم.`,
        },
      ],
      button: { en: 'See your packages', ar: 'عرض باقاتك' },
      note,
    }
  },
  returned: (bought: NamedPackage): AccountMail => {
    const [name, until] = [nameOf(bought), untilOf(bought)]
    return {
      subject: { en: 'An appointment is back in your package', ar: 'عاد موعد إلى باقتك' },
      preheader: { en: `Use it until ${until.en}.`, ar: `يمكنك استخدامه حتى ${until.ar}.` },
      paragraphs: [
        {
          en: `The appointment will not take place, and you can use it again: ${leftOf(bought).en} of ${name.en}, until ${until.en}.`,
          ar: `لن ينعقد الموعد، ويمكنك استخدامه من جديد: ${leftOf(bought).ar} من ${name.ar}، حتى ${until.ar}.`,
        },
      ],
      button: toPackages,
      note,
    }
  },
  expiring: (bought: NamedPackage, days: number): AccountMail => {
    const [name, until] = [nameOf(bought), untilOf(bought)]
    return {
      subject: { en: `Your package ends ${inDays(days).en}`, ar: `تنتهي باقتك ${inDays(days).ar}` },
      preheader: { en: `${leftOf(bought).en}.`, ar: `${leftOf(bought).ar}.` },
      paragraphs: [
        {
          en: `${leftOf(bought).en} of ${name.en}. What begins by ${until.en} can be booked; the money for whatever is not used then goes back to you.`,
          ar: `${leftOf(bought).ar} من ${name.ar}. يمكنك حجز ما يبدأ حتى ${until.ar}، ويعود إليك بعد ذلك مبلغ ما لم يُستخدم.`,
        },
      ],
      button: toPackages,
      note,
    }
  },
  ended: {
    refunded: endedFor({ en: 'As you asked', ar: 'بناءً على طلبك' }),
    expired: endedFor({ en: 'Its time has passed', ar: 'انقضت مدتها' }),
    dietitian_left: endedFor({ en: 'Your dietitian is no longer available', ar: 'لم يعد الأخصائي متاحًا' }),
    patient_left: endedFor({ en: 'Your account is closed', ar: 'أُغلق حسابك' }),
  } satisfies Record<PackageEnding, unknown>,
}

function endedFor(why: Word) {
  return (bought: NamedPackage, riyals: number): AccountMail => {
    const name = nameOf(bought)
    const amount = inRiyals(riyals)
    return {
      subject: {
        en: `${amount.en} of your package goes back to you`,
        ar: `يعود إليك ${isolated(amount.ar)} من باقتك`,
      },
      preheader: { en: 'For what you have not used.', ar: 'عما لم تستخدمه.' },
      paragraphs: [
        {
          en: `${why.en}: ${name.en} is over, and ${amount.en} goes back for what is not used: to the card as far as it has paid, and the rest to your wallet. What is booked stays booked.`,
          ar: `${why.ar}: انتهت باقة ${name.ar}، ويعود ${isolated(amount.ar)} عما لم يُستخدم: إلى البطاقة بقدر ما دُفع بها، والباقي إلى محفظتك. وتبقى المواعيد المحجوزة كما هي.`,
        },
      ],
      button: { en: 'See your packages', ar: 'عرض باقاتك' },
      note: {
        en: 'If you have a question about it, please write to the Support Team.',
        ar: 'إذا كان لديك سؤال عن ذلك فيُرجى مراسلة فريق الدعم.',
      },
    }
  }
}

const toPackages: Word = { en: 'See your packages', ar: 'عرض باقاتك' }

const note: Word = {
  en: 'If you have a question about it, please write to the Support Team.',
  ar: 'إذا كان لديك سؤال عن ذلك فيُرجى مراسلة فريق الدعم.',
}

const nameOf = ({ serviceName, otherServiceName, uses }: NamedPackage): Word => ({
  en: `${isolated(textFor('en', serviceName, otherServiceName))} (${appointmentsOf(uses).en})`,
  ar: `${isolated(textFor('ar', serviceName, otherServiceName))} (${appointmentsOf(uses).ar})`,
})

const dietitianOf = ({ dietitian, otherDietitian }: NamedPackage): Word => ({
  en: isolated(textFor('en', dietitian ?? '', otherDietitian)),
  ar: isolated(textFor('ar', dietitian ?? '', otherDietitian)),
})

const untilOf = ({ expires }: NamedPackage): Word => ({
  en: writeDate('en', expires, 'date'),
  ar: isolated(writeDate('ar', expires, 'date')),
})

const leftOf = ({ left }: NamedPackage): Word =>
  counted(left, '# appointment is left', '# appointments are left', {
    zero: 'لم يبقَ أي موعد',
    one: 'بقي موعد واحد',
    two: 'بقي موعدان',
    few: 'بقيت # مواعيد',
    many: 'بقي # موعدًا',
    other: 'بقي # موعد',
  })

const inDays = (days: number): Word =>
  counted(days, 'in # day', 'in # days', {
    zero: 'اليوم',
    one: 'خلال يوم واحد',
    two: 'خلال يومين',
    few: 'خلال # أيام',
    many: 'خلال # يومًا',
    other: 'خلال # يوم',
  })
