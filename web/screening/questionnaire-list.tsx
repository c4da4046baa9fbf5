import { listQuestionnaires, type Questionnaire } from '#contract/screening/questionnaires.ts'
import { questionnairePages as words } from '#copy/screening/pages.ts'
import { Link } from '#web/lib/link.tsx'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { QuestionnaireName } from './questionnaire-name.tsx'
import { useFromWords } from './use-from-words.ts'

/** The patient's questionnaires and screenings, unanswered ones first. */
export function QuestionnaireList() {
  const t = useWords()
  const read = useReadRows(listQuestionnaires, {}, 'questionnaires')
  return (
    <Read of={read} failed={words.failed} waiting={<RowsSkeleton count={2} />}>
      {(questionnaires) => (
        <RowList
          rows={questionnaires}
          none={<EmptyState title={t(words.empty)} description={t(words.emptyText)} />}
          more={<ShowMore words={words} pages={read} className="p-5" />}
        >
          {(each) => <Row key={each.id} questionnaire={each} />}
        </RowList>
      )}
    </Read>
  )
}

function Row({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useWords()
  const from = useFromWords()
  const { id, answeredAt, answeredBy, isBegun } = questionnaire
  const state =
    answeredBy === 'dietitian'
      ? words.screened
      : answeredAt
        ? words.answered
        : isBegun
          ? words.begun
          : words.waiting
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-5 transition-colors hover:bg-tint/50 sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-md font-semibold">
          <Link
            to={`/patient/questionnaires/${id}`}
            className="text-ink no-underline before:absolute before:inset-0 hover:text-link"
          >
            <QuestionnaireName of={questionnaire} />
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">{from(questionnaire)}</p>
      </div>
      <Badge tone={answeredAt ? 'neutral' : 'pending'}>{t(state)}</Badge>
    </li>
  )
}
