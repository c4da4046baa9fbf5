import type { ReactNode } from 'react'
import type { VisitorChoice } from '#contract/visitors.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { refundLines } from '#copy/appointments/refund-rules.ts'
import { differ, nameZone } from '#copy/dates.ts'
import { counts } from '#copy/directory/counts.ts'
import { modes } from '#copy/practice-options.ts'
import { visitorBooking } from '#copy/visitors/booking.ts'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { HijriDay } from '#web/ui/hijri-day.tsx'
import { UserText } from '#web/ui/user-text.tsx'

/** What is about to be booked, and at which price. */
export function ChosenTime({ choice: { dietitian, service, startsAt, pays } }: { choice: VisitorChoice }) {
  const t = useWords()
  const language = useLanguage()
  const { summary } = visitorBooking
  const zone = readerZone()
  const at = new Date(startsAt)
  const { name } = localizedName(language, dietitian)
  return (
    <Card as="section" aria-label={t(summary.title)}>
      <h2 className="text-md font-semibold">{t(summary.title)}</h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar
          personId={dietitian.id}
          name={name}
          photo={dietitian.photoId ? `/api/public-photos/${dietitian.photoId}/small` : undefined}
        />
        <div className="min-w-0">
          <p className="font-medium">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-ink-soft">
            <UserText text={dietitian.title} other={dietitian.otherTitle} />
          </p>
        </div>
      </div>
      <dl className="mt-4 flex flex-col gap-3 border-t border-line pt-4 text-sm">
        <Line name={t(summary.time)}>
          {writeMoment(language, at, new Date(), zone)}
          <HijriDay day={dayOf(at, zone)} className="block font-normal text-ink-soft" />
          {differ(at, zone, dietitian.zone) && (
            <span className="block font-normal text-ink-soft">{nameZone(language, zone)}</span>
          )}
        </Line>
        <Line name={t(summary.service)}>
          <UserText text={service.name} other={service.otherName} />
          <span className="block font-normal text-ink-soft">{t(counts.minutes(service.minutes))}</span>
          {service.modes.length === 1 && service.modes[0] && (
            <span className="block font-normal text-ink-soft">{t(modes[service.modes[0]])}</span>
          )}
        </Line>
        <Line name={t(summary.price)}>{price(language, service.price)}</Line>
      </dl>
      <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
        {t(dietitian.takesAtOnce ? summary.atOnce : summary.pending)} {pays && `${t(summary.paid)} `}
        {t(summary.cancel)}
      </p>
      <p className="mt-4 text-sm">
        <Link
          to={dietitian.path as Address}
          onClick={release}
          className="text-link underline underline-offset-4"
        >
          {t(summary.other)}
        </Link>
      </p>
    </Card>
  )
}

/** What is refunded when. On a phone it follows the form, so that the form is not far below. */
export function RefundsOnCancelling({ choice: { dietitian, service } }: { choice: VisitorChoice }) {
  const t = useWords()
  return (
    <Card as="section" className="text-sm">
      <h2 className="font-semibold">{t(visitorBooking.summary.refunds)}</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 text-ink-soft marker:text-ink-faint">
        {refundLines(dietitian.refunds, service.price).map((line) => (
          <li key={line.en}>{t(line)}</li>
        ))}
      </ul>
    </Card>
  )
}

/** The time is open to others at once; without an answer it is a few minutes later. */
async function release() {
  const [{ call }, { releaseForVisitor }] = await Promise.all([
    import('#web/app/call.ts'),
    import('#contract/visitors.ts'),
  ])
  await call(releaseForVisitor, {}, { keepalive: true }).catch(() => {})
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
