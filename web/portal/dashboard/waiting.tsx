import {
  CalendarCheck,
  CalendarClock,
  CalendarX2,
  Check,
  ChevronRight,
  ClipboardList,
  Hourglass,
  MessageCircle,
  NotebookPen,
  Reply,
  UserCheck,
} from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import type { OutputOf } from '#contract/route.ts'
import { appointmentList } from '#copy/appointments/list.ts'
import { dietitianDashboard } from '#copy/dashboards/dietitian.ts'
import { writeDate } from '#copy/dates.ts'
import { unknown } from '#copy/unknown-people.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { dietitianAddresses } from './figure-addresses.ts'
import { nameOfSender } from './name-of-sender.ts'
import { setUpSteps } from './set-up-steps.ts'

const { waiting: words } = dietitianDashboard

type WaitingProps = Pick<OutputOf<typeof readDietitianDashboard>, 'waiting' | 'zone'> & { className?: string }

/** What a dietitian has left to do, and leads to where it is done. */
export function Waiting({ waiting, zone, className }: WaitingProps) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const { requests, unread, unanswered, moves, unfinished, claims, conflicts, answered, unsigned } = waiting
  const steps = setUpSteps(waiting.setUp)
  const counts = [
    requests,
    conflicts,
    ...[unread, unanswered, moves, unfinished, claims, answered, unsigned].map(({ count }) => count),
  ]
  const isNothing = steps.length === 0 && counts.every((count) => count === 0)
  const nameOf = ({ name, otherName }: { name: string | null; otherName: string | null }) =>
    name === null ? unknown.patient[language] : localizedName(language, { name, otherName }).name
  const [oldest] = unsigned.first
  const list = (things: readonly Word[]) => new Intl.ListFormat(language).format(things.map(t))
  const to = dietitianAddresses({ growth: [] })
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-4 flex min-h-11 items-center text-lg font-semibold">
        {t(words.title)}
      </h2>
      <Card flush>
        {isNothing ? (
          <p className="flex items-center gap-3 p-5 text-sm text-ink-soft">
            <Icon of={Check} className="text-link" />
            {t(words.none)}
          </p>
        ) : (
          <ul aria-labelledby={id} className="divide-y divide-line">
            {steps.map((step) => (
              <Row
                key={step.id}
                to={step.to}
                icon={step.icon}
                label={step.label}
                text={t(step.text ?? words.setUp.missing(list(step.missing ?? [])))}
              />
            ))}
            {requests > 0 && (
              <Row
                to={to.requests}
                icon={Hourglass}
                label={appointmentList.waiting(requests)}
                text={t(words.requestsText)}
              />
            )}
            {moves.first && (
              <Row
                to={moves.count === 1 ? `/dietitian/appointments/${moves.first}` : to.moves}
                icon={CalendarClock}
                label={words.moves(moves.count)}
                text={t(words.movesText)}
              />
            )}
            {unread.count > 0 && (
              <Row
                to={to.unread}
                icon={MessageCircle}
                label={words.unread(unread.count)}
                text={unread.latest && t(words.from(nameOfSender(language, unread.latest)))}
              />
            )}
            {unanswered.latest && (
              <Row
                to={
                  unanswered.count === 1 ? `/dietitian/messages?patient=${unanswered.latest}` : to.unanswered
                }
                icon={Reply}
                label={words.unanswered(unanswered.count)}
                text={t(words.unansweredText)}
              />
            )}
            {claims.first && (
              <Row
                to={`/dietitian/appointments/${claims.first}`}
                icon={UserCheck}
                label={words.claims(claims.count)}
                text={t(words.claimsText)}
              />
            )}
            {conflicts > 0 && (
              <Row
                to="/dietitian/availability"
                icon={CalendarX2}
                label={words.conflicts(conflicts)}
                text={t(words.conflictsText)}
              />
            )}
            {answered.count > 0 && (
              <Row
                to={answered.count === 1 ? `/dietitian/patients/${answered.latest}` : '/dietitian/patients'}
                icon={ClipboardList}
                label={words.answered(answered.count)}
                text={t(words.answeredText)}
              />
            )}
            {unfinished.first && (
              <Row
                to={`/dietitian/appointments/${unfinished.first}`}
                icon={CalendarCheck}
                label={words.unfinished(unfinished.count)}
                text={t(words.unfinishedText)}
              />
            )}
            {oldest && (
              <Row
                to={to.unsigned}
                icon={NotebookPen}
                label={words.unsigned(unsigned.count)}
                text={t(
                  words.noteOf(
                    nameOf(oldest),
                    writeDate(language, new Date(oldest.startsAt), 'shortDay', zone),
                  ),
                )}
              />
            )}
          </ul>
        )}
      </Card>
    </section>
  )
}

function Row({ to, icon, label, text }: { to: Address; icon: IconShape; label: Word; text: ReactNode }) {
  const t = useWords()
  return (
    <li className="relative flex items-center gap-4 px-5 py-3.5 transition-colors hover:bg-tint/40">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-pending text-on-pending">
        <Icon of={icon} />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          className="font-medium text-ink no-underline after:absolute after:inset-0 hover:text-link"
        >
          {t(label)}
        </Link>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      <Icon of={ChevronRight} mirrored className="text-ink-faint" />
    </li>
  )
}
