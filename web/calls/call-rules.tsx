import { Check } from 'lucide-react'
import { useId } from 'react'
import { callCloses, callOpens } from '#contract/appointments/appointment.ts'
import { lobby } from '#copy/calls/lobby.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function CallRules() {
  const t = useWords()
  const titleId = useId()
  const { rules } = lobby
  const all = [rules.opens(callOpens), rules.closes(callCloses), rules.unrecorded]
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-md font-semibold">
        {t(rules.title)}
      </h2>
      <ul className="mt-3 flex flex-col gap-2 text-sm text-ink-soft">
        {all.map((rule) => (
          <li key={rule.en} className="flex gap-2.5">
            <span className="flex h-[1lh] items-center text-link">
              <Icon of={Check} small />
            </span>
            {t(rule)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
