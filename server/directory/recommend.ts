import { type RawBuilder, sql } from 'kysely'
import type { Recommendation } from '#contract/dashboards/patient.ts'
import type { Specialization } from '#contract/practice-options.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { type CardRow, cardColumns, cardOf } from './card.ts'
import { filterQuery } from './filter-terms.ts'
import { always, matchesUncounted } from './filters.ts'
import { withAndWithoutArticle, wordsIn } from './name-words.ts'
import { topicsMatching } from './topics.ts'

/** A patient's answers in the forms. */
type Told = { goals: readonly string[]; conditions: string }

const most = 3

/**
 * Dietitians for a patient’s goals and conditions: first those with a matching specialization; within each group, as
 * everywhere, those who are free soonest, then the best rated. All of them can be booked now.
 */
export async function recommendFor(
  tx: Tx,
  actor: Actor,
  told: Told,
  /** Ids of dietitians not to recommend. */
  known: RawBuilder<unknown>,
  now: Date,
): Promise<Recommendation[]> {
  const topics = specializationsFor(told.conditions)
  const wanted = [...new Set([...told.goals.flatMap((goal) => goalsOf[goal] ?? []), ...topics])]
  const traits = wanted.length > 0 ? filterQuery({ specialization: wanted }) : null
  const some = (isFit: RawBuilder<boolean>, place: number) => sql`(
    select ${cardColumns(actor, undefined, now)}, rank, ${sql.lit(place)} as place from directory
      where ${matchesUncounted({}, always, actor, now)} and next_call_at >= ${now}::timestamptz and price_halalas is not null
        and user_id <> ${actor.id}::uuid and user_id not in (${known}) and ${isFit}
      order by rank, user_id limit ${sql.lit(most)})`
  const fitting = traits === null ? sql`` : sql`${some(sql`traits @@ ${traits}::tsquery`, 1)} union all`
  const { rows } = await sql<CardRow>`
    select found.* from (select distinct on (id) * from (${fitting} ${some(sql`true`, 2)}) as either order by id, place) as found
      order by found.place, found.rank, found.id limit ${sql.lit(most)}`.execute(tx)
  return rows.map(cardOf).flatMap((card) => {
    const { specialization, nextFreeAt } = card
    if (nextFreeAt === null) return []
    return [
      {
        id: card.id,
        name: card.name,
        otherName: card.otherName,
        title: card.title,
        otherTitle: card.otherTitle,
        specialization,
        photoId: card.photoId,
        rating: card.rating,
        reviewCount: card.reviewCount,
        price: card.price,
        nextFreeAt,
        fits: {
          goals: told.goals.filter((goal) => goalsOf[goal]?.includes(specialization)),
          condition: topics.includes(specialization),
        },
      },
    ]
  })
}

/** The specializations for each goal; general health is for everybody. */
const goalsOf: Readonly<Record<string, readonly Specialization[]>> = {
  'weight-loss': ['weight-management'],
  'muscle-gain': ['sports'],
  'improve-energy': ['sports', 'clinical'],
  'better-digestion': ['clinical'],
  'manage-condition': ['clinical'],
}

/** The specializations for stated conditions: a condition no specialization names counts as clinical. */
export const specializationsFor = (conditions: string): Specialization[] => [
  ...new Set(
    conditions
      .split(/[\n,،;؛.]/)
      .map(wordsIn)
      .filter(([first]) => first !== undefined && !nothing.has(first))
      .flatMap((words) => {
        const topics = words
          .flatMap((word) => {
            const forms = withAndWithoutArticle(word)
            return topicsMatching((known) => forms.some((form) => form === known || isPartOf(known, form)))
          })
          .filter((topic) => topic !== 'everybody' && topic !== 'other')
        return topics.length > 0 ? topics : (['clinical'] as const)
      }),
  ),
]

/** For example `prediabetes`. */
const isPartOf = (known: string, word: string) => known.length > 5 && word.endsWith(known)

/** A phrase that begins with one of these names a condition that the patient does not have. */
const nothing = new Set('no none not without nothing nil healthy لا ليس بدون غير ما سليم سليمه'.split(' '))
