import { Award, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Practice, readPractice, removeCertification } from '#contract/profiles.ts'
import { documents } from '#copy/documents/documents.ts'
import { queryClient, useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'

/** A certification that was stated without a document, which patients see as such. */
export function StatementRow({ name }: { name: string }) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const { certificates, remove, removeStated } = documents
  const change = useChange(removeCertification, {
    onDone: ({ practice }) => {
      queryClient.setQueryData<{ practice: Practice }>([readPractice.path, {}], { practice })
      showToast({ tone: 'success', title: t(remove.done) })
    },
    // A certification that was removed elsewhere counts as removed.
    onRefused: () => queryClient.invalidateQueries({ queryKey: [readPractice.path] }),
  })
  return (
    <li className="flex items-center gap-x-1 rounded-control border border-dashed border-line-control/60 py-1 ps-3.5 pe-1">
      <span className="me-2.5 text-ink-faint">
        <Icon of={Award} />
      </span>
      <div className="min-w-0 flex-1 py-2 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <UserText text={name} className="min-w-0 break-words font-medium text-ink" />
          <Badge>{t(certificates.stated)}</Badge>
        </p>
        <p className="text-xs text-ink-faint">{t(certificates.statedText)}</p>
      </div>
      <IconButton icon={Trash2} label={t(remove.button(name))} onClick={() => setAsking(true)} />
      <AskDialog
        isOpen={isAsking}
        danger
        words={{ ...remove, title: removeStated.title }}
        change={change}
        onConfirm={() => change.mutate({ name })}
        onClose={() => setAsking(false)}
      >
        <p>{t(removeStated.text(name))}</p>
      </AskDialog>
    </li>
  )
}
