import { refundRules } from '#copy/appointments/refund-rules.ts'
import { useWords } from '#web/lib/words.ts'

/** What somebody knows before paying: where, and what comes back when. */
type RefundRulesProps = {
  takesAtOnce: boolean
  /** A saved card is charged, and nobody goes elsewhere unless the bank asks. */
  byCard: boolean
}

export function RefundRules({ takesAtOnce, byCard }: RefundRulesProps) {
  const t = useWords()
  const { title, where, card, declined, rules } = refundRules
  return (
    <>
      <h4 className="mt-4 text-sm font-semibold">{t(title)}</h4>
      <p className="mt-1 text-sm text-ink-soft">
        {t(byCard ? card : where)} {!takesAtOnce && t(declined)}
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 text-sm text-ink-soft marker:text-ink-faint">
        {rules.map((rule) => (
          <li key={rule.en}>{t(rule)}</li>
        ))}
      </ul>
    </>
  )
}
