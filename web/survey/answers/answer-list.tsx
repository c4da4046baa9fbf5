import { ChevronRight } from 'lucide-react'
import { type SurveyAudience, surveyAudiences } from '#contract/survey.ts'
import { exportSurveyAnswers, type SurveyAnswerRow, searchSurveyAnswers } from '#contract/survey-answers.ts'
import { writeDate } from '#copy/dates.ts'
import { surveyAnswers as words } from '#copy/survey-answers.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useReadRows } from '#web/lib/read-pages.ts'
import { type OpenedRow, useFocusOpenedRow } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type AnswerListProps = {
  q: string
  audience: SurveyAudience | undefined
  /** The answer that was opened last. */
  left: OpenedRow
  onSearch: (q: string) => void
  onChoose: (audience: string) => void
}

export function AnswerList({ q, audience, left, onSearch, onChoose }: AnswerListProps) {
  const t = useWords()
  const read = useReadRows(searchSurveyAnswers, { ...(q && { q }), ...(audience && { audience }) }, 'answers')
  const total = read.first?.total ?? 0
  const list = useFocusOpenedRow<HTMLUListElement>(left, read.data !== undefined, 'data-answer')
  return (
    <>
      <search className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t(words.search)} q={q} onSearch={onSearch} />
        <Select
          className="w-full sm:w-56"
          aria-label={t(words.audience.label)}
          placeholder={t(words.audience.all)}
          options={surveyAudiences.map((value) => ({ value, label: t(words.audiences[value]) }))}
          value={audience ?? ''}
          onChange={({ target }) => onChoose(target.value)}
        />
      </search>
      <FoundList
        words={words}
        of={read}
        total={words.total(total)}
        list={list}
        aside={
          <DownloadButton route={exportSurveyAnswers} input={audience ? { audience } : {}} words={words} />
        }
        note={t(words.downloadHint)}
        none={
          q || audience ? (
            <EmptyState
              title={t(words.nothingFound.title)}
              description={t(words.nothingFound.text)}
              action={
                <Button
                  variant="secondary"
                  onClick={() => {
                    onSearch('')
                    onChoose('')
                  }}
                >
                  {t(words.nothingFound.clear)}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t(words.none.title)} description={t(words.none.text)} />
          )
        }
      >
        {(row) => <AnswerRow key={row.id} row={row} />}
      </FoundList>
    </>
  )
}

/** Name, audience and date of an answer. */
function AnswerRow({
  row: { id, audience, name, companyName, email, answeredAt },
}: {
  row: SurveyAnswerRow
}) {
  const t = useWords()
  const language = useLanguage()
  return (
    <li className="relative flex items-center gap-4 px-5 py-3.5 transition-colors hover:bg-tint/40 sm:px-6">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={`/admin/visitors?answer=${id}`}
            data-answer={id}
            // The link covers the whole row.
            className="font-medium text-ink no-underline after:absolute after:inset-0 hover:text-link"
          >
            <UserText text={companyName ?? name} />
          </Link>
          <Badge tone={audience === 'patient' ? 'neutral' : 'tint'}>{t(words.audiences[audience])}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {companyName && <UserText text={name} />}
          <bdi dir="ltr" className="min-w-0 break-all">
            {email}
          </bdi>
          <time dateTime={answeredAt} className="text-ink-faint">
            {writeDate(language, new Date(answeredAt), 'date')}
          </time>
        </p>
      </div>
      <Icon of={ChevronRight} mirrored className="text-ink-faint" />
    </li>
  )
}
