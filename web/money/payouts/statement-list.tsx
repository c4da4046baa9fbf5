import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import type { StatementMonth } from '#contract/money/statements.ts'
import { writeMonth } from '#copy/dates.ts'
import { statements as words } from '#copy/money/statements.ts'
import { columnPrice } from '#web/lib/column-price.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

export type Files = {
  isPending: boolean
  onPdf: (month: string) => void
  onCsv: (month: string) => void
}

/** Statements by month: income, payouts, balance, and their files. */
export function StatementList({ months, files }: { months: readonly StatementMonth[]; files: Files }) {
  const t = useWords()
  const language = useLanguage()
  const [asked, setAsked] = useState('')
  return (
    <ul aria-label={t(words.list)} className="divide-y divide-line">
      {months.map((statement) => (
        <li key={statement.month} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5 sm:px-6">
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
              {writeMonth(language, statement.month)}
              {statement.isUnderWay && <Badge tone="neutral">{t(words.underWay)}</Badge>}
            </p>
            <p className="text-xs text-ink-soft">
              {factsOf(statement, language).map((fact, at) => (
                <span key={fact}>
                  {at > 0 && ' · '}
                  <bdi>{fact}</bdi>
                </span>
              ))}
            </p>
          </div>
          <p className="grow text-sm sm:grow-0 sm:text-end">
            <span className="block text-xs text-ink-soft">
              {t(statement.isUnderWay ? words.leftNow : words.left)}
            </span>
            <bdi className="font-medium tabular-nums">{columnPrice(language, leftOf(statement))}</bdi>
          </p>
          <div className="flex gap-2">
            {(['pdf', 'csv'] as const).map((kind) => {
              const file = `${statement.month}.${kind}`
              const isMade = files.isPending && asked === file
              return (
                <Button
                  key={kind}
                  variant="secondary"
                  size="sm"
                  busy={isMade}
                  busyText={t(words.making)}
                  disabled={files.isPending && !isMade}
                  aria-label={
                    isMade ? undefined : t(words[`${kind}Of`](writeMonth(language, statement.month)))
                  }
                  onClick={() => {
                    setAsked(file)
                    const get = kind === 'pdf' ? files.onPdf : files.onCsv
                    get(statement.month)
                  }}
                >
                  {t(words[kind])}
                </Button>
              )
            })}
          </div>
        </li>
      ))}
    </ul>
  )
}

const leftOf = ({ closing }: StatementMonth) =>
  (Math.round(closing.pending * 100) + Math.round(closing.available * 100)) / 100

/** The amounts of a month, without zeros. */
function factsOf({ earned, takenBack, paidOut }: StatementMonth, language: Language): string[] {
  return [
    words.earned(price(language, earned)),
    ...(takenBack === 0 ? [] : [words.takenBack(price(language, takenBack))]),
    ...(paidOut === 0 ? [] : [words.paidOut(price(language, paidOut))]),
  ].map((word) => word[language])
}
