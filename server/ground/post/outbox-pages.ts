import { dateFormat } from '#contract/date-format.ts'
import { locales } from '#copy/dates.ts'
import { markPaths } from '../mark-paths.ts'
import { escapeHtml } from './letter-page.ts'
import { readOutbox, readStoredLetter, type StoredLetter } from './outbox.ts'

export { outboxStyles } from './outbox-styles.ts'

/** Lists the messages sent while no mail server or SMS provider is set. It is for developers, so in English only. */
export async function outboxList(folder: string, now: Date): Promise<string> {
  const { letters, count } = await readOutbox(folder)
  const shown = letters.length < count ? `the newest ${letters.length} of ${count}` : `${count}`
  return page(
    'Outbox',
    `<header class="top">${brand}<a class="quiet" href="/dev/mail">Refresh</a></header>
<main>
<div class="title"><h1>Outbox</h1>${count > 0 ? `<p>${shown} ${count === 1 ? 'message' : 'messages'}</p>` : ''}</div>
${letters.length > 0 ? `<ul class="list">${letters.map((kept) => row(kept, now)).join('\n')}</ul>` : empty}
</main>`,
  )
}

/** One email as its reader sees it, or null if it does not exist. */
export async function outboxMail(folder: string, id: string): Promise<string | null> {
  const kept = await readStoredLetter(folder, id)
  if (!kept) return null
  const { to, subject, at, language, calendar } = kept
  if (kept.kind === 'sms') return smsPage(kept)
  return page(
    subject,
    `<header class="top">${brand}<a class="quiet" href="/dev/mail">All mail</a></header>
<main>
<div class="title"><h1 dir="auto" lang="${language}">${escapeHtml(subject)}</h1></div>
<dl class="facts">
<div><dt>To</dt><dd>${escapeHtml(to)}</dd></div>
<div><dt>Sent, Riyadh time</dt><dd><time datetime="${escapeHtml(at)}">${fullTime(at)}</time></dd></div>
<div><dt>Language</dt><dd>${languageNames[language]}</dd></div>
${calendar ? calendarFact(kept.id, calendar) : ''}</dl>
<fieldset class="views">
<legend class="hidden">How to show this mail</legend>
${views.map(({ id: view, name }, at) => `<label><input type="radio" name="view" id="as-${view}"${at === 0 ? ' checked' : ''}><span>${name}</span></label>`).join('')}
</fieldset>
<section class="view sheet"><iframe title="The mail as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(withPictures(kept))}"></iframe></section>
<section class="view plain"><pre lang="${language}">${escapeHtml(kept.text)}</pre></section>
<section class="view source"><dl>${Object.entries(kept.headers).map(header).join('')}</dl></section>
</main>`,
  )
}

/** A browser knows no `cid:` addresses, so the pictures stand in the page. */
const withPictures = ({ html, pictures = {} }: StoredLetter) =>
  html.replace(/ src="cid:([^"]+)"/g, (whole, cid: string) =>
    pictures[cid] ? ` src="${pictures[cid]}"` : whole,
  )

/** The calendar entry attached to an email. */
export const outboxCalendar = async (folder: string, id: string): Promise<string | null> =>
  (await readStoredLetter(folder, id))?.calendar ?? null

const calendarFact = (id: string, calendar: string) =>
  `<div><dt>Calendar entry</dt><dd><a href="/dev/mail/${encodeURIComponent(id)}/calendar" download="appointment.ics">appointment.ics</a> (${escapeHtml(/^METHOD:(\w+)/m.exec(calendar)?.[1] ?? '')})</dd></div>
`

const smsPage = ({ to, at, language, text }: StoredLetter) =>
  page(
    'SMS',
    `<header class="top">${brand}<a class="quiet" href="/dev/mail">All mail</a></header>
<main>
<div class="title"><h1>SMS</h1></div>
<dl class="facts">
<div><dt>To</dt><dd>${escapeHtml(to)}</dd></div>
<div><dt>Sent, Riyadh time</dt><dd><time datetime="${escapeHtml(at)}">${fullTime(at)}</time></dd></div>
<div><dt>Language</dt><dd>${languageNames[language]}</dd></div>
<div><dt>Length</dt><dd>${text.length} characters</dd></div>
</dl>
<p class="sms" dir="auto" lang="${language}">${escapeHtml(text)}</p>
</main>`,
  )

const views = [
  { id: 'wide', name: 'Wide' },
  { id: 'phone', name: 'Phone' },
  { id: 'text', name: 'Plain text' },
  { id: 'headers', name: 'Headers' },
]

const languageNames = { en: 'English', ar: 'العربية' }

const row = ({ id, kind, to, subject, at, language }: StoredLetter, now: Date) =>
  `<li><a href="/dev/mail/${encodeURIComponent(id)}">
<span class="tag" lang="${language}">${language === 'ar' ? 'ع' : 'EN'}</span>
<span class="what"><strong dir="auto" lang="${language}">${escapeHtml(subject)}</strong><span>${kind === 'sms' ? 'SMS to ' : ''}${escapeHtml(to)}</span></span>
<time datetime="${escapeHtml(at)}" title="${fullTime(at)}">${ago(new Date(at), now)}</time>
</a></li>`

const header = ([name, value]: [string, string]) =>
  `<div><dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd></div>`

const fullTime = (at: string) =>
  dateFormat(locales.en, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Asia/Riyadh',
  }).format(new Date(at))

const spans = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const ages = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

function ago(at: Date, now: Date): string {
  const seconds = (now.getTime() - at.getTime()) / 1_000
  const span = spans.find(([, length]) => seconds >= length)
  if (!span) return 'just now'
  const [unit, length] = span
  return ages.format(-Math.floor(seconds / length), unit)
}

const seedling = (size: number) =>
  `<svg class="seedling" width="${size}" height="${size}" viewBox="0 0 32 32" fill="none" aria-hidden="true"><path class="leaf" d="${markPaths.leaf}" transform="rotate(5 15 12.8)"/><path class="young" d="${markPaths.leaf}" transform="matrix(-1 0 0 1 32 0) rotate(5 15 12.8)"/><path class="leaf" d="${markPaths.bud}"/><path class="stem" d="${markPaths.post}" stroke-width="2.4" stroke-linecap="round"/></svg>`

const brand = `<a class="brand" href="/">${seedling(28)}<span>Nabta</span></a>`

const empty = `<div class="empty">${seedling(72)}<h2>No mail yet</h2>
<p>While no mail server is set, every mail that Nabta sends waits here. Subscribe to the newsletter in the site's footer, for one.</p>
<a class="press" href="/">Open the site</a></div>`

const page = (title: string, body: string) => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Nabta mail</title>
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
${body}
</body>
</html>
`
