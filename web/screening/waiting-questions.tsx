import { ClipboardList } from 'lucide-react'
import { listQuestionnaires } from '#contract/screening/questionnaires.ts'
import { questionnairePages } from '#copy/screening/pages.ts'
import { useRead } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'

const words = questionnairePages.nudge

/** Links to unanswered questionnaires and, with `withAll`, to answered ones; nothing if there are none. */
export function WaitingQuestions({ withAll = false }: { withAll?: boolean }) {
  const t = useWords()
  const { data } = useRead(listQuestionnaires, {})
  const waiting = data?.questionnaires.filter(({ may }) => may.answer) ?? []
  const [first] = waiting
  if (!first)
    return withAll && data && data.questionnaires.length > 0 ? (
      <Link to="/patient/questionnaires" className={buttonClass('secondary', 'md', 'mt-6')}>
        <Icon of={ClipboardList} small />
        {t(words.all)}
      </Link>
    ) : null
  return (
    <Card className="mt-6 flex flex-wrap items-center gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-tint text-on-tint">
        <Icon of={ClipboardList} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-md font-medium">{t(words.title(waiting.length))}</h2>
        <p className="text-sm text-ink-soft">{t(words.text)}</p>
      </div>
      <Link
        to={waiting.length === 1 ? `/patient/questionnaires/${first.id}` : '/patient/questionnaires'}
        className={buttonClass('secondary')}
      >
        {t(words.answer)}
      </Link>
    </Card>
  )
}
