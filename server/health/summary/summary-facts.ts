import { sql } from 'kysely'
import type { GlucoseMoment, MeasureKind, UnitChoices } from '#contract/health/kinds.ts'
import { defaultUnits, kinds, measureKinds } from '#contract/health/kinds.ts'
import type { SeriesPoint } from '#contract/health/measures.ts'
import { type SummaryPeriod, summaryDays } from '#contract/health/summary.ts'
import type { Language } from '#contract/language.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { mapYielding } from '#server/ground/yielding-to-others.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { nameOf, otherNameOf, type SexAndBirth, sexAndBirthOf } from '#server/profiles/facts.ts'
import { type HealthAnswers, readHealthAnswers } from '../answers.ts'
import { type DiaryContent, type EntryRow, type MeasureContent, openContent } from '../entries.ts'
import { downsample, type Reading } from '../measures/downsample.ts'
import { assertConsent } from '../own-key.ts'

/** One kind, or glucose at one moment of the day, as a card shows it. Values are in the stored unit. */
export type SummaryCard = {
  kind: MeasureKind
  glucoseMoment: GlucoseMoment | null
  latest: { value: number; second: number | null; at: string; source: EntryRow['source'] }
  /** The points of the chart. */
  points: SeriesPoint[]
  /** The number of measures, or of days for a kind that is summed by day. */
  count: number
  mean: { value: number; second: number | null }
  least: number
  most: number
}

export type SummaryMedicine = { text: string; dose: string; at: string }

/** Everything that the pages show, without our own wording. */
export type SummaryFacts = {
  language: Language
  zone: string
  madeAt: string
  from: string
  units: UnitChoices
  name: string
  about: SexAndBirth
  heightCm: number | null
  cards: SummaryCard[]
  medicines: SummaryMedicine[]
  answers: HealthAnswers | null
  unreadable: number
}

type Person = {
  zone: string
  units: UnitChoices | null
  about: SexAndBirth | null
  name: string | null
  other: string | null
}
type Row = Pick<EntryRow, 'kind' | 'client_id' | 'content_sealed' | 'source'> & { at: number; day: string }
type Asked = { period: SummaryPeriod; answers: 'with' | 'without' }

/** The patient's entries in this period. None of it is written to storage. */
export async function summaryFacts(
  tx: Tx,
  house: Pick<House, 'keys'>,
  { id, language }: Actor,
  asked: Asked,
  now: Date,
): Promise<SummaryFacts> {
  await assertConsent(tx, id)
  const me = sql`${id}::uuid`
  const key = await findPersonKey(tx, house.keys, id)
  const person = await sql<Person>`
    select ${zoneOf(me)} as zone, (select units from health_choices where user_id = ${me}) as units,
      ${sexAndBirthOf(me)} as about, ${nameOf(me)} as name, ${otherNameOf(me)} as other`.execute(tx)
  const { zone = 'Asia/Riyadh', units, about, name, other } = person.rows[0] ?? ({} as Partial<Person>)
  const days = summaryDays[asked.period]
  const since = days === null ? new Date(0) : new Date(now.getTime() - days * 86_400_000)
  const { rows } = await sql<Row>`
    select kind, client_id, content_sealed, source, (extract(epoch from taken_at) * 1000)::float8 as at,
        (taken_at at time zone ${zone})::date::text as day
      from health_entries where user_id = ${me} and kind <> 'meal' and taken_at <= ${now}::timestamptz
        and (taken_at >= ${since}::timestamptz or kind = 'height') order by taken_at, id`.execute(tx)
  const answers = await readHealthAnswers(tx, house, id)
  const entries = await mapYielding(rows, (row) => ({
    ...row,
    content: openContent<MeasureContent & DiaryContent>(key, id, row),
  }))
  const readable = entries.flatMap(({ content, ...row }) => (content ? [{ ...row, content }] : []))
  const height = readable.findLast(({ kind }) => kind === 'height')?.content.v ?? answers?.height ?? null
  return {
    language,
    zone,
    madeAt: now.toISOString(),
    from: (days === null ? new Date(readable[0]?.at ?? now) : since).toISOString(),
    units: { ...defaultUnits, ...units },
    name: (language === 'ar' ? (other ?? name) : name) ?? '',
    about: about ?? { sex: null, bornOn: null },
    heightCm: height,
    cards: cardsOf(readable),
    medicines: medicinesOf(readable),
    answers: asked.answers === 'with' ? answers : null,
    unreadable: entries.filter(({ content, at }) => !content && at >= since.getTime()).length,
  }
}

type Readable = Row & { content: MeasureContent & DiaryContent }

function cardsOf(entries: readonly Readable[]): SummaryCard[] {
  return measureKinds.flatMap((kind) => {
    const mine = entries.filter((entry) => entry.kind === kind)
    if (kind === 'height') return []
    if (kind !== 'glucose') return cardOf(kind, null, mine)
    const moments = [...new Set(mine.map(({ content }) => content.m ?? 'any'))]
    return moments.flatMap((moment) =>
      cardOf(
        kind,
        moment,
        mine.filter(({ content }) => (content.m ?? 'any') === moment),
      ),
    )
  })
}

function cardOf(
  kind: MeasureKind,
  glucoseMoment: GlucoseMoment | null,
  entries: readonly Readable[],
): SummaryCard[] {
  const taken: Reading[] = entries.map(({ at, day, content: { v, s, m } }) => ({
    at,
    day,
    value: v,
    second: s ?? null,
    glucoseMoment: m ?? null,
  }))
  const all = downsample(kind, taken, Number.POSITIVE_INFINITY)
  const [last, point] = [entries.at(-1), all.at(-1)]
  if (!last || !point) return []
  const mean = (of: (each: SeriesPoint) => number) =>
    all.reduce((sum, each) => sum + of(each), 0) / all.length
  const values = all.map(({ value }) => value)
  return [
    {
      kind,
      glucoseMoment,
      latest: {
        value: kinds[kind].isDaily ? point.value : last.content.v,
        second: last.content.s ?? null,
        at: new Date(last.at).toISOString(),
        source: last.source,
      },
      points: downsample(kind, taken, 90),
      count: all.length,
      mean: {
        value: mean(({ value }) => value),
        second: point.second === null ? null : mean(({ second }) => second ?? 0),
      },
      least: values.reduce((least, value) => Math.min(least, value)),
      most: values.reduce((most, value) => Math.max(most, value)),
    },
  ]
}

/** Each by its last entry, the latest first. */
function medicinesOf(entries: readonly Readable[]): SummaryMedicine[] {
  const known = new Map<string, SummaryMedicine>()
  for (const { kind, at, content } of entries)
    if (kind === 'medicine' || kind === 'supplement')
      known.set(content.t.trim().toLowerCase(), {
        text: content.t,
        dose: content.d ?? '',
        at: new Date(at).toISOString(),
      })
  return [...known.values()].sort((one, other) => (one.at < other.at ? 1 : -1))
}
