import { isolated } from '#copy/quoted.ts'
import type { Word } from '#copy/word.ts'

export const wallet = {
  title: { en: 'Wallet', ar: 'المحفظة' },
  unread: { en: 'Your wallet could not be loaded', ar: 'تعذّر تحميل محفظتك' },
  text: {
    en: 'Refunds that you take here can be spent on your next appointment.',
    ar: 'ما تسترده هنا يمكنك الدفع به لموعدك القادم.',
  },
  held: (amount: string): Word => ({
    en: `${amount} of it is kept back for what you are paying for now.`,
    ar: `منه ${isolated(amount)} محجوز لما تدفع له الآن.`,
  }),
  movements: { en: 'Movements', ar: 'الحركات' },
  kinds: {
    paid: { en: 'Payment', ar: 'دفع' },
    refunded: { en: 'Refund', ar: 'استرداد' },
    transferred: { en: 'Transfer to your bank account', ar: 'تحويل إلى حسابك البنكي' },
    returned: { en: 'Sent back by the bank', ar: 'مبلغ أعاده البنك' },
  },
  account: (ibanEnd: string): Word => ({
    en: `Account ending in ${isolated(ibanEnd)}`,
    ar: `الحساب المنتهي بـ ${isolated(ibanEnd)}`,
  }),
  payOut: {
    en: 'Ask the Support Team to pay it out to your bank account',
    ar: 'طلب تحويله إلى حسابك البنكي من فريق الدعم',
  },
  erased: { en: 'An appointment that is no longer kept', ar: 'موعد لم يعد محفوظًا' },
  use: (amount: string): Word => ({
    en: `Use ${amount} from your wallet`,
    ar: `استخدام ${isolated(amount)} من محفظتك`,
  }),
  rest: (amount: string): Word => ({
    en: `${amount} is left to pay.`,
    ar: `يتبقى للدفع ${isolated(amount)}.`,
  }),
  whole: {
    en: 'Nothing is left to pay: it is booked as soon as you confirm.',
    ar: 'لا يتبقى شيء للدفع، ويُحجز فور التأكيد.',
  },
  where: {
    title: { en: 'Where should the refund go?', ar: 'إلى أين يعود المبلغ؟' },
    source: { en: 'The way you paid', ar: 'طريقة الدفع نفسها' },
    sourceText: { en: 'A card takes a few days.', ar: 'يستغرق ظهوره في البطاقة بضعة أيام.' },
    wallet: { en: 'Your wallet', ar: 'محفظتك' },
    /** For what a wallet has paid. */
    back: { en: 'It returns to your wallet right away.', ar: 'يعود المبلغ إلى محفظتك فورًا.' },
    walletText: { en: 'Right away, for your next appointment.', ar: 'فورًا، لموعدك القادم.' },
  },
  leaving: (amount: string): Word => ({
    en: `There is ${amount} on your wallet. When your account is erased, it goes back to the cards it came from. What cannot go back to a card stays yours: please tell the Support Team which bank account we should transfer it to.`,
    ar: `في محفظتك ${isolated(amount)}. وعند محو حسابك يعود المبلغ إلى البطاقات التي دُفع بها، وما تتعذّر إعادته إلى بطاقة يبقى حقًا لك: يُرجى إبلاغ فريق الدعم بالحساب البنكي الذي نحوّله إليه.`,
  }),
}
