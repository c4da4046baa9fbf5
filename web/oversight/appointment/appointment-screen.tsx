import type { Stay } from '#contract/calls.ts'
import { type DeskAppointment, readDeskAppointment } from '#contract/oversight/appointment.ts'
import { endings } from '#copy/appointments/status.ts'
import { presence } from '#copy/calls/presence.ts'
import { deskAppointment as words } from '#copy/oversight/appointment.ts'
import { parts } from '#copy/portal/parts.ts'
import { appointmentWords } from '#copy/reports/appointment-words.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import { useRead } from '#web/app/query.ts'
import { writeBackThen, writeStart, writeWhen } from '#web/appointments/write-when.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { price } from '#web/lib/price.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { NothingHere } from '#web/ui/nothing-here.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { AppointmentMoney } from './appointment-money.tsx'
import { AppointmentTickets } from './appointment-tickets.tsx'
import { Part } from './part.tsx'

/** One appointment for admins: who meets whom, what happened, and what was paid, without anything that either side wrote. */
export function AppointmentScreen() {
  const id = usePageId()
  const read = useRead(readDeskAppointment, { id })
  if (read.error?.code === 'not_found')
    return (
      <NothingHere title={words.missing} back={{ to: '/admin/analytics?list=held', label: words.back }} />
    )
  return (
    <Read of={read} failed={words.failed} waiting={<AppointmentSkeleton />}>
      {({ appointment }) => <Shown appointment={appointment} />}
    </Read>
  )
}

const AppointmentSkeleton = () => (
  <SkeletonGroup className="grid gap-5">
    <Skeleton shape="block" className="h-56" />
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton shape="block" className="h-72" />
      <Skeleton shape="block" className="h-72" />
    </div>
  </SkeletonGroup>
)

type Props = { appointment: DeskAppointment }

function Shown({ appointment }: Props) {
  const t = useWords()
  const { money, tickets } = appointment
  return (
    <div className="grid gap-5">
      <Head appointment={appointment} />
      <Notices appointment={appointment} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          {money && <AppointmentMoney money={money} />}
          {tickets && <AppointmentTickets tickets={tickets} />}
          <Presences appointment={appointment} />
        </div>
        <History appointment={appointment} />
      </div>
      <p className="text-xs text-ink-faint">{t(words.recorded)}</p>
    </div>
  )
}

function Head({ appointment }: Props) {
  const t = useWords()
  const language = useLanguage()
  const { client, dietitian, serviceName, otherServiceName, status, ending, place, wantedAt } = appointment
  return (
    <Card as="section" className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">
            <UserText text={serviceName} other={otherServiceName} />
          </h2>
          <p className="text-sm text-ink-soft">
            <bdi>{writeWhen(language, appointment)}</bdi>
          </p>
          {ending && <p className="mt-1 text-sm text-ink-soft">{t(endings[ending])}</p>}
        </div>
        <Badge tone={tones[status]}>{t(appointmentWords.statuses[status])}</Badge>
      </div>
      <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
        <Fact label={t(words.patient)}>
          <Party person={client} />
        </Fact>
        <Fact label={t(words.dietitian)}>
          <Party person={dietitian} />
        </Fact>
        {(status === 'scheduled' || status === 'active') && (
          <Fact label={t(words.state)}>{t(words.states[appointment.state])}</Fact>
        )}
        <Fact label={t(words.where)}>{t(words.places[place])}</Fact>
        <Fact label={t(words.price)}>
          <bdi>{price(language, appointment.price)}</bdi>
        </Fact>
        <Fact label={t(words.requested)}>
          <bdi>{writeBackThen(language, appointment.requestedAt)}</bdi>
        </Fact>
        {wantedAt && (
          <Fact label={t(words.wanted)}>
            <bdi>{writeBackThen(language, wantedAt)}</bdi>
          </Fact>
        )}
      </dl>
    </Card>
  )
}

const tones = {
  completed: 'completed',
  active: 'confirmed',
  scheduled: 'pending',
  cancelled: 'cancelled',
} as const

/** Only some duties open accounts; for the others the name is not a link. */
function Party({ person }: { person: DeskAppointment['client'] }) {
  const t = useWords()
  const language = useLanguage()
  const { has } = useDuties()
  if (!person) return t(appointmentWords.gone)
  const name = <bdi>{localizedName(language, person).name}</bdi>
  return has('support', 'privacy') ? (
    <Link to={`/admin/users?person=${person.id}`} className="text-link">
      {name}
    </Link>
  ) : (
    name
  )
}

/** What still has to be decided about it, or was. */
function Notices({ appointment: { id, claim, money } }: Props) {
  const stands = claim && (claim.decidedAs ? 'decided' : claim.waitsForAdmins ? 'waits' : 'open')
  const { disputes = [] } = money ?? {}
  if (!stands && disputes.length === 0) return null
  return (
    <ul className="grid gap-3">
      {stands && (
        <Notice
          text={words.claim[stands]}
          to={`/admin/claims/${id}`}
          link={words.claim.link}
          isOpen={stands !== 'decided'}
        />
      )}
      {disputes.map((dispute) => (
        <Notice
          key={dispute.id}
          text={words.dispute[dispute.state]}
          to={`/admin/disputes/${dispute.id}`}
          link={words.dispute.link}
          isOpen={dispute.state === 'open'}
        />
      ))}
    </ul>
  )
}

type NoticeProps = { text: Word; to: Address; link: Word; isOpen: boolean }

function Notice({ text, to, link, isOpen }: NoticeProps) {
  const t = useWords()
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control px-4 py-3 text-sm ${isOpen ? 'bg-pending text-on-pending' : 'bg-sunken text-ink-soft'}`}
    >
      <span>{t(text)}</span>
      <Link to={to} className={isOpen ? 'text-on-pending underline' : undefined}>
        {t(link)}
      </Link>
    </li>
  )
}

function Presences({ appointment: { place, presences, client, dietitian, startsAt, ending } }: Props) {
  const t = useWords()
  const now = useNow(60_000)
  const language = useLanguage()
  const nameOf = (person: DeskAppointment['client'], side: Word) =>
    (person && localizedName(language, person).name) || t(side)
  const isEmpty = presences.patient.length + presences.dietitian.length === 0
  if (isEmpty && ending) return null
  return (
    <Part title={t(words.presence.title)}>
      {isEmpty && place === 'our_call' && Date.parse(startsAt) > now ? (
        <p className="text-sm text-ink-soft">{t(words.presence.ahead)}</p>
      ) : place === 'our_call' ? (
        <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
          <Fact label={<bdi>{nameOf(client, words.patient)}</bdi>}>
            <Stays stays={presences.patient} />
          </Fact>
          <Fact label={<bdi>{nameOf(dietitian, words.dietitian)}</bdi>}>
            <Stays stays={presences.dietitian} />
          </Fact>
        </dl>
      ) : (
        <p className="text-sm text-ink-soft">
          {t(place === 'in_person' ? words.presence.inPerson : words.presence.elsewhere)}
        </p>
      )}
    </Part>
  )
}

function Stays({ stays }: { stays: readonly Stay[] }) {
  const t = useWords()
  const language = useLanguage()
  const time = (at: string) => writeTime(language, new Date(at), readerZone())
  if (stays.length === 0) return t(words.presence.nobody)
  return stays
    .map(({ from, to }) => t(to ? presence.span(time(from), time(to)) : presence.since(time(from))))
    .join(t(parts.comma))
}

function History({ appointment }: Props) {
  const t = useWords()
  const language = useLanguage()
  const { title, kinds, by: author, none, move } = words.history
  const history = appointment.history.toReversed()
  return (
    <Part title={t(title)}>
      {history.length === 0 ? (
        <p className="text-sm text-ink-soft">{t(none)}</p>
      ) : (
        <ol className="space-y-4 border-s border-line ps-5 text-sm">
          {history.map(({ kind, at, by, admin, from, to }) => (
            <li key={`${kind}${at}`} className="relative">
              <span
                aria-hidden="true"
                className="absolute -start-[1.5625rem] top-[0.5lh] size-2 -translate-y-1/2 rounded-pill bg-line-control"
              />
              <p className="font-medium text-ink">{t(kinds[kind])}</p>
              {from && to && (
                <p className="text-ink-soft">
                  {t(move(writeStart(language, from), writeStart(language, to)))}
                </p>
              )}
              <p className="text-xs text-ink-faint">
                <time dateTime={at}>{writeBackThen(language, at)}</time>
                {t(parts.comma)}
                {t(
                  by === 'admin'
                    ? author.admin(admin ? localizedName(language, admin).name : t(appointmentWords.gone))
                    : author[by],
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}
