import type { AbsenceClaim } from '#contract/appointments/absence-claims.ts'
import { type Party, parties } from '#contract/appointments/appointment.ts'
import { textFor } from '#contract/text-language.ts'
import { claimDesk as words } from '#copy/appointments/claim-desk.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Quoted } from '#web/ui/quoted.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { writeStart } from '../write-when.ts'

type ClaimRowProps = {
  claim: AbsenceClaim
  /** The start links to the page of the report. */
  isLinked?: boolean
  onDecide: () => void
}

/** What both sides and our call say about one appointment. */
export function ClaimRow({ claim, isLinked = false, onDecide }: ClaimRowProps) {
  const t = useWords()
  const language = useLanguage()
  const { has } = useDuties()
  const { serviceName, otherServiceName, startsAt, endsAt, paid, decidedAs, waitsForAdmins } = claim
  const start = writeStart(language, startsAt)
  const stands = decidedAs ? 'decided' : waitsForAdmins ? 'forAdmins' : 'open'
  return (
    <li className="grid gap-3 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium text-ink">
            <UserText text={serviceName} other={otherServiceName} />
          </p>
          <p className="text-sm text-ink-soft">
            {isLinked ? (
              <Link
                to={`/admin/claims/${claim.appointment}`}
                className="inline-flex min-h-6 items-center text-link"
              >
                {start}
              </Link>
            ) : (
              start
            )}
          </p>
          {paid > 0 && <p className="text-sm text-ink-soft">{t(words.paid(price(language, paid)))}</p>}
        </div>
        <Badge tone={tones[stands]}>{t(words.states[stands])}</Badge>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {parties.map((party) => (
          <Side key={party} party={party} claim={claim} />
        ))}
      </div>
      {decidedAs && <p className="text-sm text-ink">{t(words.decided[decidedAs])}</p>}
      {stands === 'open' && (
        <p className="text-sm text-ink-soft">{t(words.until(writeStart(language, endsAt)))}</p>
      )}
      {stands === 'forAdmins' && has('finance') && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          aria-label={t(words.decide.of(textFor(language, serviceName, otherServiceName), start))}
          onClick={onDecide}
        >
          {t(words.decide.button)}
        </Button>
      )}
    </li>
  )
}

const tones = { decided: 'completed', forAdmins: 'pending', open: 'confirmed' } as const

type SideProps = { party: Party; claim: AbsenceClaim }

function Side({ party, claim }: SideProps) {
  const t = useWords()
  const language = useLanguage()
  const { name, otherName, says, words: text, cameAt } = claim[party]
  return (
    <div className="grid content-start gap-1 rounded-control bg-sunken px-4 py-3 text-sm">
      <p className="text-ink-soft">
        {t(words.sides[party])} · {name ? <UserText text={name} other={otherName} /> : t(words.gone)}
      </p>
      <p className="font-medium text-ink">{t(words.says[says ?? 'nothing'])}</p>
      <p className="text-ink-soft">
        {t(
          cameAt
            ? words.joined(writeStart(language, cameAt))
            : claim.inOurCall
              ? words.neverJoined
              : words.elsewhere,
        )}
      </p>
      {text && <Quoted>{text}</Quoted>}
    </div>
  )
}
