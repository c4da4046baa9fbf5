import { Check, ChevronRight, ClipboardList, Hourglass, MessageCircle, NotebookPen } from 'lucide-react'
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

type WaitingProps = Pick<OutputOf<typeof readDietitianDashboard>, 'waiting' | 'zone'>

/** The tasks that other people wait for, at the top of the page. */
export function Waiting({ waiting: { setUp, requests, unread, answered, unsigned }, zone }: WaitingProps) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const steps = setUpSteps(setUp)
  const isNothing = steps.length + requests + unread.count + answered.count + unsigned.count === 0
  const nameOf = ({ name, otherName }: { name: string | null; otherName: string | null }) =>
    name === null ? unknown.patient[language] : localizedName(language, { name, otherName }).name
  const [oldest] = unsigned.first
  const list = (things: readonly Word[]) => new Intl.ListFormat(language).format(things.map(t))
  const to = dietitianAddresses({ growth: [] })
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg font-semibold">
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
            {unread.count > 0 && (
              <Row
                to={to.unread}
                icon={MessageCircle}
                label={words.unread(unread.count)}
                text={unread.latest && t(words.from(nameOfSender(language, unread.latest)))}
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
