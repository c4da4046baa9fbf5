import type { Day } from '#contract/days.ts'
import type { MealRecord } from '#contract/plans/meal-records.ts'
import { readForUser, removeForUser, storeForUser } from '#web/lib/user-storage.ts'

export type MealEntry = Omit<MealRecord, 'meal' | 'photoId'>

const nothing: MealEntry = { isEaten: false, swaps: [], note: '', entry: null }

/** The patient's part of a record, without the server's own fields. */
export const entryOf = (record: MealRecord | undefined): MealEntry =>
  record ? { isEaten: record.isEaten, swaps: record.swaps, note: record.note, entry: record.entry } : nothing

/** An unsent record of a meal, and the state before it. */
export type UnsentRecord = {
  plan: string
  on: Day
  meal: string
  said: MealEntry
  before: MealEntry
  at: number
}

const name = 'plan-records'
const isSame = (one: UnsentRecord, other: UnsentRecord) =>
  one.plan === other.plan && one.on === other.on && one.meal === other.meal

export const unsentRecords = (): UnsentRecord[] => readForUser<UnsentRecord[]>(name) ?? []

/** Of several changes to one meal only the last is stored, with the state before the first. */
export function storeUnsent(record: UnsentRecord) {
  const all = unsentRecords()
  const before = all.find((each) => isSame(each, record))?.before ?? record.before
  storeForUser(name, [...all.filter((each) => !isSame(each, record)), { ...record, before }])
}

/** A newer change made meanwhile stays. */
export function removeUnsent(record: UnsentRecord) {
  const rest = unsentRecords().filter((each) => !isSame(each, record) || each.at > record.at)
  if (rest.length > 0) storeForUser(name, rest)
  else removeForUser(name)
}

/** Applies only the fields that were changed here, because another device may have changed others meanwhile. */
export function mergeEntry(
  { said, before }: Pick<UnsentRecord, 'said' | 'before'>,
  now: MealEntry,
): MealEntry {
  const of = <Key extends keyof MealEntry>(key: Key): MealEntry[Key] =>
    JSON.stringify(said[key]) === JSON.stringify(before[key]) ? now[key] : said[key]
  return { isEaten: of('isEaten'), swaps: of('swaps'), note: of('note'), entry: of('entry') }
}
