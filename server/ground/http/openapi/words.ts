import { dutiesFor, type Route, tokenScopeFor } from '#contract/route.ts'

export const introduction = [
  'Every route of the product, generated from its contract.',
  'A program signs in with a personal access token, made under Settings, Security: `Authorization: Bearer nabta_pat_…`.',
  'Errors are always `{ "error": { "code", "message", "fields"?, "detail"?, "requestId" } }`.',
].join(' ')

const audiences: Record<Route['audience'], string> = {
  anyone: 'Open to anyone.',
  signed_in: 'For whoever is signed in.',
  party: 'For whoever acts as a patient or as a dietitian, each on their own side.',
  patient: 'For whoever acts as a patient.',
  dietitian: 'For whoever acts as a dietitian.',
  admin: 'For admins, once two-factor is set up.',
}

/** Descriptions of path and query parameters, by name. Several values are separated by commas. */
export const parameterWords: Readonly<Record<string, string>> = {
  id: 'Which one.',
  year: 'Of which year.',
  month: 'Of which month, `2026-11`.',
  role: 'The role: `client` is what patients were called once.',
  token: 'What gives the right to it.',
  provider: 'Which of the providers that the operator has set.',
  period: 'How far back it reaches.',
  figure: 'Which figure of the books.',
  sessionKind: 'What was sold.',
  until: 'Only what was before this moment of these days.',
  ending: 'Only what was cancelled so.',
  stage: 'Only those that have come so far.',
  firstIn: 'Only those whose first appointment was in this month.',
  audience: 'Whom the survey asked.',
  answers: 'Whether what was told of conditions, allergies and goals is in it.',
  payment: 'What is to be paid.',
  size: 'How large: 128 or 512 pixels.',
  kind: 'What the document shows.',
  name: 'What it is called.',
  other: 'Who is on the other side.',
  file: 'What the file is called where it comes from.',
  from: 'The first day; of free times, in the calendar of the practice.',
  days: 'How many days, from that one on.',
  service: 'Which service the times are for; by default the shortest.',
  duration: 'Minutes that a time must have.',
  appointment: 'Whose use of the package it is.',
  about: 'Of appointments, or of the platform’s fee.',
  q: 'What somebody types into a search box.',
  specialization: 'One or several.',
  language: 'One or several.',
  gender: 'Of the dietitian.',
  city: 'Of dietitians, one or several; of the times of prayer, one.',
  mode: 'By video or in person.',
  least: 'Riyals, for the cheapest service.',
  most: 'Of prices, riyals for the cheapest service; of messages, how many.',
  rating: 'The least average of reviews.',
  zone: 'Whose day “today” is, as an IANA time zone; by default that of Riyadh.',
  when: 'A free time today or within a week.',
  saved: '`1`: only those whom one has saved.',
  sort: 'In which order.',
  to: 'Up to this moment.',
  glucoseMoment: 'When it was measured: fasting, before or after a meal, at bedtime.',
  since: 'After this moment.',
  group: 'Of foods the aisle; of what is shared, the diary meals, or medicines and supplements.',
  mine: '`1`: only one’s own.',
  clientId: 'Made by whoever sends it, so that the same sent again is the same.',
  reportedOn: 'The day that stands on the report.',
  patient: 'Whose record.',
  dietitian: 'Who may see it.',
  after:
    'Where the next page begins: `after` of the page before; of messages, the sequence of the one before them.',
  number: 'Which day of the plan, from 1.',
  meal: 'Which meal of the plan.',
  plan: 'Which of one’s plans; the one in force where it is left out.',
  on: 'Which day; today where it is left out.',
  sequence: 'The number of a notification in one’s own list.',
  before: 'The sequence of the message that comes after them.',
  list: 'Which list of appointments.',
  view: 'Which list of appointments.',
  status: 'Only those of this status.',
  priority: 'Only those of this priority.',
  category: 'Only those about this.',
  order: 'By who wrote last, or by who has waited longest.',
  state: 'Which list of reviews, of reports, of plans or of subscribers.',
  version: 'Which version, counted from 1.',
}

/** Who may call a route, and with what. */
export function audienceWords(route: Route): string {
  const scope = tokenScopeFor(route)
  return [
    audiences[route.audience],
    dutyWords(route),
    ...(route.needsProof ? ['The password must have been shown within the last ten minutes.'] : []),
    scope
      ? route.audience === 'anyone'
        ? ''
        : `An access token needs the scope \`${scope}\`.`
      : 'Access tokens are refused.',
  ]
    .filter(Boolean)
    .join(' ')
}

function dutyWords(route: Route): string {
  const duties = dutiesFor(route)
  if (!duties) return ''
  const named = duties.filter((duty) => duty !== 'owner').map((duty) => `\`${duty}\``)
  if (named.length === 0) return 'Only an owner.'
  return `An admin needs the duty ${named.join(' or ')}, or is an owner.`
}
