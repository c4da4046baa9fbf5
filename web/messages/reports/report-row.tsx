import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { MessageReport } from '#contract/messages.ts'
import { conversationWords } from '#copy/messages/conversation.ts'
import { messageReports as words } from '#copy/messages/reports.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Fact } from '#web/ui/fact.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { CloseReport } from './close-report.tsx'

type Named = MessageReport['writer']
type ReportRowProps = {
  report: MessageReport
  /** Called when the row was removed with the focused button. */
  onGone: () => void
}

/** The message and its writer, who reported it and why, and the outcome. */
export function ReportRow({ report, onGone }: ReportRowProps) {
  const t = useWords()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { reason, note, reportedAt, closedAt, outcome, reporter, writer, message } = report
  const when = (at: string) => writeMoment(language, new Date(at), new Date(), readerZone())
  const nameOf = ({ name, otherName }: Named) =>
    name === null ? t(words.somebody) : localizedName(language, { name, otherName }).name
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={closedAt ? 'neutral' : 'pending'} icon={Flag}>
          {t(conversationWords.report.reasons[reason])}
        </Badge>
        {outcome && <Badge tone="completed">{t(words.outcomes[outcome].label)}</Badge>}
        {closedAt && <span className="text-xs text-ink-faint">{t(words.closedOn(when(closedAt)))}</span>}
      </div>
      <div className="mt-3 max-w-prose">
        {message.content !== null && <Quoted>{message.content}</Quoted>}
        {message.fileType && (
          <p className="mt-1.5 text-sm text-ink-soft">
            {t(words.withFile[message.fileType === 'application/pdf' ? 'pdf' : 'picture'])}
          </p>
        )}
        {message.content === null && !message.fileType && (
          <p className="text-sm text-ink-faint italic">{t(words.lost)}</p>
        )}
      </div>
      {note !== null && (
        <div className="mt-3.5 max-w-prose text-sm">
          <p className="font-medium text-ink">{t(words.note)}</p>
          <Quoted>{note}</Quoted>
        </div>
      )}
      <dl className="mt-4 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        <Person title={t(words.writer)} name={nameOf(writer)} when={when(message.at)} />
        <Person title={t(words.reporter)} name={nameOf(reporter)} when={when(reportedAt)} />
      </dl>
      {!closedAt && (
        <div className="mt-4 -mb-1 flex flex-wrap gap-2">
          <Button size="sm" aria-label={t(words.close.of(nameOf(writer)))} onClick={() => setAsking(true)}>
            {t(words.close.button)}
          </Button>
          {[writer, reporter].map(
            (one) =>
              one.id && (
                <Link
                  key={one.id}
                  to={`/admin?tab=support&view=conversations&person=${one.id}`}
                  className={buttonClass('secondary', 'sm')}
                >
                  {t(words.writeTo(nameOf(one)))}
                </Link>
              ),
          )}
        </div>
      )}
      {isAsking && <CloseReport id={report.id} onClose={() => setAsking(false)} onClosed={onGone} />}
    </>
  )
}

const Person = ({ title, name, when }: { title: string; name: string; when: string }) => (
  <Fact label={title} isTight>
    <bdi className="font-medium">{name}</bdi>
    <span className="block text-xs text-ink-soft">{when}</span>
  </Fact>
)
