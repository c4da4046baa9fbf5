import type { Language } from '#contract/language.ts'

/** All strings are already HTML. */
export type LetterPage = {
  language: Language
  title: string
  preheader: string
  home: string
  brandName: string
  greeting: string
  paragraphs: readonly string[]
  facts: readonly { label: string; value: string }[]
  action?: { label: string; url: string; help: string }
  also?: string
  note?: string
  closing: string
  footer: readonly string[]
}

export function letterHtml(page: LetterPage): string {
  const { language, title, preheader, home, brandName } = page
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
      `<h1 class="ink" style="margin:0;${sized(24)};line-height:${arabic ? '1.5' : '1.3'};font-weight:600;color:${day.ink}">${title}</h1>`,
      20,
      sized(24),
      'ink',
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
<tr><td align="${start}" style="padding:0 4px 20px">
<a href="${home}" target="_blank" style="text-decoration:none;color:${day.ink}">${mark(direction)}<span class="ink" style="font-family:${fonts};font-size:20px;line-height:26px;font-weight:600;color:${day.ink};vertical-align:middle">${brandName}</span></a>
</td></tr>
<tr><td class="paper" bgcolor="${day.paper}" style="padding:40px;background:${day.paper};border:1px solid ${day.line};border-radius:12px">
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

/** Our colour tokens as hex values, the only notation that mail programs know. */
const day = {
  ground: '#f6f2ea',
  paper: '#ffffff',
  line: '#e4e3da',
  ink: '#16211c',
  soft: '#37433d',
  faint: '#5f6b65',
  link: '#105f3d',
  action: '#105f3d',
  onAction: '#ffffff',
  leaf: '#1a774c',
  youngLeaf: '#4fb772',
}
const night = {
  ground: '#0e1612',
  paper: '#151e1a',
  line: '#2a3530',
  ink: '#ecf0eb',
  soft: '#c6cdc7',
  faint: '#959e98',
  link: '#82dba5',
  action: '#71d299',
  onAction: '#011e12',
  leaf: '#4fb772',
  youngLeaf: '#82dba5',
}

const fonts =
  "'Readex Pro','Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,'Helvetica Neue',Tahoma,Arial,sans-serif"

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
  leaf: `background:${night.leaf}`,
  young: `background:${night.youngLeaf}`,
}).map(([name, style]) => [`.${name}`, style.replace(/(?=;|$)/g, ' !important')] as const)

const rules = (before: string) => nightRules.map(([name, style]) => `${before}${name}{${style}}`).join('')

/** Outlook's own dark mode marks the page instead of matching the media query. */
const sheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.edge{padding:20px 12px 32px!important}.paper{padding:28px 22px!important}.press table,.press a{width:100%!important;box-sizing:border-box}}',
  `@media (prefers-color-scheme:dark){${rules('')}}`,
  rules('[data-ogsc] '),
].join('\n')

/** Keeps the inbox preview from continuing with the text of the email after the preheader. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60)

/** The two-leaf logo in CSS that mail programs support; Outlook, which cannot round corners, shows the name alone. */
const mark = (direction: 'ltr' | 'rtl') => {
  const leaf = (name: string, size: number, colour: string, corners: string) =>
    `<span class="${name}" style="display:inline-block;width:${size}px;height:${size}px;background:${colour};border-radius:${corners};vertical-align:bottom"></span>`
  return `<!--[if !mso]><!--><span dir="ltr" aria-hidden="true" style="display:inline-block;width:26px;vertical-align:middle;text-align:center;font-size:0;line-height:0;margin-${direction === 'rtl' ? 'left' : 'right'}:10px">${leaf('leaf', 12, day.leaf, '0 12px 0 12px')}${leaf('young', 10, day.youngLeaf, '10px 0 10px 0')}<br><span class="leaf" style="display:inline-block;width:2px;height:9px;margin-right:-2px;background:${day.leaf}"></span></span><!--<![endif]-->`
}

/** Values are below their labels, so that narrow screens do not break lines apart. */
const factsTable = ({ facts }: LetterPage, start: string, leading: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${facts
    .map(
      ({ label, value }) =>
        `<tr><td class="fact" align="${start}" style="padding:10px 0;border-top:1px solid ${day.line};text-align:${start}"><span class="faint" style="display:block;font-family:${fonts};font-size:13px;line-height:${leading};color:${day.faint}">${label}</span><span class="ink" style="display:block;font-family:${fonts};font-size:16px;line-height:${leading};font-weight:600;color:${day.ink}">${value}</span></td></tr>`,
    )
    .join('')}</table>`

/** In Outlook the cell has the colour and the padding, in other programs the link: the whole button can be pressed. */
const button = ({ label, url }: { label: string; url: string }, leading: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" align="center" bgcolor="${day.action}" style="background:${day.action};border-radius:8px;mso-padding-alt:14px 28px"><a class="label" href="${url}" target="_blank" style="display:inline-block;padding:13px 28px;font-family:${fonts};font-size:16px;line-height:${leading};font-weight:600;color:${day.onAction};text-decoration:none;text-align:center">${label}</a></td></tr></table>`

const help = ({ url, help: words }: { url: string; help: string }, start: string) =>
  `<span class="faint" style="color:${day.faint}">${words}</span><br><span dir="ltr" style="display:block;text-align:${start};word-break:break-all;overflow-wrap:anywhere"><a class="link" href="${url}" target="_blank" style="color:${day.link};text-decoration:underline">${url}</a></span>`
