import { dataPage as words } from '#copy/accounts/security/data-page.ts'
import { nameZone, writeDate } from '#copy/dates.ts'
import { ownFolders } from '#server/ground/data/personal-table.ts'
import type { PersonalTableName } from '#server/personal-data.ts'
import type { NamedFile } from './archive-names.ts'
import { type CollectedData, gunzipped } from './collect-data.ts'
import { escapeText, link, tableTitles } from './table-page.ts'
import type { ReaderLocale } from './write-value.ts'

/** The HTML page of an archive, from top to bottom: it needs no script and loads nothing from elsewhere. */
export async function* dataPage(
  data: CollectedData,
  files: readonly NamedFile[],
  now: Date,
): AsyncGenerator<Buffer | string> {
  yield head(data, now)
  yield contents(data, files)
  for (const [group, tables] of allGroups) {
    const parts = tables.flatMap((name) =>
      data.parts.filter(({ table, count }) => count > 0 && table === name),
    )
    if (parts.length === 0) continue
    yield `<section aria-labelledby="${group}"><h2 id="${group}">${escapeText(words.groups[group][data.language])}</h2>`
    for (const { page } of parts) yield* gunzipped(page)
    yield '</section>\n'
  }
  yield* filesSection(data, files)
  yield `</main><footer><p>${escapeText(words.empty[data.language])}</p></footer></body></html>\n`
}

type Group = keyof typeof words.groups

const groups: readonly [Group, readonly PersonalTableName[]][] = [
  [
    'person',
    [
      'users',
      'profiles',
      'photos',
      'user_roles',
      'suspensions',
      'consents',
      'onboardings',
      'survey_answers',
      'patient_connections',
      'practice_invitations',
      'newsletter_subscribers',
    ],
  ],
  [
    'health',
    [
      'health_profiles',
      'health_goals',
      'health_entries',
      'health_corrections',
      'questionnaires',
      'nutrition_plans',
      'nutrition_plan_versions',
      'nutrition_plan_meals',
      'nutrition_plan_baskets',
      'nutrition_plan_days',
      'health_files',
      'measure_reminders',
      'health_choices',
      'withheld_groups',
      'access_requests',
      'health_readings',
    ],
  ],
  [
    'appointments',
    [
      'appointments',
      'awaited_appointments',
      'visitor_holds',
      'packages',
      'package_parts',
      'package_uses',
      'payments',
      'wallet_holds',
      'wallet_credits',
      'card_charges',
      'refunds',
      'taken_uses',
      'taken_times',
      'consultation_notes',
      'note_addenda',
      'call_presences',
      'reviews',
      'favorites',
      'calendar_feeds',
    ],
  ],
  [
    'messages',
    [
      'conversations',
      'messages',
      'message_files',
      'message_reports',
      'tickets',
      'ticket_messages',
      'ticket_files',
    ],
  ],
  [
    'practice',
    [
      'dietitian_profiles',
      'verifications',
      'practice_decisions',
      'documents',
      'services',
      'package_offers',
      'package_offer_parts',
      'foods',
      'food_uses',
      'availabilities',
      'hour_exceptions',
      'listings',
      'public_choices',
      'public_pages',
      'note_templates',
      'saved_replies',
      'own_questionnaires',
      'nutrition_plan_templates',
      'billing_details',
    ],
  ],
  [
    'choices',
    ['contact_choices', 'usage_choices', 'notifications', 'notification_states', 'push_subscriptions'],
  ],
]
const grouped = new Set(groups.flatMap(([, tables]) => tables))

/** Tables that belong to no other group. */
const others = (Object.keys(tableTitles) as PersonalTableName[]).filter((table) => !grouped.has(table))
const allGroups: typeof groups = [...groups, ['account', others]]

function head({ language, zone, name }: CollectedData, now: Date): string {
  const t = (word: { en: string; ar: string }) => escapeText(word[language])
  const moment = `${writeDate(language, now, 'date', zone)}${language === 'ar' ? '،' : ','} ${writeDate(language, now, 'time', zone)}`
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${t(words.title)}</title>
<style>${sheet}</style>
</head>
<body>
<header><h1>${t(words.title)}</h1>${name ? `<p class="name"><bdi>${escapeText(name)}</bdi></p>` : ''}<p>${t(words.madeAt(moment))} · ${t(words.zone(nameZone(language, zone, now)))}</p><p>${t(words.intro)}</p><p><strong>${t(words.keepSafe)}</strong></p></header>
`
}

function contents({ language, parts }: CollectedData, files: readonly NamedFile[]): string {
  const full = new Set(parts.filter(({ count }) => count > 0).map(({ table }) => table))
  const lists = allGroups.flatMap(([group, tables]) => {
    const there = tables.filter((table) => full.has(table))
    if (there.length === 0) return []
    const items = there.map(
      (table) => `<li><a href="#${table}">${escapeText(tableTitles[table][language])}</a></li>`,
    )
    return [
      `<li><a href="#${group}">${escapeText(words.groups[group][language])}</a><ul>${items.join('')}</ul></li>`,
    ]
  })
  if (files.length > 0) lists.push(`<li><a href="#files">${escapeText(words.files.title[language])}</a></li>`)
  return `<nav aria-labelledby="contents"><h2 id="contents">${escapeText(words.contents[language])}</h2><ul class="groups">${lists.join('')}</ul></nav><main>\n`
}

function* filesSection({ language }: ReaderLocale, files: readonly NamedFile[]): Generator<string> {
  if (files.length === 0) return
  yield `<section aria-labelledby="files"><h2 id="files">${escapeText(words.files.title[language])}</h2>`
  for (const folder of ownFolders) {
    const inside = files.filter((file) => file.folder === folder)
    if (inside.length === 0) continue
    yield `<h3>${escapeText(words.files.folders[folder][language])}</h3><ul class="files">`
    for (const { path, isGone } of inside) {
      const name = path.slice(folder.length + 1)
      yield isGone
        ? `<li><bdi>${escapeText(name)}</bdi> (${escapeText(words.files.gone[language])})</li>`
        : `<li>${link(path, name)}</li>`
    }
    yield '</ul>'
  }
  yield '</section>\n'
}

/** The brand's colours, for light and dark screens and for print. */
const sheet = `
:root{color-scheme:light dark;--ground:#f6f2ea;--paper:#fff;--line:#e4e3da;--ink:#16211c;--soft:#5f6b65;--link:#105f3d}
@media (prefers-color-scheme:dark){:root{--ground:#0e1612;--paper:#151e1a;--line:#2a3530;--ink:#ecf0eb;--soft:#a3aca6;--link:#82dba5}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 "Readex Pro","Segoe UI",system-ui,-apple-system,"Noto Sans Arabic",Tahoma,sans-serif}
header,nav,main,footer{max-width:60rem;margin-inline:auto;padding:1rem 1.25rem}
header{padding-block-start:2.5rem}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .25rem}
.name{font-size:1.15rem;margin:0 0 .5rem}
h2{font-size:1.4rem;margin:2.5rem 0 .5rem}
nav h2{margin-block-start:0;font-size:1.1rem}
h3{font-size:1.05rem;margin:1.75rem 0 0}
p{margin:.4rem 0}
.count,footer{color:var(--soft);font-size:.9rem}
.count{margin:0 0 .5rem}
a{color:var(--link);text-underline-offset:.2em}
nav{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;max-width:57.5rem}
ul{padding-inline-start:1.2rem;margin:.3rem 0}
.groups{columns:16rem;list-style:none;padding:0}
.groups>li{break-inside:avoid;margin-block-end:.75rem;font-weight:600}
.groups ul{font-weight:400;list-style:none;padding:0}
.groups a,.files a{display:inline-block;padding-block:.15rem}
.wide{overflow-x:auto;background:var(--paper);border:1px solid var(--line);border-radius:.75rem}
table{border-collapse:collapse;width:100%;font-size:.92rem}
th,td{padding:.5rem .75rem;text-align:start;vertical-align:top;border-block-end:1px solid var(--line);white-space:pre-line;overflow-wrap:anywhere;min-width:6rem}
tr:last-child td{border:0}
th{font-weight:600;color:var(--soft)}
dl{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;margin:.6rem 0;padding:.5rem 1rem}
dl>div{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;padding:.35rem 0;border-block-end:1px solid var(--line)}
dl>div:last-child{border:0}
dt{color:var(--soft)}
dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
@media (max-width:32rem){dl>div{grid-template-columns:1fr}}
@media print{nav{display:none}body{background:#fff}.wide{overflow:visible}dl,tr{break-inside:avoid}h2,h3{break-after:avoid}}
`
