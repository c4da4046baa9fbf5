import { CircleAlert, Clock, RotateCw, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { controls } from '#copy/controls.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { AttachedFile, useOwnPicture } from './attached-file.tsx'
import { bubbleClass, rowClass } from './bubble-class.ts'
import { MessageText } from './message-text.tsx'
import type { Outbox, UnsentMessage } from './outbox.ts'

type UnsentItemProps = { message: UnsentMessage; box: Outbox }

/** The reader's own message that has not arrived yet: sending, waiting, or failed with the reason. */
export const UnsentItem = memo(function UnsentItem({ message, box }: UnsentItemProps) {
  const t = useWords()
  const { clientId, content, file, state, percent, fault, mayRetry } = message
  const isFailed = state === 'failed'
  const discard = () => box.discard(clientId)
  return (
    <li className={rowClass(true, false)}>
      <div className={bubbleClass(true, file !== null)}>
        <span className="sr-only">{t(words.you)}: </span>
        {file && <UnsentFile blob={file.blob} name={file.name} />}
        {file && state === 'sending' && percent !== null && (
          <div className="flex items-center gap-2 text-xs text-ink-soft">
            <Progress
              label={t(words.file.uploading(file.name))}
              percent={percent}
              className="flex-1 bg-line"
            />
            {percent < 100 ? <bdi dir="ltr">{percent}%</bdi> : t(words.file.checking)}
          </div>
        )}
        {content !== null && <MessageText text={content} />}
        {isFailed ? (
          <div role="alert" className="text-xs text-danger-ink">
            <p className="flex items-start gap-1.5 font-medium">
              <span className="flex h-[1lh] items-center">
                <Icon of={CircleAlert} small />
              </span>
              {t(words.notSent)}
            </p>
            {fault && <p>{t(fault)}</p>}
          </div>
        ) : (
          <div className="flex items-center justify-end gap-1 text-xs text-ink-soft">
            <Icon of={Clock} small />
            {t(state === 'sending' ? words.sending : words.waiting)}
            {state === 'waiting' && (
              <Button variant="quiet" size="xs" className="-my-1.5 -me-2" onClick={discard}>
                {t(words.discard)}
              </Button>
            )}
          </div>
        )}
        {isFailed && (
          <div className="-mx-1 flex flex-wrap justify-end gap-1">
            {mayRetry && (
              <Button variant="quiet" size="sm" onClick={() => box.retry(clientId)}>
                <Icon of={RotateCw} small />
                {t(controls.retry)}
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={discard}>
              <Icon of={Trash2} small />
              {t(words.discard)}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
})

/** The file as it will look once it is sent. */
function UnsentFile({ blob, name }: { blob: Blob; name: string }) {
  const t = useWords()
  const src = useOwnPicture(blob, name)
  return src ? (
    <img
      src={src}
      alt={t(words.file.picture(name))}
      className="h-auto max-h-60 w-auto max-w-full self-start rounded-control bg-sunken object-contain"
    />
  ) : (
    <AttachedFile blob={blob} name={name} />
  )
}
