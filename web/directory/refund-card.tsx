import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { refundLines, refundRules } from '#copy/appointments/refund-rules.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'

/** The refund rules for cancellations, shown before a time is chosen. */
export function RefundCard({ rules }: { rules: RefundRules }) {
  const t = useWords()
  const { title, text } = refundRules.beforehand
  return (
    <Card className="mt-3 text-sm">
      <h3 className="text-md font-semibold">{t(title)}</h3>
      <p className="mt-1 text-ink-soft">{t(text)}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 text-ink-soft marker:text-ink-faint">
        {refundLines(rules, null).map((line) => (
          <li key={line.en}>{t(line)}</li>
        ))}
      </ul>
    </Card>
  )
}
