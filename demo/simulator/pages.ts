import type { Language } from '#contract/language.ts'
import { writeNumber } from '#copy/dates.ts'
import { simulator as words } from '#copy/demo/simulator.ts'
import type { Word } from '#copy/word.ts'
import { systemClock } from '#server/ground/time/clock.ts'
import type { Invoice, Payment } from './bank.ts'
import { styles } from './styles.ts'
import { type PaymentMethod, testCards } from './test-cards.ts'

/** Input that is shown again after a fault: never the number or the code. */
type Typed = { name: string; month: string; year: string }

export function formPage(
  language: Language,
  invoice: Invoice,
  ways: readonly PaymentMethod[],
  { fault, typed }: { fault?: Word | undefined; typed?: Typed } = {},
): string {
  const t = speak(language)
  const { form, pay } = words
  const riyals = invoice.amount / 100
  const asked = invoice.save_card
    ? { title: form.title, amount: form.amount(riyals.toFixed(2)), send: form.send }
    : {
        title: pay.title,
        amount: pay.amount(riyals.toFixed(2)),
        send: pay.send(writeNumber(language, riyals)),
      }
  const years = Array.from({ length: 12 }, (_, at) => String(systemClock.now().getUTCFullYear() + at))
  const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
  const choices = (all: string[], chosen = '') =>
    all.map((one) => `<option${one === chosen ? ' selected' : ''}>${one}</option>`).join('')
  const back = invoice.back_url
    ? `<p><a class="back" href="${escaped(invoice.back_url)}">${t(form.back)}</a></p>`
    : ''
  return page(
    language,
    asked.title,
    `
<p class="soft">${t(asked.amount)}</p>
${fault ? `<p class="fault" role="alert">${t(fault)}</p>` : ''}
${ways.includes('applepay') ? appleForm(language) : ''}
<form method="post" autocomplete="off">
  <input type="hidden" name="lang" value="${language}">
  <label>${t(form.name)}<input name="name" autocomplete="cc-name" maxlength="80" required value="${escaped(typed?.name ?? '')}"></label>
  <label>${t(form.number)}<input name="number" dir="ltr" inputmode="numeric" autocomplete="cc-number" maxlength="23" required></label>
  <div class="row">
    <label>${t(form.month)}<select name="month" autocomplete="cc-exp-month">${choices(months, typed?.month ?? '12')}</select></label>
    <label>${t(form.year)}<select name="year" autocomplete="cc-exp-year">${choices(years, typed?.year ?? years[3])}</select></label>
    <label>${t(form.code)}<input name="cvc" dir="ltr" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></label>
  </div>
  <button>${t(asked.send)}</button>
</form>
${ways.includes('stcpay') ? stcForm(language) : ''}
${back}
<details open><summary>${t(words.cards.title)}</summary>
<table>${testCards.map(({ number, outcome }) => `<tr><td><bdi dir="ltr">${number.replace(/(.{4})(?=.)/g, '$1 ')}</bdi></td><td>${t(words.cards.outcomes[outcome])}</td></tr>`).join('')}</table>
</details>`,
  )
}

/** Shown only if the browser supports Apple Pay: elsewhere the button would lead nowhere. */
const appleForm = (language: Language) => `<form method="post" id="apple" hidden>
  <input type="hidden" name="lang" value="${language}"><input type="hidden" name="way" value="applepay">
  <button class="apple">${speak(language)(words.apple)}</button>
</form><script>${showsApple}</script>`

export const showsApple =
  'if(window.ApplePaySession&&ApplePaySession.canMakePayments())document.getElementById("apple").hidden=false'

const stcForm = (language: Language) => `<form method="post" autocomplete="off" class="other">
  <h2>${speak(language)(words.stc.title)}</h2>
  <input type="hidden" name="lang" value="${language}"><input type="hidden" name="way" value="stcpay">
  <label>${speak(language)(words.stc.mobile)}<input name="mobile" dir="ltr" inputmode="tel" autocomplete="tel-national" maxlength="12" placeholder="05XXXXXXXX" required></label>
  <button class="quiet">${speak(language)(words.stc.send)}</button>
</form>`

export function challengePage(language: Language, payment: Payment): string {
  const t = speak(language)
  const { challenge } = words
  return page(
    language,
    challenge.title,
    `
<p>${t(payment.source.mobile ? challenge.sms(payment.source.mobile.slice(-4)) : challenge.text(payment.source.number?.slice(-4) ?? ''))}</p>
<form method="post" autocomplete="off">
  <input type="hidden" name="lang" value="${language}">
  <label>${t(payment.source.mobile ? challenge.smsCode : challenge.code)}<input name="code" dir="ltr" inputmode="numeric" autocomplete="one-time-code" maxlength="6" autofocus></label>
  <div class="row"><button name="act" value="confirm">${t(challenge.send)}</button><button class="quiet" name="act" value="cancel">${t(challenge.cancel)}</button></div>
</form>`,
  )
}

export const closedPage = (language: Language, backUrl: string | null): string =>
  page(
    language,
    words.over.title,
    `<p>${speak(language)(words.over.text)}</p>${backUrl ? `<p><a class="back" href="${escaped(backUrl)}">${speak(language)(words.form.back)}</a></p>` : ''}`,
  )

/** Why a card failed, in words that help. */
export const faultOf = ({ source, hidden }: Payment): Word =>
  source.message?.startsWith('3DS')
    ? words.faults.challenge
    : hidden.outcome === 'insufficient'
      ? words.faults.insufficient
      : words.faults.declined

function page(language: Language, title: Word, content: string): string {
  const t = speak(language)
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t(title)}</title><style>${styles}</style></head>
<body><header>${t(words.name)}</header><main><h1>${t(title)}</h1><p class="note">${t(words.notReal)}</p>${content}</main></body></html>`
}

const speak = (language: Language) => (word: Word) => escaped(word[language])

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
