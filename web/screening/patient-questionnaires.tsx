import { ClipboardCheck, Send } from 'lucide-react'
import { useId, useState } from 'react'
import {
  listPatientQuestionnaires,
  type Questionnaire,
  takeBackQuestionnaire,
} from '#contract/screening/questionnaires.ts'
import { writeDate } from '#copy/dates.ts'
import { questionnairePages, screeningWords as words } from '#copy/screening/pages.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { QuestionnaireName } from './questionnaire-name.tsx'
import { ResultNote } from './result-note.tsx'
import { nameOf } from './words-of.ts'

const loadSend = async () => (await import('./send-dialog.tsx')).SendDialog
const loadScreen = async () => (await import('./screening-dialog.tsx')).ScreeningDialog
const loadAnswers = async () => (await import('./answers-dialog.tsx')).AnswersDialog

type Open = 'send' | 'screen' | Questionnaire | null

/** The questionnaires and screenings of a patient, with results, for the dietitian. */
export function PatientQuestionnaires({ patient }: { patient: string }) {
  const t = useWords()
  const id = useId()
  const read = useReadRows(listPatientQuestionnaires, { patient }, 'questionnaires')
  const [open, setOpen] = useState<Open>(null)
  const [SendDialog, fetchSend] = useFetchedPart(loadSend)
  const [ScreeningDialog, fetchScreen] = useFetchedPart(loadScreen)
  const [AnswersDialog, fetchAnswers] = useFetchedPart(loadAnswers)
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const close = () => setOpen(null)
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} ref={title} tabIndex={-1} className="text-md font-semibold">
          {t(words.title)}
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            aria-haspopup="dialog"
            onClick={async () => {
              if (await fetchSend()) setOpen('send')
            }}
          >
            <Icon of={Send} small mirrored />
            {t(words.send)}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-haspopup="dialog"
            onClick={async () => {
              if (await fetchScreen()) setOpen('screen')
            }}
          >
            <Icon of={ClipboardCheck} small />
            {t(words.screen)}
          </Button>
        </div>
      </div>
      <Read of={read} failed={words.failed} waiting={<Waiting />} bare>
        {(questionnaires) =>
          questionnaires.length === 0 ? (
            <p className="mt-3 text-sm text-ink-soft">{t(words.none)}</p>
          ) : (
            <>
              <ul className="mt-2 divide-y divide-line">
                {questionnaires.map((each) => (
                  <Row
                    key={each.id}
                    patient={patient}
                    questionnaire={each}
                    onRead={async () => {
                      if (await fetchAnswers()) setOpen(each)
                    }}
                    onRemoved={focusTitle}
                  />
                ))}
              </ul>
              <ShowMore words={words} pages={read} className="mt-4" />
            </>
          )
        }
      </Read>
      {open === 'send' && SendDialog && <SendDialog patient={patient} onClose={close} />}
      {open === 'screen' && ScreeningDialog && <ScreeningDialog patient={patient} onClose={close} />}
      {open && typeof open === 'object' && AnswersDialog && (
        <AnswersDialog patient={patient} questionnaire={open} onClose={close} />
      )}
    </Card>
  )
}

const Waiting = () => <Skeleton className="mt-4 w-64 max-w-full text-md" />

type RowProps = {
  patient: string
  questionnaire: Questionnaire
  onRead: () => void
  onRemoved: () => void
}

function Row({ patient, questionnaire, onRead, onRemoved }: RowProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, answeredBy, answeredAt, sentAt, isShared, isUnreadable, may } = questionnaire
  const name = nameOf(questionnaire)
  const isOwn = answeredBy === 'dietitian'
  const [isAsked, setAsked] = useState(false)
  const change = useChange(takeBackQuestionnaire, {
    onDone: () => {
      showToast({ tone: 'success', title: t(isOwn ? words.removedOwn : words.removed) })
      onRemoved()
    },
  })
  const day = (at: string) => writeDate(language, new Date(at), 'date', readerZone())
  const when = isOwn
    ? words.screenedOn(day(sentAt))
    : answeredAt
      ? words.answeredOn(day(answeredAt))
      : words.notYet(day(sentAt))
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h4 className="text-sm font-medium">
            <QuestionnaireName of={questionnaire} />
          </h4>
          <p className="text-xs text-ink-soft">{t(when)}</p>
        </div>
        <div className="-mx-3 flex flex-wrap gap-1">
          {answeredAt && isShared && (
            <Button
              size="sm"
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={t(words.readOf(name))}
              onClick={onRead}
            >
              {t(words.read)}
            </Button>
          )}
          {may.remove && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t(isOwn ? words.removeOf(name) : words.takeBackOf(name))}
              aria-haspopup="dialog"
              onClick={() => setAsked(true)}
            >
              {t(isOwn ? words.remove : words.takeBack)}
            </Button>
          )}
        </div>
      </div>
      {answeredAt && !isShared && <p className="text-sm text-ink-soft">{t(words.notShared)}</p>}
      {isUnreadable && <p className="text-sm text-ink-soft">{t(questionnairePages.unreadable)}</p>}
      <ResultNote party="dietitian" of={questionnaire} />
      <AskDialog
        isOpen={isAsked}
        words={{
          title: isOwn ? words.asks.remove : words.asks.takeBack,
          confirm: isOwn ? words.remove : words.takeBack,
          keep: words.cancel,
        }}
        danger
        change={change}
        onConfirm={() => change.mutate({ patient, id })}
        onClose={() => setAsked(false)}
      >
        {t(isOwn ? words.asks.removeText : words.asks.takeBackText)}
      </AskDialog>
    </li>
  )
}
