import type { AccountMail } from '#copy/accounts/mail.ts'
import { writeMonth } from '#copy/dates.ts'
import { isolated } from '#copy/quoted.ts'
import { writeRiyals } from './write-riyals.ts'

export const invoiceMails = {
  paid: (number: string, riyals: number): AccountMail => ({
    ...mail(number, riyals),
    paragraphs: [
      {
        en: `Thank you. We have received your payment of ${writeRiyals(riyals).en} for your consultation. Your invoice is number ${number}.`,
        ar: `شكرًا لك. استلمنا دفعتك وقدرها ${isolated(writeRiyals(riyals).ar)} عن استشارتك. ورقم فاتورتك ${isolated(number)}.`,
      },
      kept,
    ],
  }),
  fee: (number: string, riyals: number, month: string): AccountMail => ({
    ...mail(number, riyals),
    paragraphs: [
      {
        en: `The platform’s fee until the end of ${writeMonth('en', month)} comes to ${writeRiyals(riyals).en}. It was kept from what patients paid, so there is nothing for you to pay. The invoice is number ${number}.`,
        ar: `بلغت عمولة المنصة حتى نهاية ${writeMonth('ar', month)} ما قدره ${isolated(writeRiyals(riyals).ar)}. وقد اقتُطعت مما دفعه المرضى، فليس عليك دفع شيء. ورقم الفاتورة ${isolated(number)}.`,
      },
      kept,
    ],
  }),
}

const mail = (number: string, riyals: number) => ({
  subject: { en: `Your invoice ${number}`, ar: `فاتورتك ${isolated(number)}` },
  preheader: {
    en: `${writeRiyals(riyals).en}, also as a PDF`,
    ar: `${isolated(writeRiyals(riyals).ar)}، ومتاحة بصيغة PDF`,
  },
  button: { en: 'Open the invoice', ar: 'فتح الفاتورة' },
  note: {
    en: 'If you have a question about it, please write to the Support Team.',
    ar: 'إذا كان لديك سؤال عنها فيُرجى مراسلة فريق الدعم.',
  },
})

const kept = {
  en: 'You can open it and save it as a PDF at any time while you have an account.',
  ar: 'يمكنك فتحها وحفظها بصيغة PDF في أي وقت ما دام حسابك قائمًا.',
}
