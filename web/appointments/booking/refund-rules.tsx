import type { RefundRules as Rules } from '#contract/appointments/refund-rules.ts'
import { refundLines, refundRules } from '#copy/appointments/refund-rules.ts'
import { useWords } from '#web/lib/words.ts'

/** What somebody knows before paying: where, and what comes back when. */
type RefundRulesProps = {
  rules: Rules
  price: number
  takesAtOnce: boolean
  /** What is charged: nobody goes elsewhere for a saved card unless the bank asks, nor for what is on the wallet. */
  where: 'form' | 'card' | 'wallet'
}

export function RefundRules({ rules, price, takesAtOnce, where }: RefundRulesProps) {
  const t = useWords()
  const { title, places, declined } = refundRules
  return (
    <>
      <h4 className="mt-4 text-sm font-semibold">{t(title)}</h4>
      <p className="mt-1 text-sm text-ink-soft">
        {t(places[where])} {!takesAtOnce && t(declined)}
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 text-sm text-ink-soft marker:text-ink-faint">
        {refundLines(rules, price).map((line) => (
          <li key={line.en}>{t(line)}</li>
        ))}
      </ul>
    </>
  )
}
