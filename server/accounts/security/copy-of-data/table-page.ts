import { kinds, type MeasureKind } from '#contract/health/kinds.ts'
import type { PlanDocument, PlanHead } from '#contract/plans/document.ts'
import type { Answers, Instrument, Result } from '#contract/screening/instruments.ts'
import { type OwnContent, ownNames } from '#contract/screening/own.ts'
import { dataPage as words } from '#copy/accounts/security/data-page.ts'
import { writeNumber } from '#copy/dates.ts'
import { writeQuantity } from '#copy/health/write-quantity.ts'
import { writePlan } from '#copy/plans/write-plan.ts'
import { isolated } from '#copy/quoted.ts'
import { questionWords } from '#copy/screening/questions.ts'
import { instrumentWords, resultForPatient, resultWords } from '#copy/screening/results.ts'
import { writeOwnQuestion } from '#copy/screening/write-own-question.ts'
import type { Word } from '#copy/word.ts'
import type { CopiedRow } from '#server/ground/data/personal-table.ts'
import type { PersonalTableName } from '#server/personal-data.ts'
import { labelOf, type ReaderLocale, writeValue } from './write-value.ts'

/** One table as HTML: narrow ones as a table, wide ones as a card per row. Unlabelled columns are left to data.json. */
export function* tablePage(
  table: PersonalTableName,
  rows: readonly CopiedRow[],
  reader: ReaderLocale,
): Generator<string> {
  if (rows.length === 0) return
  const { language } = reader
  const shown = rows.map(views[table]?.(reader) ?? ((row) => row))
  const columns = columnsOf(shown, reader)
  yield `<h3 id="${table}">${escapeText(tableTitles[table][language])}</h3><p class="count">${escapeText(words.entries(rows.length)[language])}</p>`
  if (columns.length === 0) return
  const cells = (row: CopiedRow) => columns.map((key) => [key, writeValue(key, row[key], reader)] as const)
  if (columns.length <= 6 && rows.length > 1) {
    yield `<div class="wide" tabindex="0" role="region" aria-label="${escapeText(tableTitles[table][language])}"><table><thead><tr>${columns.map((key) => `<th scope="col">${escapeText(labelOf(key, language) ?? key)}</th>`).join('')}</tr></thead><tbody>`
    for (const row of shown)
      yield `<tr>${cells(row)
        .map(([, text]) => `<td>${piece(text)}</td>`)
        .join('')}</tr>\n`
    yield '</tbody></table></div>'
    return
  }
  for (const row of shown)
    yield `<dl>${cells(row)
      .filter(([, text]) => text !== '')
      .map(
        ([key, text]) =>
          `<div><dt>${escapeText(labelOf(key, language) ?? key)}</dt><dd>${piece(text)}</dd></div>`,
      )
      .join('')}</dl>\n`
}

/** A table without a title is a compile error. */
export const tableTitles: Readonly<Record<PersonalTableName, (typeof words.tables)['users']>> = words.tables

/** The labelled columns in the order of the rows, without those that are empty in every row. */
function columnsOf(rows: readonly CopiedRow[], reader: ReaderLocale): string[] {
  const filled = new Set<string>()
  for (const row of rows)
    for (const key of Object.keys(row))
      if (!filled.has(key) && labelOf(key, reader.language) && writeValue(key, row[key], reader) !== '')
        filled.add(key)
  return [...filled]
}

/** Spells out values that the rows hold in short form. */
const views: Partial<Record<PersonalTableName, (reader: ReaderLocale) => (row: CopiedRow) => CopiedRow>> = {
  health_entries:
    ({ language }) =>
    ({ kind, takenAt, source, content, cannotBeOpened }) => ({
      takenAt,
      kind,
      ...entryOf(language, String(kind), content as Content | null),
      source,
      cannotBeOpened,
    }),
  own_questionnaires:
    () =>
    ({ name, savedAt, questions, cannotBeOpened }) => ({
      savedAt,
      name,
      questions: ((questions ?? []) as OwnContent['questions'])
        .map(({ text, options }) => [text, ...options].join('\n'))
        .join('\n\n'),
      cannotBeOpened,
    }),
  message_files:
    () =>
    ({ width, height, ...row }) =>
      row,
  questionnaires:
    ({ language }) =>
    ({ instrument, version, answeredBy, sentAt, answeredAt, asked, answers, result, cannotBeOpened }) => ({
      sentAt,
      instrument:
        (asked as OwnContent | null)?.title ?? instrumentWords[instrument as Instrument].name[language],
      answeredBy,
      answeredAt,
      answers: answersOf(
        language,
        instrument as Instrument,
        asked as OwnContent | null,
        answers as Answers | null,
      ),
      result: resultOf(language, instrument as Instrument, String(version), result as Result | null),
      cannotBeOpened,
    }),
  nutrition_plan_versions:
    ({ language }) =>
    ({ version, publishedAt, head, document, cannotBeOpened }) => ({
      publishedAt,
      version,
      planName: (head as PlanHead | undefined)?.title,
      content: (head as PlanHead | undefined)?.intro,
      plan: planOf(language, document as PlanDocument | undefined),
      cannotBeOpened,
    }),
  nutrition_plan_meals:
    () =>
    ({ eatenOn, isEaten, note, cannotBeOpened }) => ({ eatenOn, isEaten, note, cannotBeOpened }),
  nutrition_plan_baskets:
    () =>
    ({ days, people, cannotBeOpened }) => ({ days, people, cannotBeOpened }),
  nutrition_plan_templates:
    ({ language }) =>
    ({ name, savedAt, days, foods, cannotBeOpened }) => ({
      savedAt,
      planName: name,
      plan: planOf(language, days ? ({ days, foods } as PlanDocument) : undefined),
      cannotBeOpened,
    }),
  health_goals:
    ({ language }) =>
    ({ content, ...row }) => ({
      ...row,
      ...goalOf(language, String(row.kind), content as Content | null),
    }),
}

const planOf = (language: ReaderLocale['language'], document: PlanDocument | undefined) =>
  document && writePlan(language, document.days, document.foods)

type Content = {
  v?: number
  s?: number
  m?: string
  n?: string
  t?: string
  d?: string
  mt?: string
}

function entryOf(language: ReaderLocale['language'], kind: string, content: Content | null): CopiedRow {
  if (!content) return {}
  const { v, s, m, n, t, d, mt } = content
  const quantity = v !== undefined && isMeasured(kind) ? quantityOf(language, kind, v, s) : t
  return { quantity, dose: d, mealTime: mt, glucoseMoment: m, note: n }
}

const goalOf = (language: ReaderLocale['language'], kind: string, content: Content | null): CopiedRow => ({
  target:
    content?.v !== undefined && isMeasured(kind)
      ? quantityOf(language, kind, content.v, content.s)
      : undefined,
  note: content?.n,
})

type Asked = { text: Word; options?: Readonly<Record<string, Word>> }

const answersOf = (
  language: ReaderLocale['language'],
  instrument: Instrument,
  own: OwnContent | null,
  answers: Answers | null,
): string => {
  const asked: Readonly<Record<string, Asked>> = own
    ? Object.fromEntries(own.questions.map((each, at) => [ownNames[at], writeOwnQuestion(each)]))
    : questionWords[instrument]
  return Object.entries(answers ?? {})
    .map(
      ([name, value]) =>
        `${asked[name]?.text[language] ?? name} ${asked[name]?.options?.[value]?.[language] ?? value}`,
    )
    .join('\n')
}

/** In the words that the patient has read, with the source of the scoring rules. */
function resultOf(
  language: ReaderLocale['language'],
  instrument: Instrument,
  version: string,
  result: Result | null,
): string | undefined {
  const said =
    result && resultForPatient(instrument, result, writeNumber(language, Number(result.value.toFixed(1))))
  if (!said) return undefined
  const missing = result.missing > 0 ? [resultWords.missing(result.missing)[language]] : []
  return [said[language], ...missing, `${resultWords.source[language]} ${isolated(version)}`].join('\n')
}

const isMeasured = (kind: string): kind is MeasureKind => kind in kinds

const quantityOf = (
  language: ReaderLocale['language'],
  kind: MeasureKind,
  value: number,
  second?: number | null,
) => writeQuantity(language, kind, { value, second }, kinds[kind].unit)

/** User text has its own writing direction. */
const piece = (text: string): string => `<bdi>${escapeText(text)}</bdi>`

export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const link = (path: string, text: string): string =>
  `<a href="${path.split('/').map(encodeURIComponent).join('/')}">${piece(isolated(text))}</a>`
