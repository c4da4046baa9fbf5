/** The outcomes of a payment with a test card. */
export const outcomes = [
  'paid',
  'challenge',
  'challenge_fails',
  'declined',
  'insufficient',
  'timeout',
  'late',
  'webhook_lost',
  'webhook_twice',
  'chargeback',
  'chargeback_won',
  'chargeback_lost',
  'saved_declined',
] as const
export type Outcome = (typeof outcomes)[number]

type TestCard = { number: string; brand: string; outcome: Outcome }

/** Cards that Moyasar's sandbox also has keep their numbers there; the others are ours. None was ever issued. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'visa', outcome: 'paid' },
  { number: '4201320111111010', brand: 'mada', outcome: 'challenge' },
  { number: '5421080101000000', brand: 'mastercard', outcome: 'challenge' },
  { number: '4201321234411220', brand: 'mada', outcome: 'declined' },
  { number: '4201320000311101', brand: 'mada', outcome: 'insufficient' },
  { number: '4000000000001018', brand: 'visa', outcome: 'challenge_fails' },
  { number: '4000000000002024', brand: 'visa', outcome: 'timeout' },
  { number: '4000000000003030', brand: 'visa', outcome: 'late' },
  { number: '4000000000004046', brand: 'visa', outcome: 'webhook_lost' },
  { number: '5100000000006062', brand: 'mastercard', outcome: 'webhook_twice' },
  { number: '4000000000005050', brand: 'visa', outcome: 'chargeback' },
  { number: '4000000000008088', brand: 'visa', outcome: 'chargeback_won' },
  { number: '4000000000009094', brand: 'visa', outcome: 'chargeback_lost' },
  { number: '4000000000007072', brand: 'visa', outcome: 'saved_declined' },
]

/** The outcome by the last two digits of an STC Pay number; each payment has to be confirmed by its code. */
const stcOutcomes: Readonly<Record<string, Outcome>> = {
  '22': 'challenge_fails',
  '33': 'late',
  '44': 'insufficient',
}
export const stcOutcomeOf = (mobile: string): Outcome => stcOutcomes[mobile.slice(-2)] ?? 'challenge'

/** The ways to pay at a form; one that saves a card accepts only cards. */
export const paymentMethods = ['creditcard', 'applepay', 'stcpay'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The code that a bank's page accepts. */
export const challengeCode = '123456'
