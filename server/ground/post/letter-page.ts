import type { Language } from '#contract/language.ts'
import { day, night } from './letter-colors.ts'
import type { Picture } from './letter-pictures.ts'

/** What stands at the start of a fact: a day as in a calendar on the wall, or a face. */
export type Lead =
  | { tile: { weekday: string; number: string; month: string; time: string } }
  | { face: { initials: string; tint: number; photo?: string } }

export type LetterFact = { label: string; value: string; lead?: Lead }

/** All strings are already HTML. */
export type LetterPage = {
  language: Language
  title: string
  preheader: string
  home: string
  brandName: string
  greeting: string
  paragraphs: readonly string[]
  facts: readonly LetterFact[]
  action?: { label: string; url: string; help: string }
  also?: string
  note?: string
  closing: string
  footer: readonly string[]
}

export function letterHtml(page: LetterPage): string {
  const { language, title, preheader } = page
  const arabic = language === 'ar'
  const direction = arabic ? 'rtl' : 'ltr'
  const start = arabic ? 'right' : 'left'
  const leading = arabic ? '1.85' : '1.6'
  const sized = (px: number) => `font-family:${fonts};font-size:${px}px;line-height:${leading}`
  const row = (inner: string, space: number, style: string, name: string) =>
    `<tr><td class="${name}" align="${start}" style="padding:0 0 ${space}px;${style};text-align:${start}">${inner}</td></tr>`

  const paragraphs = page.paragraphs.map((paragraph) =>
    row(paragraph, 16, `${sized(16)};color:${day.soft}`, 'soft'),
  )

  const rows = [
    row(
      `<h1 class="display" style="margin:0;font-family:${displayFonts[language]};font-size:26px;line-height:${arabic ? '1.5' : '1.25'};font-weight:600;color:${day.display}">${title}</h1>`,
      18,
      'font-size:26px',
      'display',
    ),
    row(page.greeting, 12, `${sized(16)};color:${day.ink}`, 'ink'),
    ...paragraphs.slice(0, 1),
    ...(page.facts.length > 0 ? [row(factsTable(page, start, leading), 20, sized(16), 'soft')] : []),
    ...paragraphs.slice(1),
    ...(page.action ? [row(button(page.action, leading), 24, 'padding-top:12px', 'press')] : []),
    ...(page.also ? [row(page.also, 20, sized(16), 'soft')] : []),
    ...(page.note ? [row(page.note, 20, `${sized(14)};color:${day.faint}`, 'faint')] : []),
    row(page.closing, 0, `${sized(16)};color:${day.ink}`, 'ink'),
    ...(page.action
      ? [
          row('', 28, `font-size:0;line-height:0;border-bottom:1px solid ${day.line}`, 'rule'),
          row(help(page.action, start), 0, `padding-top:20px;${sized(13)}`, 'faint'),
        ]
      : []),
  ]

  return `<!doctype html>
<html lang="${language}" dir="${direction}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${sheet}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${day.ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${day.ground}">${preheader}${filler}</div>
<div role="article" lang="${language}" dir="${direction}" aria-label="${title}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${day.ground}" style="background:${day.ground}">
<tr><td align="center" class="edge" style="padding:32px 16px 48px">
<!--[if mso]><table role="presentation" width="576" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:576px;margin:0 auto">
${head(page, start)}
<tr><td class="paper" bgcolor="${day.paper}" style="padding:36px 40px 40px;background:${day.paper};border:1px solid ${day.line};border-top:0;border-radius:0 0 12px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.join('\n')}
</table>
</td></tr>
<tr><td class="faint" align="${start}" style="padding:24px 4px 0;${sized(13)};color:${day.faint};text-align:${start}">
${page.footer.map((line) => `<p style="margin:0 0 6px">${line}</p>`).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>
`
}

export const linkedHtml = (url: string, label: string, direction?: 'ltr'): string =>
  `<a class="link" href="${url}" target="_blank"${direction ? ` dir="${direction}"` : ''} style="color:${day.link};text-decoration:underline">${label}</a>`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const fonts =
  "'Readex Pro','Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,'Helvetica Neue',Tahoma,Arial,sans-serif"

/** Nothing is loaded, so a face that most devices have stands in for the one of our headings. */
const displayFonts = { en: "Fraunces,Georgia,'Noto Serif',serif", ar: `'El Messiri',${fonts}` }

const nightRules = Object.entries({
  ground: `background:${night.ground}`,
  paper: `background:${night.paper};border-color:${night.line}`,
  ink: `color:${night.ink}`,
  soft: `color:${night.soft}`,
  faint: `color:${night.faint}`,
  link: `color:${night.link}`,
  button: `background:${night.action}`,
  label: `color:${night.onAction}`,
  rule: `border-color:${night.line}`,
  fact: `border-color:${night.line}`,
  table: `background:${night.table};border-color:${night.line}`,
  display: `color:${night.display}`,
  tile: `background:${night.paper};border-color:${night.line}`,
  weekday: `background:${night.weekday};color:${night.onWeekday}`,
  ...Object.fromEntries(
    night.people.map(([disc, letters], at) => [`person${at}`, `background:${disc};color:${letters}`]),
  ),
}).map(([name, style]) => [`.${name}`, style.replace(/(?=;|$)/g, ' !important')] as const)

const rules = (before: string) => nightRules.map(([name, style]) => `${before}${name}{${style}}`).join('')

/** Outlook's own dark mode marks the page instead of matching the media query. */
const sheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.edge{padding:20px 12px 32px!important}.paper{padding:28px 22px 30px!important}.table{padding:14px 22px!important}.press table,.press a{width:100%!important;box-sizing:border-box}}',
  `@media (prefers-color-scheme:dark){${rules('')}}`,
  rules('[data-ogsc] '),
].join('\n')

/** Keeps the inbox preview from continuing with the text of the email after the preheader. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60)

/**
 * The mark and the name on wheat, then a woven hairline. Where pictures are switched off, the name and a brown line
 * remain; programs that cannot crop show the whole band at its own width.
 */
function head({ language, home, brandName }: LetterPage, start: string): string {
  const end = start === 'left' ? 'right' : 'left'
  const picture = (name: Picture, size: number) =>
    `<img src="cid:${name}" alt="" width="${size}" height="${size}" style="display:inline-block;width:${size}px;height:${size}px;border:0;vertical-align:middle">`
  return `<tr><td class="table" bgcolor="${day.table}" style="padding:16px 40px;background:${day.table};border-radius:12px 12px 0 0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td align="${start}" style="text-align:${start}"><a href="${home}" target="_blank" style="text-decoration:none;color:${day.display}">${picture('mark', 32)}<span class="display" style="font-family:${displayFonts[language]};font-size:21px;line-height:32px;font-weight:600;color:${day.display};vertical-align:middle">&nbsp;&nbsp;${brandName}</span></a></td>
<td width="64" align="${end}" style="text-align:${end}">${picture('finjan', 56)}</td>
</tr></table>
</td></tr>
<tr><td class="sadu" bgcolor="${day.earth}" style="padding:0;background:${day.earth};font-size:0;line-height:0"><img src="cid:sadu" alt="" width="576" height="24" style="display:block;width:100%;height:24px;border:0;object-fit:cover"></td></tr>`
}

/** Values are below their labels, so that narrow screens do not break lines apart. */
const factsTable = ({ facts }: LetterPage, start: string, leading: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${facts
    .map((fact) => {
      const text = `<span class="faint" style="display:block;font-family:${fonts};font-size:13px;line-height:${leading};color:${day.faint}">${fact.label}</span><span class="ink" style="display:block;font-family:${fonts};font-size:16px;line-height:${leading};font-weight:600;color:${day.ink}">${fact.value}</span>`
      const beside = fact.lead
        ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td width="${leadWidth}" valign="middle" align="${start}" style="width:${leadWidth}px">${lead(fact.lead)}</td><td valign="middle" align="${start}" style="text-align:${start}">${text}</td></tr></table>`
        : text
      return `<tr><td class="fact" align="${start}" style="padding:12px 0;border-top:1px solid ${day.line};text-align:${start}">${beside}</td></tr>`
    })
    .join('')}</table>`

const leadWidth = 88

/** Screen readers skip it: the value says the same in words. */
const lead = (given: Lead) => ('tile' in given ? tile(given.tile) : face(given.face))

const tile = ({ weekday, number, month, time }: Extract<Lead, { tile: unknown }>['tile']) => {
  const line = (text: string, name: string, style: string) =>
    `<tr><td class="${name}" align="center" style="text-align:center;font-family:${fonts};${style}">${text}</td></tr>`
  return `<table role="presentation" aria-hidden="true" class="tile" width="72" cellpadding="0" cellspacing="0" border="0" bgcolor="${day.paper}" style="width:72px;background:${day.paper};border:1px solid ${day.line};border-collapse:separate;border-radius:8px;overflow:hidden">
${line(weekday, 'weekday', `padding:2px 0;background:${day.weekday};font-size:12px;line-height:20px;color:${day.onWeekday}`)}
${line(number, 'ink', `padding-top:4px;font-size:24px;line-height:30px;font-weight:600;color:${day.ink}`)}
${line(month, 'soft', `font-size:13px;line-height:18px;color:${day.soft}`)}
${line(time, 'faint', `padding-bottom:6px;font-size:12px;line-height:18px;color:${day.faint};white-space:nowrap`)}
</table>`
}

/** With pictures switched off, the initials are the picture's text on the same disc. */
const face = ({ initials, tint, photo }: Extract<Lead, { face: unknown }>['face']) => {
  const [disc, letters] = day.people[tint] ?? day.people[0]
  const text = `font-family:${fonts};font-size:20px;line-height:56px;font-weight:600;color:${letters}`
  const inside = photo
    ? `<img src="cid:${photo}" alt="${initials}" width="56" height="56" style="display:block;width:56px;height:56px;border:0;border-radius:28px;${text}">`
    : initials
  return `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0"><tr><td class="person${tint}" width="56" height="56" align="center" valign="middle" bgcolor="${disc}" style="width:56px;height:56px;background:${disc};border-radius:28px;text-align:center;${text}">${inside}</td></tr></table>`
}

/** In Outlook the cell has the colour and the padding, in other programs the link: the whole button can be pressed. */
const button = ({ label, url }: { label: string; url: string }, leading: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" align="center" bgcolor="${day.action}" style="background:${day.action};border-radius:8px;mso-padding-alt:14px 28px"><a class="label" href="${url}" target="_blank" style="display:inline-block;padding:13px 28px;font-family:${fonts};font-size:16px;line-height:${leading};font-weight:600;color:${day.onAction};text-decoration:none;text-align:center">${label}</a></td></tr></table>`

const help = ({ url, help: words }: { url: string; help: string }, start: string) =>
  `<span class="faint" style="color:${day.faint}">${words}</span><br><span dir="ltr" style="display:block;text-align:${start};word-break:break-all;overflow-wrap:anywhere"><a class="link" href="${url}" target="_blank" style="color:${day.link};text-decoration:underline">${url}</a></span>`
