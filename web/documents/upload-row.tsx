import { CircleAlert, RotateCw, X } from 'lucide-react'
import { controls } from '#copy/controls.ts'
import { documents } from '#copy/documents/documents.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { Upload, UploadQueue } from './upload-queue.ts'

type UploadRowProps = { upload: Upload; queue: UploadQueue }

const words = documents.file

/** A file that is being uploaded, or why that failed. */
export function UploadRow({ upload, queue }: UploadRowProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, kind, name, file, percent, fault, mayRetry } = upload
  const title = kind === 'certificate' ? name : file.name
  return (
    <li className="flex items-start gap-x-3 rounded-control bg-sunken/60 py-1 ps-3.5 pe-1">
      <div className="min-w-0 flex-1 py-2">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <bdi className="min-w-0 break-words font-medium text-ink">{title}</bdi>
          <span className="text-xs text-ink-faint">
            <bdi>{writeSize(language, file.size)}</bdi>
          </span>
          {!fault && (
            <span className="ms-auto text-xs text-ink-soft">
              {percent === null ? (
                t(words.waiting)
              ) : percent === 100 ? (
                t(words.checking)
              ) : (
                <bdi dir="ltr">{percent}%</bdi>
              )}
            </span>
          )}
        </p>
        {fault ? (
          <div role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-danger-ink">
            <p className="flex min-w-0 flex-1 basis-56 gap-1.5">
              <span className="flex h-[1lh] items-center">
                <Icon of={CircleAlert} small />
              </span>
              {t(fault)}
            </p>
            {mayRetry && (
              <Button variant="quiet" size="sm" onClick={() => queue.retry(id)}>
                <Icon of={RotateCw} small />
                {t(controls.retry)}
              </Button>
            )}
          </div>
        ) : (
          <Progress label={t(words.uploading(title))} percent={percent ?? 0} className="mt-2 bg-line" />
        )}
      </div>
      <IconButton
        icon={X}
        label={t((fault ? words.dismiss : words.cancel)(title))}
        onClick={() => queue.drop(id)}
      />
    </li>
  )
}
