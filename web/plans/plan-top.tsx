import {
  BookMarked,
  CalendarPlus,
  ChartNoAxesColumn,
  Flag,
  History,
  MoonStar,
  Redo2,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react'
import { memo } from 'react'
import type { AuthoredPlan } from '#contract/plans/authored-plans.ts'
import { adherence } from '#copy/plans/adherence.ts'
import { publishWords, stateNames, versionWords, editorWords as words } from '#copy/plans/editor.ts'
import { templateWords } from '#copy/plans/list.ts'
import { ramadanWords } from '#copy/plans/ramadan.ts'
import type { SaveState } from '#web/lib/saver.ts'
import { usePatientName } from '#web/lib/use-patient-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { MenuChoice } from '#web/ui/menu-list.tsx'
import { SaveStateLine } from '#web/ui/save-state-line.tsx'
import { withHead } from './edits.ts'
import type { PlanDialog } from './plan-dialogs.tsx'
import { TypedLine } from './typed-fields.tsx'
import type { Edit } from './use-draft.ts'

type PlanTopProps = {
  plan: AuthoredPlan
  title: string
  state: SaveState
  /** There are unpublished changes. */
  hasNew: boolean
  canUndo: boolean
  canRedo: boolean
  edit: (change: Edit, field?: string) => void
  undo: () => void
  redo: () => void
  flush: () => Promise<boolean>
  ask: (what: PlanDialog) => void
}

/** The plan's title, patient and save state, and the actions for all of it. */
export const PlanTop = memo(function PlanTop(props: PlanTopProps) {
  const { plan, title, state, hasNew, canUndo, canRedo, edit, undo, redo, flush, ask } = props
  const t = useWords()
  const { name } = usePatientName(plan.patient)
  const readOnly = !plan.may.write
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-72">
        <TypedLine
          aria-label={t(words.title)}
          value={title}
          maxLength={120}
          readOnly={readOnly}
          className="text-lg font-semibold"
          onWrite={(text) => edit((before) => withHead(before, { title: text }), 'title')}
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
            <Button disabled={!hasNew} onClick={() => ask('publish')} aria-haspopup="dialog">
              <Icon of={Send} small mirrored />
              {t(plan.version > 0 ? publishWords.again : publishWords.button)}
            </Button>
          </>
        )}
        <PlanMenu plan={plan} ask={ask} />
      </div>
    </div>
  )
})

const PlanMenu = memo(function PlanMenu({ plan, ask }: Pick<PlanTopProps, 'plan' | 'ask'>) {
  const t = useWords()
  const { may, version } = plan
  const all: (Omit<MenuChoice, 'id' | 'onChoose'> & {
    opens: Extract<PlanDialog, string>
    isThere: boolean
  })[] = [
    { opens: 'settings', label: t(words.settings), icon: CalendarPlus, isThere: may.write },
    { opens: 'ramadan', label: t(ramadanWords.open), icon: MoonStar, isThere: may.write },
    { opens: 'versions', label: t(versionWords.open), icon: History, isThere: version > 0 },
    { opens: 'followed', label: t(adherence.followed), icon: ChartNoAxesColumn, isThere: version > 0 },
    { opens: 'template', label: t(templateWords.save), icon: BookMarked, isThere: true },
    { opens: 'end', label: t(publishWords.end), icon: Flag, apart: true, isThere: may.end },
    {
      opens: 'remove',
      label: t(publishWords.remove),
      icon: Trash2,
      danger: true,
      apart: true,
      isThere: may.remove,
    },
  ]
  const choices = all
    .filter(({ isThere }) => isThere)
    .map(({ opens, isThere: _, ...choice }) => ({ ...choice, id: opens, onChoose: () => ask(opens) }))
  return (
    <Menu label={t(words.more)} choices={choices}>
      <span aria-hidden="true">⋯</span>
    </Menu>
  )
})
