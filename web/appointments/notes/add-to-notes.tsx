import { useId } from 'react'
import * as z from 'zod/mini'
import type { NoteAudience } from '#contract/appointments/appointment.ts'
import { addToNotes } from '#contract/appointments/notes.ts'
import { consultationNotes } from '#copy/appointments/notes.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.ts'
import { cacheAppointment } from '../cache.ts'

const words = consultationNotes.addenda
const bound = { route: addToNotes, schema: z.extend(addToNotes.body, addToNotes.params.shape) }

/** Signed notes cannot be changed, only supplemented. */
export function AddToNotes({ id }: { id: string }) {
  const t = useWords()
  const name = useId()
  const { form, values, set, control, error, busy, refused } = useForm({
    bind: async () => bound,
    start: { id, audience: 'private', text: '' },
    onDone: ({ appointment }) => {
      cacheAppointment(appointment)
      showToast({ tone: 'success', title: t(words.done) })
    },
    onRefused: (why) => showToast({ tone: 'error', title: t(words.failed), description: t(why) }),
  })
  return (
    <form {...form} method="dialog" className="mt-6 grid gap-4 border-t border-line pt-5">
      <Field label={t(words.label)} error={error('text')}>
        <TextArea {...control('text')} rows={3} maxLength={2_000} />
      </Field>
      <ChoiceChips<NoteAudience>
        legend={t(words.audience)}
        name={name}
        kind="one"
        value={[values.audience as NoteAudience]}
        onChange={([audience]) => audience && set('audience', audience)}
        options={[
          { value: 'private', label: t(words.private) },
          { value: 'shared', label: t(words.shared) },
        ]}
      />
      <FaultLine>{refused}</FaultLine>
      <Button type="submit" variant="secondary" busy={busy} busyText={t(words.busy)} className="sm:w-fit">
        {t(words.button)}
      </Button>
    </form>
  )
}
