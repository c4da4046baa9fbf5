import { useCallback, useState } from 'react'
import type { AuthoredPlan } from '#contract/plans/authored-plans.ts'
import type { WatchedFor } from '#contract/plans/warnings.ts'
import { copyWords } from '#copy/plans/editor.ts'
import { nameOfMeal } from '#copy/plans/words.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { copyDay, copyMeal, type Draft, takeSuggestion, withHead } from './edits.ts'
import { warningsOnDay } from './known-totals.ts'
import type { Edit } from './use-draft.ts'

const loadRamadan = async () => (await import('./ramadan-dialog.tsx')).RamadanDialog
const loadSuggestions = async () => (await import('./suggestion-dialog.tsx')).SuggestionDialog
const loadCopy = async () => (await import('./copy-dialog.tsx')).CopyDialog
const loadTargets = async () => (await import('./targets-dialog.tsx')).TargetsDialog
const loadSettings = async () => (await import('./settings-dialog.tsx')).SettingsDialog
const loadTemplate = async () => (await import('./template-dialog.tsx')).TemplateDialog
const loadFollowed = async () => (await import('./followed-dialog.tsx')).FollowedDialog
const loadPublish = async () => (await import('./publish-dialog.tsx')).PublishDialog
const loadVersions = async () => (await import('./versions-dialog.tsx')).VersionsDialog

export type PlanDialog =
  | 'copy-day'
  | 'targets'
  | 'settings'
  | 'publish'
  | 'end'
  | 'remove'
  | 'versions'
  | 'template'
  | 'followed'
  | 'ramadan'
  | 'suggestions'
  /** Copies a meal of the day. */
  | { meal: number }

/** The dialogs of the editor; each is loaded by the press that opens it. */
export function usePlanDialogs() {
  const [open, setOpen] = useState<PlanDialog | null>(null)
  const [Ramadan, fetchRamadan] = useFetchedPart(loadRamadan)
  const [Suggestions, fetchSuggestions] = useFetchedPart(loadSuggestions)
  const [Copy, fetchCopy] = useFetchedPart(loadCopy)
  const [Targets, fetchTargets] = useFetchedPart(loadTargets)
  const [Settings, fetchSettings] = useFetchedPart(loadSettings)
  const [Template, fetchTemplate] = useFetchedPart(loadTemplate)
  const [Followed, fetchFollowed] = useFetchedPart(loadFollowed)
  const [Publish, fetchPublish] = useFetchedPart(loadPublish)
  const [Versions, fetchVersions] = useFetchedPart(loadVersions)
  const ask = useCallback(
    async (what: PlanDialog) => {
      const fetch = {
        'copy-day': fetchCopy,
        targets: fetchTargets,
        settings: fetchSettings,
        publish: fetchPublish,
        end: fetchPublish,
        remove: fetchPublish,
        versions: fetchVersions,
        template: fetchTemplate,
        followed: fetchFollowed,
        ramadan: fetchRamadan,
        suggestions: fetchSuggestions,
      }
      if (await (typeof what === 'object' ? fetchCopy : fetch[what])()) setOpen(what)
    },
    [
      fetchCopy,
      fetchTargets,
      fetchSettings,
      fetchPublish,
      fetchVersions,
      fetchTemplate,
      fetchFollowed,
      fetchRamadan,
      fetchSuggestions,
    ],
  )
  return {
    ask,
    open,
    close: () => setOpen(null),
    parts: { Ramadan, Suggestions, Copy, Targets, Settings, Template, Followed, Publish, Versions },
  }
}

type PlanDialogsProps = {
  dialogs: ReturnType<typeof usePlanDialogs>
  plan: AuthoredPlan
  draft: Draft
  day: number
  watched: WatchedFor
  edit: (change: Edit) => void
  flush: () => Promise<boolean>
}

export function PlanDialogs(props: PlanDialogsProps) {
  const { dialogs, plan, draft, day, watched, edit, flush } = props
  const { open, close, parts } = dialogs
  const { Ramadan, Suggestions, Copy, Targets, Settings, Template, Followed, Publish, Versions } = parts
  const t = useWords()
  const { head, days, foods } = draft
  const copied = open && typeof open === 'object' ? days[day]?.meals[open.meal] : undefined
  const done = (change: Edit, text?: string) => {
    edit(change)
    if (text) showToast({ tone: 'success', title: text })
    close()
  }
  return (
    <>
      {open === 'copy-day' && Copy && (
        <Copy
          text={copyWords.day}
          days={days.length}
          from={day}
          onClose={close}
          onCopy={(chosen) => done((before) => copyDay(before, day, chosen), t(copyWords.done))}
        />
      )}
      {open && typeof open === 'object' && Copy && copied && (
        <Copy
          text={copyWords.meal(t(nameOfMeal(copied)))}
          days={days.length}
          from={day}
          onClose={close}
          onCopy={(chosen) => done((before) => copyMeal(before, day, open.meal, chosen), t(copyWords.done))}
        />
      )}
      {open === 'targets' && Targets && (
        <Targets
          targets={head.targets}
          about={plan.about}
          onClose={close}
          onKeep={(targets) => done((before) => withHead(before, { targets }))}
        />
      )}
      {open === 'settings' && Settings && <Settings head={head} edit={edit} onClose={close} />}
      {(open === 'publish' || open === 'end' || open === 'remove') && Publish && (
        <Publish
          plan={plan}
          what={open}
          head={head}
          days={days}
          edit={edit}
          warnings={days.flatMap((each) => warningsOnDay(foods, watched, each)).length}
          flush={flush}
          onClose={close}
        />
      )}
      {open === 'versions' && Versions && <Versions plan={plan} draft={draft} onClose={close} />}
      {open === 'template' && Template && (
        <Template plan={plan.id} title={head.title} flush={flush} onClose={close} />
      )}
      {open === 'ramadan' && Ramadan && <Ramadan plan={plan} draft={draft} flush={flush} onClose={close} />}
      {open === 'suggestions' && Suggestions && (
        <Suggestions
          plan={plan.id}
          number={day + 1}
          flush={flush}
          onApply={(suggestion, known) => edit((before) => takeSuggestion(before, day, suggestion, known))}
          onClose={close}
        />
      )}
      {open === 'followed' && Followed && <Followed plan={plan.id} onClose={close} />}
    </>
  )
}
