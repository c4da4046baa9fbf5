import { listHolds, type PayoutHold } from '#contract/money/payouts.ts'
import { writeDate } from '#copy/dates.ts'
import { payoutDesk } from '#copy/money/payout-desk.ts'
import { times } from '#copy/times.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { UserText } from '#web/ui/user-text.tsx'

const words = payoutDesk.holds

/** Held payouts: whose, why, by whom, and who released them; the latest first. */
export function HoldList() {
  const t = useWords()
  const read = useReadRows(listHolds, {}, 'holds')
  return (
    <FoundList
      words={words}
      of={read}
      none={<EmptyState title={t(words.none.title)} description={t(words.none.text)} />}
    >
      {(hold) => <HoldRow key={hold.id} hold={hold} />}
    </FoundList>
  )
}

function HoldRow({ hold }: { hold: PayoutHold }) {
  const t = useWords()
  const language = useLanguage()
  const { dietitian, reason, heldAt, heldBy, liftedAt, liftedBy, isReplaced } = hold
  const zone = readerZone()
  const moment = (at: string) =>
    t(
      times.at(
        writeDate(language, new Date(at), 'date', zone),
        writeDate(language, new Date(at), 'time', zone),
      ),
    )
  const nameOf = (admin: PayoutHold['heldBy']) =>
    admin ? localizedName(language, admin).name : t(words.gone)
  return (
    <li className="flex items-start justify-between gap-x-4 px-5 py-3.5 sm:px-6">
      <div className="min-w-0 text-sm">
        <p className="text-base font-medium text-ink">
          <UserText text={dietitian.name} other={dietitian.otherName} />
        </p>
        <Quoted>{reason}</Quoted>
        <p className="mt-1.5 text-ink-soft">{t(words.held(moment(heldAt), nameOf(heldBy)))}</p>
        {liftedAt && (
          <p className="text-ink-soft">
            {t(words[isReplaced ? 'replaced' : 'lifted'](moment(liftedAt), nameOf(liftedBy)))}
          </p>
        )}
      </div>
      <Badge tone={liftedAt ? 'neutral' : 'cancelled'}>
        {t(liftedAt ? words.ended[isReplaced ? 'replaced' : 'lifted'] : payoutDesk.onHold)}
      </Badge>
    </li>
  )
}
