import { type Dispute, listDisputes } from '#contract/money/disputes.ts'
import { writeDate } from '#copy/dates.ts'
import { disputeWords as words } from '#copy/money/disputes.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { UserText } from '#web/ui/user-text.tsx'

/** Payments with open disputes, each with its evidence. */
export function DisputeList() {
  const t = useWords()
  const read = useReadRows(listDisputes, {}, 'disputes')
  return (
    <FoundList
      words={words}
      of={read}
      none={<EmptyState title={t(words.none.title)} description={t(words.none.text)} />}
    >
      {(dispute) => <DisputeRow key={dispute.id} dispute={dispute} />}
    </FoundList>
  )
}

type RowProps = { dispute: Dispute }

function DisputeRow({ dispute: { payment, amount, state, openedAt, reason, appointment, borne } }: RowProps) {
  const t = useWords()
  const language = useLanguage()
  const now = useNow(60_000)
  const on = (at: string) => writeDate(language, new Date(at), 'date')
  return (
    <li className="flex items-start justify-between gap-x-4 px-5 py-3.5 sm:px-6">
      <div className="grid min-w-0 gap-0.5 text-sm text-ink-soft">
        <p className="text-base font-medium text-ink">
          <Link to={`/admin/finance/${payment}`}>
            <bdi>{price(language, amount)}</bdi>
          </Link>
        </p>
        <p>{t(words.opened(on(openedAt)))}</p>
        <p>
          {t(words.bankSays)} <UserText text={reason} />
        </p>
        {appointment ? (
          <>
            <p className="mt-2 font-medium text-ink">{t(words.evidence.title)}</p>
            <p>
              <UserText text={appointment.service} other={appointment.otherService} />
            </p>
            <p>{t(words.evidence.appointment(on(appointment.startsAt)))}</p>
            <p>{t(words.outcomes[appointment.status])}</p>
            {Date.parse(appointment.startsAt) <= now && <p>{t(words.evidence[whoCame(appointment)])}</p>}
          </>
        ) : (
          <p>{t(words.evidence.gone)}</p>
        )}
        {borne > 0 && <p className="text-danger-ink">{t(words.borne(price(language, borne)))}</p>}
      </div>
      <Badge tone={tones[state]}>{t(words.states[state])}</Badge>
    </li>
  )
}

function whoCame({ patientCame, dietitianCame }: NonNullable<Dispute['appointment']>) {
  if (patientCame && dietitianCame) return 'both'
  if (patientCame) return 'patient'
  return dietitianCame ? 'dietitian' : 'nobody'
}

const tones: Record<Dispute['state'], BadgeTone> = { open: 'pending', won: 'confirmed', lost: 'cancelled' }
