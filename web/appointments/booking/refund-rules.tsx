import type { DietitianPage } from '#contract/directory.ts'
import { booking } from '#copy/appointments/booking.ts'
import { refundLines, refundRules } from '#copy/appointments/refund-rules.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import type { PaymentMethod } from './payment-method.ts'

/** Facts to know before paying: where to pay, and what is refunded when. */
type RefundRulesProps = {
  dietitian: Pick<DietitianPage, 'refunds' | 'takesAtOnce'>
  price: number
  way: Pick<PaymentMethod, 'card' | 'rest'> | null
}

export function RefundRules({ dietitian, price, way }: RefundRulesProps) {
  const t = useWords()
  const { title, places, declined } = refundRules
  return (
    <>
      <h4 className="mt-4 text-sm font-semibold">{t(title)}</h4>
      <p className="mt-1 text-sm text-ink-soft">
        {t(places[placeOf(way)])} {!dietitian.takesAtOnce && t(declined)}
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 text-sm text-ink-soft marker:text-ink-faint">
        {refundLines(dietitian.refunds, price).map((line) => (
          <li key={line.en}>{t(line)}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        <Link to="/refund-policy" target="_blank" className="text-link underline underline-offset-4">
          {t(booking.summary.refundPolicy)}
        </Link>
      </p>
    </>
  )
}

/** A saved card or the wallet is charged without leaving the site, unless the bank requires it. */
function placeOf(way: RefundRulesProps['way']): 'form' | 'card' | 'wallet' {
  if (way?.rest === 0) return 'wallet'
  return way?.card ? 'card' : 'form'
}
