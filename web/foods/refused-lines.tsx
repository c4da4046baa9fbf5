import type { RefusedLine } from '#contract/foods/read-foods.ts'
import { writeNumber } from '#copy/dates.ts'
import { columnNames, foodLineFaultWords, foodImport as words } from '#copy/foods/import.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'

const mostListed = 50

/** The lines of a file that are left out, with the reasons. */
export function RefusedLines({ refused }: { refused: readonly RefusedLine[] }) {
  const t = useWords()
  const language = useLanguage()
  if (refused.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center rounded-control font-medium text-ink">
        {t(words.refused(refused.length))}
      </summary>
      <ul className="grid gap-1">
        {refused.slice(0, mostListed).map(({ line, cells, code, column }) => {
          const reason = foodLineFaultWords[code](column ? columnNames[column] : { en: '', ar: '' })
          const name = cells.find((cell) => /\p{L}/u.test(cell))?.slice(0, 60) ?? ''
          return <li key={line}>{t(words.line(writeNumber(language, line), name, reason))}</li>
        })}
      </ul>
      {refused.length > mostListed && <p className="mt-2">{t(words.firstOnly)}</p>}
    </details>
  )
}
