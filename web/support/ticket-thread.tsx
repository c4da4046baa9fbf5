import { FileText } from 'lucide-react'
import type { TicketMessage } from '#contract/support/ticket.ts'
import { supportTeam } from '#copy/messages/support-team.ts'
import { supportPages as words } from '#copy/support/pages.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'

type TicketThreadProps = {
  messages: readonly TicketMessage[]
  /** Whether the reader is in the Support Team: the reader's own messages are at the end of the line. */
  forTeam?: boolean
  /** The name of the person who asked. */
  asker: string
  /** The address of a file in the thread. */
  fileAt?: (id: string) => string
}

/** The messages in order. */
export function TicketThread({ messages, forTeam = false, asker, fileAt }: TicketThreadProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ol aria-label={t(words.conversation)} className="flex flex-col gap-4">
      {messages.map(({ id, byTeam, authorName, content, file, at }) => (
        <li key={id} className={joinClasses('flex', byTeam === forTeam && 'justify-end')}>
          <div
            className={joinClasses(
              'max-w-[92%] min-w-0 rounded-card border px-4 py-3 sm:max-w-[80%]',
              byTeam === forTeam
                ? 'rounded-ee-check border-action/12 bg-tint'
                : 'rounded-es-check border-line bg-surface',
            )}
          >
            <p className="flex flex-wrap gap-x-2 text-xs text-ink-soft">
              <bdi className="font-medium text-ink">{byTeam ? (authorName ?? t(supportTeam)) : asker}</bdi>
              <time dateTime={at}>{writeMoment(language, new Date(at), new Date(), readerZone())}</time>
            </p>
            {content === null ? (
              <p className="mt-1.5 text-sm text-ink-faint italic">{t(words.lost)}</p>
            ) : (
              <UserText
                as="p"
                text={content}
                className="mt-1.5 text-sm break-words whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]"
              />
            )}
            {file && fileAt && (
              <a
                href={fileAt(file.id)}
                download={file.name}
                aria-label={t(words.file.download(file.name))}
                className="mt-3 flex min-h-11 items-center gap-3 rounded-control border border-line bg-surface px-3 py-1.5 text-sm text-ink no-underline transition-colors hover:border-line-control"
              >
                <Icon of={FileText} className="text-ink-faint" />
                <span className="min-w-0 flex-1">
                  <bdi className="block truncate font-medium">{file.name}</bdi>
                  <bdi className="block text-xs text-ink-soft">{writeSize(language, file.bytes)}</bdi>
                </span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
