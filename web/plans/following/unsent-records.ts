import type { Day } from '#contract/days.ts'
import type { MealRecord } from '#contract/plans/meal-records.ts'
import { readForUser, removeForUser, storeForUser } from '#web/lib/user-storage.ts'

export type MealEntry = Omit<MealRecord, 'meal' | 'photoId'>

const nothing: MealEntry = { isEaten: false, swaps: [], note: '', entry: null }

/** What is said of a meal, without what only the server knows. */
export const entryOf = (record: MealRecord | undefined): MealEntry =>
  record ? { isEaten: record.isEaten, swaps: record.swaps, note: record.note, entry: record.entry } : nothing

/** What was said of a meal and has not arrived, and what stood there before it was said. */
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

/** Of one meal the last word counts; what stood there before the first of them is still what stands there. */
export function storeUnsent(record: UnsentRecord) {
  const all = unsentRecords()
  const before = all.find((each) => isSame(each, record))?.before ?? record.before
  storeForUser(name, [...all.filter((each) => !isSame(each, record)), { ...record, before }])
}

/** Not where more was said meanwhile. */
export function removeUnsent(record: UnsentRecord) {
  const rest = unsentRecords().filter((each) => !isSame(each, record) || each.at > record.at)
  if (rest.length > 0) storeForUser(name, rest)
  else removeForUser(name)
}

/** What was changed here, and the rest as it stands now: another device may have said something meanwhile. */
export function mergeEntry(
  { said, before }: Pick<UnsentRecord, 'said' | 'before'>,
  now: MealEntry,
): MealEntry {
  const of = <Key extends keyof MealEntry>(key: Key): MealEntry[Key] =>
    JSON.stringify(said[key]) === JSON.stringify(before[key]) ? now[key] : said[key]
  return { isEaten: of('isEaten'), swaps: of('swaps'), note: of('note'), entry: of('entry') }
}
