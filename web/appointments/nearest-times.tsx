import * as z from 'zod/mini'
import { moment } from '#contract/fields.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { writeStart } from './write-when.ts'

const shape = z.object({ nearest: z.array(moment) })

type NearestTimesProps = { detail: unknown; onChoose: (slot: string) => void }

/** Times that the server proposes in place of one that was booked meanwhile. */
export function NearestTimes({ detail, onChoose }: NearestTimesProps) {
  const t = useWords()
  const language = useLanguage()
  const { nearest } = shape.safeParse(detail).data ?? { nearest: [] }
  if (nearest.length === 0) return null
  return (
    <div className="mt-2 text-ink">
      <p>{t(appointmentDialogs.reschedule.nearest)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {nearest.map((slot) => (
          <Button key={slot} size="sm" variant="secondary" onClick={() => onChoose(slot)}>
            {writeStart(language, slot)}
          </Button>
        ))}
      </div>
    </div>
  )
}
