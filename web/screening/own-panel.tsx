import { CalendarCheck, Pencil, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import {
  listOwnQuestionnaires,
  type OwnQuestionnaire,
  removeOwnQuestionnaire,
} from '#contract/screening/own.ts'
import { listMyServices, type Service } from '#contract/services.ts'
import { textFor } from '#contract/text-language.ts'
import { isolated } from '#copy/quoted.ts'
import { ownPages as words } from '#copy/screening/own.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import { UserText } from '#web/ui/user-text.tsx'

const loadEditor = async () => (await import('./own-editor.tsx')).OwnEditor
const loadServices = async () => (await import('./own-services-dialog.tsx')).OwnServicesDialog

type Open = { what: 'new' } | { what: 'edit' | 'services' | 'remove'; own: OwnQuestionnaire }

/** The questionnaires that a dietitian has written, and the services that they are sent with. */
export function OwnQuestionnaires() {
  const t = useWords()
  const titleId = useId()
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const read = useRead(listOwnQuestionnaires, {})
  const { data: known } = useRead(listMyServices, {})
  const services = known?.services ?? []
  const [open, setOpen] = useState<Open | null>(null)
  const [Editor, fetchEditor] = useFetchedPart(loadEditor)
  const [ServicesDialog, fetchServices] = useFetchedPart(loadServices)
  const close = () => setOpen(null)
  const edit = async (next: Open) => {
    if (await fetchEditor()) setOpen(next)
  }
  const add = (
    <Button variant="secondary" aria-haspopup="dialog" onClick={() => edit({ what: 'new' })}>
      <Icon of={Plus} small />
      {t(words.add)}
    </Button>
  )
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={titleId} ref={title} tabIndex={-1} className="text-lg font-semibold">
            {t(words.title)}
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">{t(words.text)}</p>
        </div>
        {read.data && read.data.questionnaires.length > 0 && add}
      </div>
      <Read of={read} failed={words.failed} waiting={<RowsSkeleton count={2} />}>
        {({ questionnaires }) => (
          <RowList
            rows={questionnaires}
            label={t(words.list)}
            none={<EmptyState title={t(words.empty)} description={t(words.emptyText)} action={add} />}
          >
            {(own) => (
              <Row
                key={own.id}
                own={own}
                services={services}
                onEdit={() => edit({ what: 'edit', own })}
                onServices={async () => {
                  if (await fetchServices()) setOpen({ what: 'services', own })
                }}
                onRemove={() => setOpen({ what: 'remove', own })}
              />
            )}
          </RowList>
        )}
      </Read>
      {(open?.what === 'new' || open?.what === 'edit') && Editor && (
        <Editor own={open.what === 'edit' ? open.own : null} onClose={close} />
      )}
      {open?.what === 'services' && ServicesDialog && (
        <ServicesDialog own={open.own} services={services} onClose={close} />
      )}
      {open?.what === 'remove' && <Remove own={open.own} onClose={close} onRemoved={focusTitle} />}
    </section>
  )
}

type RowProps = {
  own: OwnQuestionnaire
  services: readonly Service[]
  onEdit: () => void
  onServices: () => void
  onRemove: () => void
}

function Row({ own, services, onEdit, onServices, onRemove }: RowProps) {
  const t = useWords()
  const language = useLanguage()
  const name = { en: own.title, ar: own.title }
  const names = services
    .filter(({ id }) => own.services.includes(id))
    .map((each) => isolated(textFor(language, each.name, each.otherName)))
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-5 sm:flex-nowrap sm:p-6">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-md font-semibold wrap-anywhere">
          <UserText text={own.title} />
        </h3>
        <p className="mt-0.5 text-sm text-ink-soft">
          {t(words.questions(own.questions.length))} ·{' '}
          {t(names.length > 0 ? words.sentWith(list.format(names)) : words.notSent)}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1 max-sm:w-full max-sm:justify-end sm:-my-1.5 sm:ms-4">
        <IconButton label={t(words.bookingsOf(name))} icon={CalendarCheck} onClick={onServices} />
        <IconButton label={t(words.editOf(name))} icon={Pencil} onClick={onEdit} />
        <IconButton label={t(words.removeOf(name))} icon={Trash2} onClick={onRemove} />
      </div>
    </li>
  )
}

type RemoveProps = { own: OwnQuestionnaire; onClose: () => void; onRemoved: () => void }

function Remove({ own, onClose, onRemoved }: RemoveProps) {
  const t = useWords()
  const change = useChange(removeOwnQuestionnaire, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.removed) })
      onClose()
      onRemoved()
    },
  })
  return (
    <AskDialog
      isOpen
      danger
      words={words.asks}
      change={change}
      onConfirm={() => change.mutate({ id: own.id })}
      onClose={onClose}
    >
      <p className="mb-2 font-medium text-ink">
        <UserText text={own.title} />
      </p>
      <p>{t(words.asks.text)}</p>
    </AskDialog>
  )
}
