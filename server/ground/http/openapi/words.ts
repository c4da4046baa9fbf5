import { dutiesFor, type Route, tokenScopeFor } from '#contract/route.ts'

export const introduction = [
  'Every route of the product, generated from its contract.',
  'Programs authenticate with a personal access token, made under Settings, Security: `Authorization: Bearer nabta_pat_…`.',
  'Errors are always `{ "error": { "code", "message", "fields"?, "detail"?, "requestId" } }`.',
].join(' ')

const audiences: Record<Route['audience'], string> = {
  anyone: 'Open to anyone.',
  signed_in: 'For signed-in people.',
  party: 'For people acting as a patient or as a dietitian, each on their own side.',
  patient: 'For people acting as a patient.',
  dietitian: 'For people acting as a dietitian.',
  admin: 'For admins, once two-factor is set up.',
}

/** Descriptions of path and query parameters, by name. Several values are separated by commas. */
export const parameterWords: Readonly<Record<string, string>> = {
  id: 'The id.',
  year: 'The year.',
  month: 'The month, as `2026-11`.',
  role: 'The role. `client` is the former name of `patient`.',
  token: 'The token that authorises the request.',
  provider: 'One of the configured providers.',
  period: 'The period.',
  figure: 'The figure of the books.',
  sessionKind: 'What was sold.',
  note: 'The id of the note.',
  person: 'Only what concerns this account.',
  waiting: 'Only those that the operator’s own system has not received yet.',
  until: 'Only items before this moment within these days.',
  ending: 'Only appointments cancelled this way.',
  stage: 'Only items at this stage.',
  firstIn: 'Only patients whose first appointment was in this month.',
  audience: 'The audience of the survey.',
  answers: 'Whether to include answers on conditions, allergies and goals.',
  payment: 'What to pay for.',
  size: 'The size: 128 or 512 pixels.',
  kind: 'What the document shows.',
  name: 'The name.',
  other: 'The person on the other side.',
  file: 'The original name of the file.',
  from: 'The first day; of free times, in the calendar of the practice.',
  days: 'The number of days from `from`.',
  service: 'The service the times are for; by default the shortest.',
  duration: 'Minutes that a free time must have.',
  appointment: 'The appointment booked with this use of the package.',
  about: 'Invoices for appointments, or for the platform’s fee.',
  q: 'The search query.',
  specialization: 'One or more.',
  language: 'One or more.',
  gender: 'The dietitian’s gender.',
  city: 'Of dietitians, one or more; of prayer times, one.',
  mode: 'By video or in person.',
  least: 'The lowest price of the cheapest service, in riyals.',
  most: 'Of prices, the highest price of the cheapest service, in riyals; of messages, how many.',
  rating: 'The lowest average rating.',
  zone: 'The time zone that “today” refers to, as an IANA name; by default that of Riyadh.',
  when: 'Has a free time today or within a week.',
  saved: '`1`: only your favorites.',
  sort: 'The sort order.',
  to: 'Up to this moment.',
  glucoseMoment: 'When glucose was measured: fasting, before or after a meal, at bedtime.',
  since: 'After this moment.',
  group: 'For foods, the aisle; for shared data, the diary’s meals, or medicines and supplements.',
  mine: '`1`: only your own.',
  clientId: 'Chosen by the client, so that a repeated request is recognised.',
  reportedOn: 'The date on the report.',
  patient: 'Whose record it is.',
  dietitian: 'The dietitian whose access it is.',
  after:
    'Where the next page starts: `after` from the previous page; for messages, the sequence number before them.',
  number: 'The day of the plan, from 1.',
  meal: 'The meal of the plan.',
  plan: 'One of your plans; by default the one in force.',
  on: 'The day; by default today.',
  sequence: 'The number of the notification in your list.',
  before: 'The sequence number of the message that follows them.',
  list: 'The list of appointments.',
  view: 'The list of appointments.',
  status: 'Only items with this status.',
  priority: 'Only items with this priority.',
  category: 'Only items in this category.',
  order: 'By who wrote last, or by who has waited longest.',
  state: 'The list of reviews, reports, plans or subscribers.',
  version: 'The version, counted from 1.',
}

/** States who may call a route, and with which credentials. */
export function audienceWords(route: Route): string {
  const scope = tokenScopeFor(route)
  return [
    audiences[route.audience],
    dutyWords(route),
    ...(route.needsProof ? ['The password must have been entered within the last ten minutes.'] : []),
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
  if (named.length === 0) return 'Only for owners.'
  return `An admin needs the duty ${named.join(' or ')}, or must be an owner.`
}
