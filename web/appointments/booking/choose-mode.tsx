import { useId } from 'react'
import type { Mode } from '#contract/practice-options.ts'
import { booking } from '#copy/appointments/booking.ts'
import { modes as words } from '#copy/practice-options.ts'
import type { Chosen } from '#web/lib/book-path.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'

type ChooseModeProps = { modes: readonly Mode[]; chosen: Mode; onChoose: (chosen: Chosen) => void }

export function ChooseMode({ modes, chosen, onChoose }: ChooseModeProps) {
  const t = useWords()
  return (
    <Card>
      <ChoiceChips
        legend={<span className="text-md font-semibold">{t(booking.mode)}</span>}
        name={useId()}
        options={modes.map((value) => ({ value, label: t(words[value]) }))}
        kind="one"
        value={[chosen]}
        onChange={([mode]) => mode && onChoose({ mode })}
      />
    </Card>
  )
}
