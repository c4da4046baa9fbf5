import { FileText, X } from 'lucide-react'
import { useId } from 'react'
import {
  type addClaimEvidence,
  type addDisputeEvidence,
  type EvidenceFile,
  type listClaimEvidence,
  type listDisputeEvidence,
  readEvidence,
  removeEvidence,
} from '#contract/money/evidence.ts'
import { evidence as words } from '#copy/money/evidence.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { sendFile } from '#web/lib/send-file.ts'
import { useWords } from '#web/lib/words.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Read } from '#web/ui/read.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UploadFile } from '#web/ui/upload-file.tsx'
import { useMoment } from '../desk/use-moment.ts'

type EvidenceFilesProps = {
  /** The dispute, or the appointment with a claim. */
  id: string
  list: typeof listDisputeEvidence | typeof listClaimEvidence
  add: typeof addDisputeEvidence | typeof addClaimEvidence
}

/** The files that admins have added, and a button to add another until it is decided. */
export function EvidenceFiles({ id, list, add }: EvidenceFilesProps) {
  const t = useWords()
  const title = useId()
  const read = useRead(list, { id })
  const send = async (name: string, body: Blob, onProgress: (percent: number) => void) => {
    await sendFile(add, { id, name }, body, { onProgress })
    await refreshReads(add)
    showToast({ tone: 'success', title: t(words.added) })
  }
  return (
    <Card as="section" aria-labelledby={title} className="grid gap-4">
      <div>
        <h2 id={title} className="text-md font-semibold">
          {t(words.title)}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t(words.text)}</p>
      </div>
      <Read of={read} failed={words.failed} waiting={<FilesSkeleton />} bare>
        {({ files, mayChange }) => (
          <>
            {files.length === 0 ? (
              <p className="text-sm text-ink-soft">{t(words.none)}</p>
            ) : (
              <ul className="grid gap-2">
                {files.map((file) => (
                  <FileRow key={file.id} file={file} mayRemove={mayChange} />
                ))}
              </ul>
            )}
            {mayChange && <UploadFile words={words} send={send} />}
          </>
        )}
      </Read>
    </Card>
  )
}

const FilesSkeleton = () => (
  <SkeletonGroup>
    <Skeleton shape="block" className="h-14" />
  </SkeletonGroup>
)

function FileRow({
  file: { id, name, bytes, at, by },
  mayRemove,
}: {
  file: EvidenceFile
  mayRemove: boolean
}) {
  const t = useWords()
  const language = useLanguage()
  const moment = useMoment()
  const shown = name ?? t(words.lost)
  const author = by ? localizedName(language, by).name : t(words.gone)
  const removal = useChange(removeEvidence, {
    line: id,
    onDone: () => showToast({ tone: 'success', title: t(words.removed) }),
    onRefused: (refused) => showFault(t, words.failedToRemove, refused),
  })
  return (
    <li className="flex items-center gap-2">
      <a
        href={readEvidence.path.replace(':id', id)}
        download={shown}
        aria-label={t(words.download(shown))}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control border border-line px-3 py-1.5 text-sm text-ink no-underline transition-colors hover:border-line-control"
      >
        <Icon of={FileText} className="text-ink-faint" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">
            <bdi>{shown}</bdi>
          </span>
          <span className="block text-xs text-ink-soft">
            <bdi>{writeSize(language, bytes)}</bdi>
            {' · '}
            {t(words.by(author, moment(at)))}
          </span>
        </span>
      </a>
      {mayRemove && (
        <IconButton
          icon={X}
          label={t(words.remove(shown))}
          disabled={removal.isPending}
          onClick={() => removal.mutate({ id })}
        />
      )}
    </li>
  )
}
