import type { Appointment } from '#contract/appointments/appointment.ts'
import { usePackage as words } from '#copy/money/packages/use.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'

/** Shown instead of a receipt: the package was paid earlier, and this states what became of its session. */
export function BookedWithPackage({ status, package: bought }: Pick<Appointment, 'status' | 'package'>) {
  const t = useWords()
  const isOver = status === 'cancelled' || status === 'completed'
  return (
    <Card as="section" className="text-sm">
      <h3 className="text-md font-semibold">{t(words.booked)}</h3>
      <p className="mt-1 text-ink-soft">
        {isOver && <>{t(bought?.comesBack ? words.cameBack : words.isUsed)} · </>}
        <Link to="/patient/packages" className="text-link underline underline-offset-4">
          {t(words.see)}
        </Link>
      </p>
    </Card>
  )
}
