import {
  BookMarked,
  CalendarPlus,
  ChartNoAxesColumn,
  Copy,
  Flag,
  History,
  MoonStar,
  Plus,
  Redo2,
  Repeat2,
  Scale,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type MealKind, mealKinds, mostDays, mostMeals } from '#contract/plans/document.ts'
import { targetKinds } from '#contract/plans/targets.ts'
import { watchedOf } from '#contract/plans/warnings.ts'
import { readWrittenPlan, type WrittenPlan } from '#contract/plans/written.ts'
import { writeNumber } from '#copy/dates.ts'
import { adherence } from '#copy/plans/adherence.ts'
import {
  copyWords,
  publishWords,
  stateNames,
  versionWords,
  editorWords as words,
} from '#copy/plans/editor.ts'
import { templateWords } from '#copy/plans/list.ts'
import { ramadanWords } from '#copy/plans/ramadan.ts'
import { dayName, mealNames, nameOfFood, nameOfMeal } from '#copy/plans/words.ts'
import { suggestionWords } from '#copy/plans/write-suggestion.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { queryClient } from '#web/lib/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { usePatientName } from '#web/lib/use-patient-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LeaveUnsaved } from '#web/ui/leave-unsaved.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { SaveStateLine } from '#web/ui/save-state-line.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { AboutNote } from './about-note.tsx'
import { DayButton } from './day-button.tsx'
import {
  addDay,
  addMeal,
  copyDay,
  copyMeal,
  moveItem,
  type Place,
  removeDay,
  repeatWeek,
  stepItem,
  takeDays,
  takeSuggestion,
  withDay,
  withHead,
} from './edits.ts'
import { totalOfDay, warningsOnDay } from './known-totals.ts'
import { MealCard } from './meal-card.tsx'
import { NoteArea } from './note-area.tsx'
import { TotalsPanel } from './totals-panel.tsx'
import { useDraft } from './use-draft.ts'

/** Milligrams a day: World Health Organization, Sodium intake for adults and children (2012). */
const mostSodium = 2_000

const usualTimes: Partial<Record<MealKind, string>> = {
  breakfast: '07:30',
  lunch: '13:30',
  snack: '17:00',
  dinner: '20:30',
}

const loadRamadan = async () => (await import('./ramadan-dialog.tsx')).RamadanDialog
const loadSuggestions = async () => (await import('./suggestion-dialog.tsx')).SuggestionDialog
const loadCopy = async () => (await import('./copy-dialog.tsx')).CopyDialog
const loadTargets = async () => (await import('./targets-dialog.tsx')).TargetsDialog
const loadSettings = async () => (await import('./settings-dialog.tsx')).SettingsDialog
const loadTemplate = async () => (await import('./template-dialog.tsx')).TemplateDialog
const loadFollowed = async () => (await import('./followed-dialog.tsx')).FollowedDialog
const loadPublish = async () => (await import('./publish-dialog.tsx')).PublishDialog
const loadVersions = async () => (await import('./versions-dialog.tsx')).VersionsDialog

type Open =
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
  | { meal: number }
  | null

/** A plan while it is written: one day at a time, with what it comes to beside it. */
export function PlanEditor({ plan }: { plan: WrittenPlan }) {
  const t = useWords()
  const language = useLanguage()
  const { name } = usePatientName(plan.patient)
  const { draft, edit, undo, redo, canUndo, canRedo, state, flush, settle, problem, hasNew } = useDraft(plan)
  const [dayChosen, setDay] = useState(0)
  const [open, setOpen] = useState<Open>(null)
  const [said, setSaid] = useState('')
  const [RamadanDialog, fetchRamadan] = useFetchedPart(loadRamadan)
  const [SuggestionDialog, fetchSuggestions] = useFetchedPart(loadSuggestions)
  const [CopyDialog, fetchCopy] = useFetchedPart(loadCopy)
  const [TargetsDialog, fetchTargets] = useFetchedPart(loadTargets)
  const [SettingsDialog, fetchSettings] = useFetchedPart(loadSettings)
  const [PublishDialog, fetchPublish] = useFetchedPart(loadPublish)
  const [TemplateDialog, fetchTemplate] = useFetchedPart(loadTemplate)
  const [FollowedDialog, fetchFollowed] = useFetchedPart(loadFollowed)
  const [VersionsDialog, fetchVersions] = useFetchedPart(loadVersions)
  const root = useRef<HTMLDivElement>(null)
  const { head, days, foods } = draft
  const day = Math.min(dayChosen, days.length - 1)
  const shown = days[day]
  const readOnly = !plan.may.write
  const watched = useMemo(() => watchedOf(plan.about), [plan.about])
  const sum = shown && totalOfDay(foods, shown)
  const onDay = shown ? warningsOnDay(foods, watched, shown).length : 0
  const sodium = sum?.nutrients.sodium ?? 0
  const isSalty = watched.conditions.includes('hypertension') && sodium > mostSodium

  const focusSearch = useCallback((meal: number) => {
    setTimeout(() => root.current?.querySelector<HTMLElement>(`[data-search="${meal}"]`)?.focus())
  }, [])
  const onStep = useCallback(
    (from: Place, by: 1 | -1) =>
      edit((before) => {
        const moved = stepItem(before, from, by)
        if (!moved) return before
        const { place } = moved
        const meal = moved.draft.days[place.day]?.meals[place.meal]
        const item = meal?.items[place.item]
        if (meal && item) {
          const text = t(
            words.moved(nameOfFood(language, before.foods, item), t(nameOfMeal(meal)), place.item + 1),
          )
          setTimeout(() => {
            setSaid(text)
            root.current?.querySelector<HTMLElement>(`[data-item="${item.id}"] [data-count]`)?.focus()
          })
        }
        return moved.draft
      }),
    [edit, t, language],
  )
  const onDrop = useCallback(
    (from: Place, to: Place) => edit((before) => moveItem(before, from, { meal: to.meal, item: to.item })),
    [edit],
  )
  const onCopy = useCallback(
    async (meal: number) => {
      if (await fetchCopy()) setOpen({ meal })
    },
    [fetchCopy],
  )
  const onTargets = useCallback(async () => {
    if (await fetchTargets()) setOpen('targets')
  }, [fetchTargets])
  const openWith = (fetch: () => Promise<boolean>, what: Open) => async () => {
    if (await fetch()) setOpen(what)
  }
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (readOnly || event.altKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z')
        return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', keys)
    return () => document.removeEventListener('keydown', keys)
  }, [readOnly, undo, redo])
  const refresh = () => queryClient.invalidateQueries({ queryKey: [readWrittenPlan.path, { id: plan.id }] })
  const readAnew = () => {
    settle()
    return queryClient.resetQueries({ queryKey: [readWrittenPlan.path, { id: plan.id }] })
  }
  const close = () => setOpen(null)
  const moreChoices = [
    ...(readOnly
      ? []
      : [
          {
            id: 'settings',
            label: t(words.settings),
            icon: CalendarPlus,
            onChoose: openWith(fetchSettings, 'settings'),
          },
          {
            id: 'ramadan',
            label: t(ramadanWords.open),
            icon: MoonStar,
            onChoose: openWith(fetchRamadan, 'ramadan'),
          },
        ]),
    ...(plan.version > 0
      ? [
          {
            id: 'versions',
            label: t(versionWords.open),
            icon: History,
            onChoose: openWith(fetchVersions, 'versions'),
          },
          {
            id: 'followed',
            label: t(adherence.followed),
            icon: ChartNoAxesColumn,
            onChoose: openWith(fetchFollowed, 'followed'),
          },
        ]
      : []),
    {
      id: 'template',
      label: t(templateWords.save),
      icon: BookMarked,
      onChoose: openWith(fetchTemplate, 'template'),
    },
    ...(plan.may.end
      ? [
          {
            id: 'end',
            label: t(publishWords.end),
            icon: Flag,
            apart: true,
            onChoose: openWith(fetchPublish, 'end'),
          },
        ]
      : []),
    ...(plan.may.remove
      ? [
          {
            id: 'remove',
            label: t(publishWords.remove),
            icon: Trash2,
            danger: true,
            apart: true,
            onChoose: openWith(fetchPublish, 'remove'),
          },
        ]
      : []),
  ]
  return (
    <div ref={root} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <TextInput
            dir="auto"
            aria-label={t(words.title)}
            value={head.title}
            maxLength={120}
            readOnly={readOnly}
            className="aligned-with-page text-lg font-semibold"
            onChange={({ target }) => edit((before) => withHead(before, { title: target.value }), 'title')}
          />
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            {t(words.forPatient(name))}
            <Badge tone={plan.state === 'published' ? 'confirmed' : 'neutral'}>
              {t(stateNames[plan.state])}
            </Badge>
            {plan.version > 0 && <span>{t(words.version(plan.version))}</span>}
            {plan.version > 0 &&
              plan.state === 'published' &&
              (hasNew ? (
                <Badge tone="pending">{t(words.hasChanges)}</Badge>
              ) : (
                <span>{t(words.nothingNew)}</span>
              ))}
          </p>
          {!readOnly && <SaveStateLine state={state} onSave={() => flush()} />}
        </div>
        <div className="flex flex-wrap items-center gap-1">
          {!readOnly && (
            <>
              <IconButton icon={Undo2} mirrored label={t(words.undo)} disabled={!canUndo} onClick={undo} />
              <IconButton icon={Redo2} mirrored label={t(words.redo)} disabled={!canRedo} onClick={redo} />
              <Button disabled={!hasNew} onClick={openWith(fetchPublish, 'publish')} aria-haspopup="dialog">
                <Icon of={Send} small mirrored />
                {t(plan.version > 0 ? publishWords.again : publishWords.button)}
              </Button>
            </>
          )}
          <Menu label={t(words.more)} choices={moreChoices}>
            <span aria-hidden="true">⋯</span>
          </Menu>
        </div>
      </div>
      {readOnly && <p className="text-sm text-ink-soft">{t(words.readOnly)}</p>}
      <FaultLine>
        {problem && (
          <>
            {t(problem.status === 412 ? words.conflict : wordsOfRefusal(problem))}
            {problem.status === 412 && (
              <Button size="sm" variant="quiet" onClick={readAnew}>
                {t(words.reload)}
              </Button>
            )}
          </>
        )}
      </FaultLine>
      <AboutNote about={plan.about} watched={watched} />
      <div className="flex items-center gap-1">
        <fieldset
          aria-label={t(words.days)}
          className="relative -mx-1 flex min-w-0 gap-1.5 overflow-x-auto p-1"
        >
          {days.map((each, at) => (
            <DayButton
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
              key={at}
              at={at}
              isChosen={at === day}
              energy={Math.round(totalOfDay(foods, each).nutrients.energy)}
              onChoose={setDay}
            />
          ))}
        </fieldset>
        {!readOnly && (
          <>
            <IconButton
              icon={Plus}
              label={t(words.addDay)}
              disabled={days.length >= mostDays}
              onClick={() => {
                edit(addDay)
                setDay(days.length)
              }}
            />
            <Menu
              label={t(words.dayActions)}
              choices={[
                {
                  id: 'copy',
                  label: t(words.copyDay),
                  icon: Copy,
                  disabled: days.length < 2,
                  onChoose: openWith(fetchCopy, 'copy-day'),
                },
                {
                  id: 'suggest',
                  label: t(suggestionWords.ask),
                  icon: Scale,
                  disabled: targetKinds.every((kind) => head.targets[kind] === null),
                  onChoose: openWith(fetchSuggestions, 'suggestions'),
                },
                {
                  id: 'repeat',
                  label: t(words.repeatWeek),
                  icon: Repeat2,
                  disabled: days.length >= mostDays,
                  onChoose: () => edit((before) => repeatWeek(before, day)),
                },
                {
                  id: 'remove',
                  label: t(words.removeDay),
                  icon: Trash2,
                  danger: true,
                  apart: true,
                  disabled: days.length < 2,
                  onChoose: () => edit((before) => removeDay(before, day)),
                },
              ]}
            >
              <span aria-hidden="true">⋯</span>
            </Menu>
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="order-2 grid grid-cols-[minmax(0,1fr)] gap-3 xl:order-1">
          {onDay > 0 && <p className="text-sm font-medium text-danger-ink">{t(words.warnings(onDay))}</p>}
          {isSalty && (
            <p className="text-sm font-medium text-danger-ink">
              {t(words.sodiumDay(writeNumber(language, Math.round(sodium))))}
            </p>
          )}
          {shown?.meals.length === 0 && <EmptyState title={t(words.noMeals)} />}
          {shown?.meals.map((meal, at) => (
            <MealCard
              key={meal.id}
              onSay={setSaid}
              onDone={focusSearch}
              {...{ meal, day, at, foods, watched, readOnly, edit, onStep, onDrop, onCopy }}
            />
          ))}
          {shown && (!readOnly || shown.note) && (
            <NoteArea
              aria-label={t(words.dayNote)}
              placeholder={t(words.dayNote)}
              value={shown.note}
              maxLength={1_000}
              readOnly={readOnly}
              className="order-first"
              onChange={({ target }) =>
                edit(
                  (before) => withDay(before, day, (each) => ({ ...each, note: target.value })),
                  `note ${day}`,
                )
              }
            />
          )}
          {!readOnly && (shown?.meals.length ?? 0) < mostMeals && (
            <Menu
              label={t(words.addMeal)}
              className="w-fit border border-line-control/60 px-4"
              choices={mealKinds.map((kind) => ({
                id: kind,
                label: t(mealNames[kind]),
                onChoose: () => edit((before) => addMeal(before, day, kind, usualTimes[kind] ?? null)),
              }))}
            >
              <Icon of={Plus} small />
              <span aria-hidden="true">{t(words.addMeal)}</span>
            </Menu>
          )}
        </div>
        <div className="order-1 xl:sticky xl:top-20 xl:order-2 low:static">
          {sum && (
            <TotalsPanel
              title={t(dayName(day + 1))}
              sum={sum}
              targets={head.targets}
              onTargets={readOnly ? undefined : onTargets}
            />
          )}
        </div>
      </div>
      {open === 'copy-day' && CopyDialog && (
        <CopyDialog
          text={copyWords.day}
          days={days.length}
          from={day}
          onClose={close}
          onCopy={(chosen) => {
            edit((before) => copyDay(before, day, chosen))
            showToast({ tone: 'success', title: t(copyWords.done) })
            close()
          }}
        />
      )}
      {open && typeof open === 'object' && CopyDialog && shown?.meals[open.meal] && (
        <CopyDialog
          text={copyWords.meal(t(nameOfMeal(shown.meals[open.meal] ?? { name: '', kind: 'other' })))}
          days={days.length}
          from={day}
          onClose={close}
          onCopy={(chosen) => {
            edit((before) => copyMeal(before, day, open.meal, chosen))
            showToast({ tone: 'success', title: t(copyWords.done) })
            close()
          }}
        />
      )}
      {open === 'targets' && TargetsDialog && (
        <TargetsDialog
          targets={head.targets}
          about={plan.about}
          onClose={close}
          onKeep={(targets) => {
            edit((before) => withHead(before, { targets }))
            close()
          }}
        />
      )}
      {open === 'settings' && SettingsDialog && <SettingsDialog head={head} edit={edit} onClose={close} />}
      {(open === 'publish' || open === 'end' || open === 'remove') && PublishDialog && (
        <PublishDialog
          plan={plan}
          what={open}
          head={head}
          days={days}
          edit={edit}
          warnings={days.flatMap((each) => warningsOnDay(foods, watched, each)).length}
          flush={flush}
          onDone={refresh}
          onClose={close}
        />
      )}
      {open === 'versions' && VersionsDialog && <VersionsDialog plan={plan} draft={draft} onClose={close} />}
      {open === 'template' && TemplateDialog && (
        <TemplateDialog plan={plan.id} title={head.title} flush={flush} onClose={close} />
      )}
      {open === 'ramadan' && RamadanDialog && (
        <RamadanDialog
          draft={draft}
          onClose={close}
          onTake={(turned, startsOn) => {
            edit((before) => takeDays(before, turned, startsOn))
            showToast({ tone: 'success', title: t(ramadanWords.taken) })
            close()
          }}
        />
      )}
      {open === 'suggestions' && SuggestionDialog && (
        <SuggestionDialog
          plan={plan.id}
          number={day + 1}
          flush={flush}
          onApply={(suggestion, known) => edit((before) => takeSuggestion(before, day, suggestion, known))}
          onClose={close}
        />
      )}
      {open === 'followed' && FollowedDialog && <FollowedDialog plan={plan.id} onClose={close} />}
      <LeaveUnsaved state={state} flush={flush} onLeave={settle} />
    </div>
  )
}
