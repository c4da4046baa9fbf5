import { CircleCheck, MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { visitorBooking } from '#copy/visitors/booking.ts'
import { HoldCountdown } from '#web/appointments/booking/hold-countdown.tsx'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LeafTile } from '#web/ui/leaf-tile.tsx'

type MailOnItsWayProps = {
  email: string
  pays: boolean
  /** When the reservation ends; null once it has. */
  until: number | null
  onChange: () => void
}

/** After the form: the link is on its way. The same for every address. */
export function MailOnItsWay({ email, pays, until, onChange }: MailOnItsWayProps) {
  const t = useWords()
  const words = visitorBooking.sent
  const [isSent, setSent] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const { form, busy, refused } = useForm({
    bind,
    start: { email, redirectTo: '' },
    onDone: () => setSent(true),
  })
  useEffect(() => title.current?.focus(), [])
  return (
    <Card className="sm:p-8">
      <LeafTile icon={MailCheck} />
      <h2 ref={title} tabIndex={-1} className="mt-5 text-lg font-semibold">
        {t(words.title)}
      </h2>
      <p className="mt-2">
        {t(words.before)}
        <bdi dir="ltr" className="font-semibold">
          {email}
        </bdi>
        {t(pays ? words.afterPaid : words.after)}
      </p>
      <p aria-live="polite" className="mt-2 font-medium">
        {until === null ? t(words.over) : <HoldCountdown until={until} words={words.left} />}
      </p>
      <p className="mt-2 text-sm text-ink-soft">{t(words.spam)}</p>
      <div aria-live="polite" className="text-sm">
        {isSent && (
          <p className="mt-4 flex gap-2">
            <span className="flex h-[1lh] items-center">
              <Icon of={CircleCheck} small />
            </span>
            {t(words.sentAgain)}
          </p>
        )}
      </div>
      <FaultLine>{refused}</FaultLine>
      <div className="mt-6 flex flex-wrap gap-3">
        {!isSent && (
          <form {...form} method="dialog">
            <Button type="submit" variant="secondary" busy={busy} busyText={t(words.sending)}>
              {t(words.again)}
            </Button>
          </form>
        )}
        <Button variant="quiet" onClick={onChange}>
          {t(words.change)}
        </Button>
      </div>
    </Card>
  )
}

async function bind() {
  const { sendConfirmation } = await import('#contract/accounts/registration.ts')
  return { route: sendConfirmation, schema: sendConfirmation.body }
}
