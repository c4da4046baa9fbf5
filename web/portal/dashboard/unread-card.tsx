import { ClipboardList, LifeBuoy } from 'lucide-react'
import { useId } from 'react'
import type { readPatientDashboard } from '#contract/dashboards/patient.ts'
import type { UnreadMessage } from '#contract/dashboards/unread.ts'
import type { OutputOf } from '#contract/route.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { photoOf } from '#web/lib/photo-of.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { nameOfSender } from './name-of-sender.ts'

const { message: words } = patientDashboard

type UnreadCardProps = {
  latest: UnreadMessage | null
  questionnaires: OutputOf<typeof readPatientDashboard>['questionnaires']
}

/** Unread messages and unanswered questionnaires, with links to them. */
export function UnreadCard({ latest, questionnaires }: UnreadCardProps) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const name = latest && nameOfSender(language, latest)
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col">
      <h2 id={id} className="text-md font-semibold">
        {t(words.title)}
      </h2>
      {latest && name !== null ? (
        <div className="mt-3 flex gap-3">
          {latest.from.userType === 'admin' ? (
            <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-action text-on-action">
              <Icon of={LifeBuoy} />
            </span>
          ) : (
            <Avatar personId={latest.from.id} name={name} photo={photoOf(latest.from.photoId)} />
          )}
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <bdi className="font-medium">{name}</bdi>
              <time dateTime={latest.at} className="text-xs text-ink-faint">
                {writeMoment(language, new Date(latest.at), new Date(), readerZone())}
              </time>
            </p>
            {latest.content === null ? (
              <p className="mt-1 text-sm text-ink-soft">{t(words.wordless)}</p>
            ) : (
              <UserText as="p" text={latest.content} className="mt-1 line-clamp-3 text-sm text-ink-soft" />
            )}
          </div>
        </div>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">{t(words.none)}</p>
      )}
      <p className="mt-auto flex flex-wrap gap-2 pt-3">
        <Link
          to={latest ? conversationPath(latest) : '/patient/messages'}
          {...(name !== null && { 'aria-label': t(words.openNamed(name)) })}
          className={buttonClass('secondary', 'sm')}
        >
          {t(latest ? words.open : words.all)}
        </Link>
        {questionnaires.count > 0 && (
          <Link
            to={
              questionnaires.count === 1
                ? `/patient/questionnaires/${questionnaires.first}`
                : '/patient/questionnaires'
            }
            className={buttonClass('secondary', 'sm')}
          >
            <Icon of={ClipboardList} small />
            {t(words.questions(questionnaires.count))}
          </Link>
        )}
      </p>
    </Card>
  )
}

function conversationPath({ conversation, from }: UnreadMessage): Address {
  if (from.id) return `/patient/messages?dietitian=${from.id}`
  return from.userType === 'admin'
    ? '/patient/messages?with=support'
    : `/patient/messages?conversation=${conversation}`
}
