import { type ReactNode, useEffect, useState } from 'react'
import {
  type AnsweredQuestionnaire,
  readQuestionnaire,
  removeQuestionnaire,
} from '#contract/screening/questionnaires.ts'
import { questionnairePages as words } from '#copy/screening/pages.ts'
import { instrumentWords } from '#copy/screening/results.ts'
import { queryClient, useChange, useRead } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { Link } from '#web/lib/link.tsx'
import { usePageId } from '#web/lib/page-address.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NothingHere } from '#web/ui/nothing-here.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'
import { AnswerList } from './answer-list.tsx'
import { QuestionSteps } from './question-steps.tsx'
import { QuestionnaireName } from './questionnaire-name.tsx'
import { ResultNote } from './result-note.tsx'
import { useFromWords } from './use-from-words.ts'

/** One questionnaire, before and after it is answered. `consent` asks for the consent to health data. */
export function QuestionnaireScreen({ consent }: { consent: ReactNode }) {
  const id = usePageId()
  const read = useRead(readQuestionnaire, { id })
  // The next visit must begin with what was saved meanwhile.
  useEffect(() => () => queryClient.removeQueries({ queryKey: [readQuestionnaire.path, { id }] }), [id])
  if (read.error?.code === 'not_found')
    return (
      <NothingHere
        title={words.missing}
        text={words.missingText}
        back={{ to: '/patient/questionnaires', label: words.back }}
      />
    )
  return (
    <Read of={read} failed={words.failed} waiting={<QuestionnaireSkeleton />}>
      {(data) => (
        <Shown key={id} questionnaire={data.questionnaire}>
          {!data.hasConsent && consent}
        </Shown>
      )}
    </Read>
  )
}

const QuestionnaireSkeleton = () => (
  <SkeletonGroup className="mx-auto grid w-full max-w-2xl gap-4">
    <Skeleton className="w-64 max-w-full text-lg" />
    <Skeleton shape="block" className="h-80" />
  </SkeletonGroup>
)

type ShownProps = { questionnaire: AnsweredQuestionnaire; children: ReactNode }

/** `children`: the consent that is needed before anything can be answered, if it is missing. */
function Shown({ questionnaire, children }: ShownProps) {
  const t = useWords()
  const from = useFromWords()
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const { instrument, asked, answers, answeredBy, isShared, isUnreadable, may } = questionnaire
  // About three of a dietitian's own questions a minute.
  const minutes = instrument === 'own' ? Math.ceil(asked.length / 3) : instrumentWords[instrument].minutes
  return (
    <>
      <div className="mx-auto mb-5 w-full max-w-2xl">
        <h2 ref={title} tabIndex={-1} className="text-lg font-semibold">
          <QuestionnaireName of={questionnaire} />
        </h2>
        <p className="text-sm text-ink-soft">
          {from(questionnaire)}
          {may.answer && ` · ${t(words.intro(minutes))}`}
        </p>
        {may.answer && <p className="mt-3 text-sm text-ink-soft">{t(words.privacy)}</p>}
        {answeredBy === 'patient' && isShared === false && !children && (
          <p className="mt-3 text-sm">
            {t(words.notShared)}{' '}
            <Link to="/patient/settings?tab=privacy" className="text-link">
              {t(words.sharing)}
            </Link>
          </p>
        )}
      </div>
      {may.answer ? (
        children ? (
          <div className="mx-auto w-full max-w-2xl">{children}</div>
        ) : (
          <QuestionSteps
            questionnaire={questionnaire}
            onSent={() => {
              showToast({ tone: 'success', title: t(words.sent) })
              focusTitle()
            }}
          />
        )
      ) : (
        <Card className="mx-auto w-full max-w-2xl">
          {questionnaire.result && (
            <section aria-labelledby="result" className="mb-5 rounded-control bg-sunken p-4">
              <h3 id="result" className="mb-1 text-sm font-semibold">
                {t(words.result)}
              </h3>
              <ResultNote party="patient" of={questionnaire} />
            </section>
          )}
          <h3 className="text-md font-semibold">
            {t(answeredBy === 'patient' ? words.answers : words.answersScreened)}
          </h3>
          {isUnreadable ? (
            <p className="mt-3 text-sm text-ink-soft">{t(words.unreadable)}</p>
          ) : (
            <AnswerList of={questionnaire} answers={answers} />
          )}
        </Card>
      )}
      {may.remove && <Remove questionnaire={questionnaire} />}
    </>
  )
}

function Remove({ questionnaire: { id, answeredAt } }: { questionnaire: AnsweredQuestionnaire }) {
  const t = useWords()
  const go = useGo()
  const [isAsked, setAsked] = useState(false)
  const change = useChange(removeQuestionnaire, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.remove.done) })
      go('/patient/questionnaires', { replace: true })
    },
  })
  const { remove } = words
  const asks = answeredAt
    ? { button: remove.button, title: remove.title, text: remove.text }
    : { button: remove.leave, title: remove.leaveTitle, text: remove.leaveText }
  return (
    <div className="mx-auto mt-4 w-full max-w-2xl">
      <Button
        variant="quiet"
        size="sm"
        className="-ms-3"
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        {t(asks.button)}
      </Button>
      <AskDialog
        isOpen={isAsked}
        words={{ title: asks.title, confirm: asks.button, keep: remove.keep }}
        danger
        change={change}
        onConfirm={() => change.mutate({ id })}
        onClose={() => setAsked(false)}
      >
        {t(asks.text)}
      </AskDialog>
    </div>
  )
}
