import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { foldText } from '#contract/fold-text.ts'
import { listSavedReplies, removeSavedReply, replyTo, type SavedReply } from '#contract/saved-replies.ts'
import { savedReplies as words } from '#copy/messages/saved-replies.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Read } from '#web/ui/read.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { moveFocus } from './move-focus.ts'
import { SavedReplyForm } from './saved-reply-form.tsx'

export type Named = { name: string; otherName: string | null }

type SavedRepliesDialogProps = {
  /** The patient whose first name is inserted. */
  patient: Named
  /** What is written so far, which a new reply begins with. */
  written: string
  onUse: (text: string) => void
  onClose: () => void
}

/** A dietitian's saved replies: one press inserts one; they are added, changed and deleted here as well. */
export function SavedRepliesDialog({ patient, written, onUse, onClose }: SavedRepliesDialogProps) {
  const t = useWords()
  const read = useRead(listSavedReplies, {})
  const [editing, setEditing] = useState<SavedReply | 'new' | null>(null)
  const use = (reply: SavedReply) => {
    onUse(replyTo(reply.content, patient))
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t(words.title)}
      size="md"
      actions={
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setEditing('new')}>
          <Icon of={Plus} small />
          {t(words.add)}
        </Button>
      }
    >
      <Read of={read} failed={words.failed} waiting={<Waiting />} bare>
        {({ replies }) =>
          replies.length === 0 ? (
            <EmptyState title={t(words.none.title)} description={t(words.none.text)} />
          ) : (
            <Replies replies={replies} patient={patient} onUse={use} onEdit={setEditing} />
          )
        }
      </Read>
      {editing && (
        <SavedReplyForm
          reply={editing === 'new' ? null : editing}
          content={editing === 'new' ? written : editing.content}
          onClose={() => setEditing(null)}
        />
      )}
    </Dialog>
  )
}

const Waiting = () =>
  [1, 2, 3].map((row) => (
    <div key={row} className="grid gap-2 border-b border-line py-3.5">
      <Skeleton className="w-2/5 text-sm" />
      <Skeleton className="w-4/5 text-sm" />
    </div>
  ))

type RepliesProps = {
  replies: readonly SavedReply[]
  patient: Named
  onUse: (reply: SavedReply) => void
  onEdit: (reply: SavedReply) => void
}

/** The first reply has the focus: the arrow keys go through the list, and Enter inserts. */
function Replies({ replies, patient, onUse, onEdit }: RepliesProps) {
  const t = useWords()
  const list = useRef<HTMLUListElement>(null)
  const [q, setQ] = useState('')
  const wanted = foldText(q)
  const found = replies.filter(({ title, content }) => foldText(`${title} ${content}`).includes(wanted))
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <>
      <p>{t(words.text)}</p>
      <p className="mt-1 hidden text-xs text-ink-faint pointer-fine:block">
        {t(words.keys)} <kbd dir="ltr">Ctrl + /</kbd>
      </p>
      {replies.length > fewReplies && (
        <div className="mt-4 flex">
          <SearchBox label={t(words.search)} q={q} onSearch={setQ} />
        </div>
      )}
      {found.length === 0 && (
        <p role="status" className="py-8 text-center">
          {t(words.noneFound)}
        </p>
      )}
      <ul
        ref={list}
        aria-label={t(words.list)}
        onKeyDown={moveFocus('[data-reply]')}
        className="-mx-3 mt-3 divide-y divide-line"
      >
        {found.map((reply) => (
          <ReplyRow
            key={reply.id}
            reply={reply}
            patient={patient}
            onUse={() => onUse(reply)}
            onEdit={() => onEdit(reply)}
          />
        ))}
      </ul>
    </>
  )
}

/** So many are found at a glance. */
const fewReplies = 6

type ReplyRowProps = { reply: SavedReply; patient: Named; onUse: () => void; onEdit: () => void }

function ReplyRow({ reply: { id, title, content }, patient, onUse, onEdit }: ReplyRowProps) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const removal = useChange(removeSavedReply, {
    onDone: () => showToast({ tone: 'success', title: t(words.removed) }),
  })
  return (
    <li className="flex items-start gap-1 py-1.5">
      <button
        type="button"
        data-reply
        onClick={onUse}
        className="min-w-0 flex-1 rounded-control px-3 py-2 text-start transition-colors hover:bg-sunken"
      >
        <UserText text={title} className="aligned-with-page block truncate font-medium text-ink" />
        <UserText
          text={replyTo(content, patient)}
          className="aligned-with-page mt-0.5 line-clamp-2 text-ink-soft"
        />
      </button>
      <IconButton icon={Pencil} label={t(words.edit(title))} aria-haspopup="dialog" onClick={onEdit} />
      <IconButton
        icon={Trash2}
        label={t(words.remove(title))}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      />
      <AskDialog
        isOpen={isAsking}
        danger
        words={words.ask}
        change={removal}
        onConfirm={() => removal.mutate({ id })}
        onClose={() => setAsking(false)}
      >
        <p>{t(words.ask.text(title))}</p>
      </AskDialog>
    </li>
  )
}
