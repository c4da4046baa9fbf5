import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type Day, todayInRiyadh } from '#contract/days.ts'
import { type AuthoredPlan, endPlan, publishPlan, removePlan } from '#contract/plans/authored-plans.ts'
import { isStandIn, type PlanDay, type PlanHead, schedule } from '#contract/plans/document.ts'
import { isDangerous, isFastingPlan } from '#contract/plans/fasting.ts'
import type { IdfDarRisk } from '#contract/screening/idf-dar.ts'
import { writeDay } from '#copy/dates.ts'
import { editorWords, publishWords as words } from '#copy/plans/editor.ts'
import { useChange } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { withHead } from './edits.ts'
import { FastingNote, useFastingScreen } from './fasting-note.tsx'
import type { Edit } from './use-draft.ts'

type PublishDialogProps = {
  plan: AuthoredPlan
  what: 'publish' | 'end' | 'remove'
  /** The current head, saved or not. */
  head: PlanHead
  days: readonly PlanDay[]
  edit: (change: Edit) => void
  /** The number of warnings in the whole plan. */
  warnings: number
  flush: () => Promise<boolean>
  onClose: () => void
}

/** Publishes the plan, only once all of it is saved. */
export function PublishDialog(props: PublishDialogProps) {
  const { plan, what, head, days, edit, warnings, flush, onClose } = props
  const t = useWords()
  const language = useLanguage()
  const go = useGo()
  const { id } = plan
  const [isSaving, setSaving] = useState(false)
  // Without a first day the plan has nothing for any date.
  const [startsOn, setStartsOn] = useState(() => head.startsOn ?? todayInRiyadh(new Date()))
  const [fastingWord, setWord] = useState('')
  const [isWordAsked, setWordAsked] = useState(false)
  // Missing days are stated first, and need a second press.
  const [isGapSaid, setGapSaid] = useState(false)
  const screened = useFastingScreen(plan.patient.id, what === 'publish' && isFastingPlan(days))
  const needsWord = isWordAsked || (screened?.counts && isDangerous(screened.outcome as IdfDarRisk))
  const after = (title: typeof words.done) => () => {
    showToast({ tone: 'success', title: t(title) })
    onClose()
  }
  const publishing = useChange(publishPlan, {
    onDone: after(words.done),
    onRefused: ({ code }) => {
      if (code === 'fasting_word_needed') setWordAsked(true)
      if (code === 'plan_leaves_days_empty') setGapSaid(true)
    },
  })
  const ending = useChange(endPlan, { onDone: after(words.ended) })
  const removing = useChange(removePlan, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.removed) })
      onClose()
      return go('/dietitian/nutrition-plans')
    },
  })
  const change = { publish: publishing, end: ending, remove: removing }[what]
  const confirm = async () => {
    if (what !== 'publish') return change.mutate({ id })
    const first = schedule.shape.startsOn.safeParse(startsOn || null)
    if (first.success && first.data !== head.startsOn)
      // The first day must be among the saved changes before the plan is published.
      flushSync(() => edit((before) => withHead(before, { startsOn: first.data })))
    setSaving(true)
    const isKept = await flush()
    setSaving(false)
    if (isKept)
      publishing.mutate({
        id,
        ...(fastingWord.trim() && { fastingWord }),
        ...(isGapSaid && { leavesDaysEmpty: true }),
      })
    else onClose()
  }
  const said = {
    publish: {
      title: words.title,
      confirm: isGapSaid ? words.anyway : words.button,
      busy: words.busy,
      text: isStandIn(head) ? words.standInText : words.text,
    },
    end: { title: words.endTitle, confirm: words.end, text: words.endText },
    remove: { title: words.removeTitle, confirm: words.remove, text: words.removeText },
  }[what]
  return (
    <AskDialog
      isOpen
      words={{ ...said, keep: editorWords.cancel }}
      danger={what === 'remove'}
      change={{ ...change, isPending: isSaving || change.isPending }}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(said.text)}
      {what === 'publish' && head.endsOn && (
        <p className="mt-2">
          {t(
            words.standsIn(
              writeDay(language, (startsOn || head.endsOn) as Day),
              writeDay(language, head.endsOn),
            ),
          )}
        </p>
      )}
      {what === 'publish' && warnings > 0 && (
        <strong className="mt-2 block text-danger-ink">{t(words.withWarnings(warnings))}</strong>
      )}
      {what === 'publish' && (
        <div className="mt-4 grid gap-4 text-ink">
          <Field label={t(editorWords.startsOn)} help={t(words.startsHelp)} isGroup>
            <OwnDateInput
              value={startsOn}
              onValue={(day) => {
                setStartsOn(day)
                setGapSaid(false)
              }}
            />
          </Field>
          {screened !== undefined && <FastingNote patient={plan.patient.id} screened={screened} />}
          {needsWord && (
            <Field label={t(words.fastingWord)} help={t(words.fastingWordHelp)} mark="required">
              <TextArea
                value={fastingWord}
                maxLength={2_000}
                autoFocus={isWordAsked}
                onChange={({ target }) => setWord(target.value)}
              />
            </Field>
          )}
        </div>
      )}
      {publishing.error?.code === 'fasting_screen_needed' && screened === undefined && (
        <p className="mt-3">
          <Link to={`/dietitian/patients/${plan.patient.id}`}>{t(words.toScreening)}</Link>
        </p>
      )}
    </AskDialog>
  )
}
