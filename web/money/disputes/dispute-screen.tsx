import { type DisputePage, readDispute } from '#contract/money/disputes.ts'
import { addDisputeEvidence, listDisputeEvidence } from '#contract/money/evidence.ts'
import { disputeWords } from '#copy/money/disputes.ts'
import { useRead } from '#web/app/query.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { NothingHere } from '#web/ui/nothing-here.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { useMoment } from '../desk/use-moment.ts'
import { AnswerToBank } from './answer-to-bank.tsx'
import { AppointmentEvidence } from './appointment-evidence.tsx'
import { disputeTones } from './dispute-tones.ts'
import { EvidenceFiles } from './evidence-files.tsx'

const words = disputeWords.page

/** One disputed payment: until when the bank takes an answer, what speaks for it, and the files for the bank. */
export function DisputeScreen() {
  const id = usePageId()
  const read = useRead(readDispute, { id })
  if (read.error?.code === 'not_found')
    return (
      <NothingHere title={words.missing} back={{ to: '/admin/payouts?tab=disputes', label: words.back }} />
    )
  return (
    <Read of={read} failed={words.unread} waiting={<DisputeSkeleton />}>
      {({ dispute }) => (
        <div className="grid gap-5">
          <Head dispute={dispute} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <div className="grid min-w-0 gap-5">
              <AnswerToBank dispute={dispute} />
              <AppointmentEvidence dispute={dispute} />
            </div>
            <EvidenceFiles id={id} list={listDisputeEvidence} add={addDisputeEvidence} />
          </div>
        </div>
      )}
    </Read>
  )
}

const DisputeSkeleton = () => (
  <SkeletonGroup className="grid gap-5">
    <Skeleton shape="block" className="h-52" />
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton shape="block" className="h-56" />
      <Skeleton shape="block" className="h-56" />
    </div>
  </SkeletonGroup>
)

function Head({ dispute }: { dispute: DisputePage }) {
  const t = useWords()
  const language = useLanguage()
  const moment = useMoment()
  const { amount, state, reason, openedAt, endedAt, paidAt, gatewayDispute, borne } = dispute
  return (
    <Card as="section" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-xl font-semibold tabular-nums">
          <bdi>{price(language, amount)}</bdi>
        </p>
        <Badge tone={disputeTones[state]}>{t(disputeWords.states[state])}</Badge>
        <Link
          to={`/admin/finance/${dispute.payment}`}
          className="ms-auto inline-flex min-h-6 items-center text-sm text-link"
        >
          {t(words.toPayment)}
        </Link>
      </div>
      {borne > 0 && (
        <p className="text-sm text-danger-ink">{t(disputeWords.borne(price(language, borne)))}</p>
      )}
      <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
        <Fact label={t(words.patient)}>
          <Party person={dispute.patient} />
        </Fact>
        <Fact label={t(words.dietitian)}>
          <Party person={dispute.dietitian} />
        </Fact>
        {paidAt && (
          <Fact label={t(words.paid)}>
            <bdi>{moment(paidAt)}</bdi>
          </Fact>
        )}
        <Fact label={t(words.openedAt)}>
          <bdi>{moment(openedAt)}</bdi>
        </Fact>
        {endedAt && (
          <Fact label={t(words.endedAt)}>
            <bdi>{moment(endedAt)}</bdi>
          </Fact>
        )}
        <Fact label={t(words.number)}>
          <bdi dir="ltr" className="break-all">
            {gatewayDispute}
          </bdi>
        </Fact>
        <Fact label={t(words.reason)} className="sm:col-span-2 lg:col-span-3">
          <UserText text={reason} />
        </Fact>
      </dl>
    </Card>
  )
}

/** Only some duties open accounts; for the others the name is not a link. */
function Party({ person }: { person: DisputePage['patient'] }) {
  const t = useWords()
  const language = useLanguage()
  const { has } = useDuties()
  if (!person) return t(words.gone)
  const name = <bdi>{localizedName(language, person).name}</bdi>
  return has('support', 'privacy') ? (
    <Link to={`/admin/users?person=${person.id}`} className="text-link">
      {name}
    </Link>
  ) : (
    name
  )
}
