import type { Language } from '#contract/language.ts'
import { dataPage as words } from '#copy/accounts/security/data-page.ts'
import { statuses } from '#copy/appointments/status.ts'
import { writeDate, writeDay, writeNumber } from '#copy/dates.ts'
import { diaryKindWords, mealTimeWords } from '#copy/health/diary.ts'
import { glucoseMomentWords, kindWords } from '#copy/health/kinds.ts'
import { table as measureTable } from '#copy/health/measure-table.ts'
import { healthGroupWords } from '#copy/health/sharing.ts'
import { onboardingOptions, weekdays } from '#copy/onboarding/options.ts'
import { experience, specializations } from '#copy/options.ts'
import { roles } from '#copy/portal/roles.ts'
import {
  cities,
  documentKinds,
  genders,
  modes,
  platforms,
  practiceLanguages,
  verificationStatuses,
} from '#copy/practice-options.ts'
import { ticketCategoryWords, ticketPriorityWords, ticketStatusWords } from '#copy/support/words.ts'
import type { Word } from '#copy/word.ts'
import type { CopiedRow } from '#server/ground/data/personal-table.ts'

export type ReaderLocale = { language: Language; zone: string }

const languages = { en: { en: 'English', ar: 'الإنجليزية' }, ar: { en: 'Arabic', ar: 'العربية' } }
const kindNames = Object.fromEntries(Object.entries(kindWords).map(([kind, { name }]) => [kind, name]))
const medical = { ...kindNames, ...diaryKindWords }

type Words = Readonly<Record<string, Word>>

/** Words for the codes of each field. */
const codesOf: Readonly<Record<string, Words>> = {
  status: { ...ticketStatusWords, ...statuses, ...verificationStatuses },
  category: ticketCategoryWords,
  priority: ticketPriorityWords,
  side: roles.names,
  gender: genders,
  city: cities,
  specialization: specializations,
  yearsOfExperience: experience,
  experience,
  languages: practiceLanguages,
  language: languages,
  mode: modes,
  platform: platforms,
  kind: { ...medical, ...documentKinds },
  role: roles.names,
  roleType: roles.names,
  activeRole: roles.names,
  party: roles.names,
  source: measureTable.sources,
  mealTime: mealTimeWords,
  glucoseMoment: glucoseMomentWords,
  healthGroup: healthGroupWords,
  healthGoals: onboardingOptions.healthGoals,
  activityLevel: onboardingOptions.activityLevels,
  dietaryPreferences: onboardingOptions.diets,
  serviceOfferings: platforms,
}

/** Latest first, if the rows have a timestamp. */
export function latestFirst(rows: readonly CopiedRow[]): CopiedRow[] {
  const key = moments.find((name) => typeof at(rows[0], name) === 'string')
  if (!key) return [...rows]
  const timeOf = (row: CopiedRow) => String(at(row, key) ?? '')
  return rows.toSorted((one, other) =>
    timeOf(one) < timeOf(other) ? 1 : timeOf(one) > timeOf(other) ? -1 : 0,
  )
}

const moments = ['takenAt', 'startsAt', 'at', 'savedAt', 'madeAt', 'uploadedAt', 'lastAt', 'startedAt']
const at = (row: CopiedRow | undefined, key: string) => {
  const value = row?.[key]
  return value instanceof Date ? value.toISOString() : value
}

/** The value as text for the reader; empty if there is nothing to show. */
export function writeValue(key: string, value: unknown, reader: ReaderLocale): string {
  const { language } = reader
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][language]
  if (value instanceof Date) return writeMoment(value, reader)
  if (typeof value === 'number') return writeFigure(key, value, language)
  if (Array.isArray(value))
    return value
      .map((each) => writeValue(key, each, reader))
      .filter(Boolean)
      .join(language === 'ar' ? '، ' : ', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => [labelOf(name, language) ?? name, writeValue(name, inner, reader)] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `${name}: ${text}`)
      .join('\n')
  return writeText(key, String(value), reader)
}

function writeText(key: string, text: string, reader: ReaderLocale): string {
  if (holdsTime.test(key) && !Number.isNaN(Date.parse(text)))
    return isDay(text) ? writeDay(reader.language, text, 'date') : writeMoment(new Date(text), reader)
  const { [key]: codes } = codesOf
  const word = codes?.[text] ?? (/^[a-z-]+$/.test(text) && isCoded.has(key) ? codeWords[text] : undefined)
  return word?.[reader.language] ?? text
}

/** Columns with days and moments are recognised by name: user text may look like a date without being one. */
const holdsTime = /(^at|At|On|Since|Until|^callsFrom|^dateOfBirth)$/

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

const codeWords: Words = words.codes
const isCoded = new Set([
  'kind',
  'purpose',
  'method',
  'scope',
  'state',
  'outcome',
  'proposedBy',
  'answeredBy',
  'audience',
])

const writeMoment = (moment: Date, { language, zone }: ReaderLocale) =>
  `${writeDate(language, moment, 'date', zone)}${language === 'ar' ? '،' : ','} ${writeDate(language, moment, 'time', zone)}`

function writeFigure(key: string, value: number, language: Language): string {
  if (key.endsWith('Halalas')) return words.riyals(writeNumber(language, value / 100))[language]
  if (key === 'weekdays' || key === 'days') return weekdays[value]?.[language] ?? String(value)
  return writeNumber(language, value)
}

const labels: Words = words.fields

export const labelOf = (key: string, language: Language): string | null => labels[key]?.[language] ?? null
