import { foodColumns, type GuessedColumn, timesOf } from '#contract/foods/food-columns.ts'
import { type Nutrient, type Nutrients, nutrients, nutrientUnits } from '#contract/foods/nutrients.ts'
import { type FoodsFile, type FoodsRead, missingColumns, type ReadFood } from '#contract/foods/read-foods.ts'
import { textFor } from '#contract/text-language.ts'
import { writeNumber } from '#copy/dates.ts'
import { columnNames, foodImport as words } from '#copy/foods/import.ts'
import { foodGroupNames, nutrientUnitNames } from '#copy/foods/options.ts'
import { foodDetailWords } from '#copy/foods/screen.ts'
import { writeAllergens, writeMain } from '#copy/foods/write-food.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { RefusedLines } from './refused-lines.tsx'

const mostShown = 5

type ImportPreviewProps = {
  file: FoodsFile
  columns: readonly GuessedColumn[]
  read: FoodsRead
  onColumns: (columns: readonly GuessedColumn[]) => void
}

/** The meaning of each column, the first foods, and the lines that are left out. */
export function ImportPreview({ file, columns, read, onColumns }: ImportPreviewProps) {
  const t = useWords()
  const language = useLanguage()
  const missing = missingColumns(columns)
  const taken = columns.filter(({ of }) => of !== null).length
  const first = read.foods.slice(0, mostShown)
  const missed = (of: 'en' | 'ar') => missing.map((column) => columnNames[column][of])
  const choose = (at: number, chosen: string) => {
    const of = foodColumns.find((column) => column === chosen) ?? null
    // Two columns cannot have the same meaning.
    onColumns(
      columns.map((column, place) =>
        place === at ? { ...column, of } : column.of === of ? { ...column, of: null } : column,
      ),
    )
  }
  return (
    <>
      <div>
        <FaultLine>
          {missing.length > 0 &&
            t(words.missing({ en: missed('en').join(', '), ar: missed('ar').join('، ') }))}
        </FaultLine>
        <details open={missing.length > 0}>
          <summary className="min-h-11 cursor-pointer content-center rounded-control font-medium text-ink">
            {t(words.columnsRead(writeNumber(language, taken), writeNumber(language, columns.length)))}
          </summary>
          <div className="grid gap-4 pt-2 sm:grid-cols-2">
            {columns.map((column, at) => {
              const sample = file.rows.map(({ cells }) => cells[at] ?? '').find(Boolean)
              return (
                <Field
                  // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and columns never move
                  key={at}
                  label={column.heading || t(words.unnamed(writeNumber(language, at + 1)))}
                  help={[sample && t(words.suchAs(sample.slice(0, 40))), unitNote(column)]
                    .filter(Boolean)
                    .join(' · ')}
                >
                  <Select
                    value={column.of ?? ''}
                    placeholder={t(words.leftOut)}
                    options={foodColumns.map((value) => ({ value, label: t(columnNames[value]) }))}
                    onChange={({ target }) => choose(at, target.value)}
                  />
                </Field>
              )
            })}
          </div>
        </details>
      </div>
      {missing.length === 0 && (
        <>
          <p role="status" className="font-semibold text-ink">
            {t(words.found(read.foods.length))}
          </p>
          <RefusedLines refused={read.refused} />
          {first.length > 0 && (
            <section aria-label={t(words.first(first.length))}>
              <h4 className="font-medium text-ink">{t(words.first(first.length))}</h4>
              <ul className="mt-1 divide-y divide-line">
                {first.map(({ line, food }) => (
                  <li key={line} className="py-2.5">
                    <Shown food={food} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </>
  )

  function unitNote(column: GuessedColumn): string | null {
    const times = timesOf(column)
    if (times === null) return t(words.notThisUnit(column.unit ?? ''))
    if (times === 1 || column.of === null || !(column.of in nutrientUnits)) return null
    return t(words.converted(column.unit ?? '', nutrientUnitNames[nutrientUnits[column.of as Nutrient]]))
  }
}

function Shown({ food }: { food: ReadFood }) {
  const t = useWords()
  const language = useLanguage()
  const { nameEn, nameAr, group, portions } = food
  const per100g = Object.fromEntries(
    nutrients.map((nutrient) => [nutrient, food.per100g?.[nutrient] ?? null]),
  ) as Nutrients
  const [portion] = portions
  const allergens = writeAllergens(food)
  return (
    <>
      <p className="font-medium text-ink">
        <UserText text={nameEn ?? nameAr ?? ''} other={nameAr ?? null} />
      </p>
      <p>{t(writeMain({ per100g }))}</p>
      <p className="text-xs">
        {[
          t(foodGroupNames[group]),
          ...(portion
            ? [
                t(
                  foodDetailWords.portionOf(
                    textFor(language, portion.nameEn ?? portion.nameAr ?? '', portion.nameAr ?? null),
                    writeNumber(language, portion.grams),
                  ),
                ),
              ]
            : []),
          ...(allergens ? [t(allergens)] : []),
        ].join(' · ')}
      </p>
    </>
  )
}
