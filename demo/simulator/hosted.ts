import type { Language } from '#contract/language.ts'
import { simulator as words } from '#copy/demo/simulator.ts'
import type { Word } from '#copy/word.ts'
import { systemClock } from '#server/ground/time/clock.ts'
import type { Bank, Payment } from './bank.ts'
import { challengePage, closedPage, faultOf, formPage } from './pages.ts'
import type { PaymentMethod } from './test-cards.ts'

export type HostedAnswer = { status: number; page: string } | { status: 303; to: string }

/** Answers with the pages that people see and fill in. */
export function answerPerson(
  bank: Bank,
  path: string,
  filled: URLSearchParams | null,
  said: string,
  offered: readonly PaymentMethod[],
): HostedAnswer {
  const language: Language = (filled?.get('lang') ?? said) === 'ar' ? 'ar' : 'en'
  const [kind, id = ''] = path.split('/')
  if (kind === 'forms') return answerForm(bank, language, id, filled, offered)
  if (kind === 'challenges') return answerChallenge(bank, language, id, filled)
  return { status: 404, page: closedPage(language, null) }
}

function answerForm(
  bank: Bank,
  language: Language,
  id: string,
  filled: URLSearchParams | null,
  offered: readonly PaymentMethod[],
): HostedAnswer {
  const form = bank.invoice(id)
  if (!form) return { status: 404, page: closedPage(language, null) }
  if (!bank.isOpen(form)) return { status: 410, page: closedPage(language, form.back_url) }
  const last = bank.paymentsOf(id).at(-1)
  const possible = offered.filter((way) => way === 'creditcard' || !form.save_card)
  if (!filled)
    return {
      status: 200,
      page: formPage(language, form, possible, { ...(last && { fault: faultOf(last) }) }),
    }
  const way = possible.find((each) => each === (filled.get('way') ?? 'creditcard'))
  if (!way) return { status: 400, page: closedPage(language, form.back_url) }
  if (way === 'applepay') return next(bank, language, bank.payByPhone(form, 'apple'))
  const text = (name: string) => (filled.get(name) ?? '').trim()
  if (way === 'stcpay') {
    const mobile = text('mobile').replace(/[\s-]/g, '')
    return /^05\d{8}$/.test(mobile)
      ? next(bank, language, bank.payByPhone(form, { mobile }))
      : { status: 200, page: formPage(language, form, possible, { fault: words.faults.mobile }) }
  }
  const card = {
    number: text('number').replace(/[\s-]/g, ''),
    month: Number(text('month')),
    year: Number(text('year')),
  }
  const fault = faultIn(card, text('name'), text('cvc'))
  const typed = { name: text('name'), month: text('month'), year: text('year') }
  const again = (why: Word): HostedAnswer => ({
    status: 200,
    page: formPage(language, form, possible, { fault: why, typed }),
  })
  return fault ? again(fault) : next(bank, language, bank.payByCard(form, card), again)
}

function answerChallenge(
  bank: Bank,
  language: Language,
  id: string,
  filled: URLSearchParams | null,
): HostedAnswer {
  const payment = bank.payment(id)
  if (!payment) return { status: 404, page: closedPage(language, null) }
  if (payment.status !== 'initiated' || payment.hidden.answersAt !== null)
    return { status: 410, page: closedPage(language, null) }
  if (!filled) return { status: 200, page: challengePage(language, payment) }
  const code = filled.get('act') === 'cancel' ? null : (filled.get('code') ?? '').trim()
  return next(bank, language, bank.answerChallenge(payment, code))
}

/** Leads to the bank's page, back to the form with the fault, or back to the shop with the payment's id and status. */
function next(
  bank: Bank,
  language: Language,
  payment: Payment,
  again?: (why: Word) => HostedAnswer,
): HostedAnswer {
  const form = payment.invoice_id ? bank.invoice(payment.invoice_id) : undefined
  if (payment.status === 'initiated' && payment.hidden.answersAt === null)
    return { status: 303, to: `/challenges/${payment.id}?lang=${language}` }
  if (payment.status === 'failed' && form)
    return again ? again(faultOf(payment)) : { status: 303, to: `/forms/${form.id}?lang=${language}` }
  if (!payment.callback_url) return { status: 200, page: closedPage(language, null) }
  const to = new URL(payment.callback_url)
  to.searchParams.set('id', payment.id)
  to.searchParams.set('status', payment.status)
  to.searchParams.set('message', payment.source.message ?? '')
  return { status: 303, to: to.href }
}

function faultIn(
  { number, month, year }: { number: string; month: number; year: number },
  name: string,
  code: string,
): Word | null {
  if (name === '') return words.faults.name
  if (!/^\d{13,19}$/.test(number) || !isWhole(number)) return words.faults.number
  if (!(month >= 1 && month <= 12) || Date.UTC(year, month, 1) <= systemClock.now().getTime())
    return words.faults.expiry
  return /^\d{3,4}$/.test(code) ? null : words.faults.code
}

/** Luhn check: whether the last digit agrees with the others. */
const isWhole = (number: string) =>
  [...number].reverse().reduce((sum, digit, at) => {
    const twice = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return sum + (twice > 9 ? twice - 9 : twice)
  }, 0) %
    10 ===
  0
