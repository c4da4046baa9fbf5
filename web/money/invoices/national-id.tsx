import {
  nationalIdForm,
  readNationalId,
  removeNationalId,
  saveNationalId,
} from '#contract/money/national-id.ts'
import type { OutputOf } from '#contract/route.ts'
import { invoicePages } from '#copy/money/invoices/pages.ts'
import { queryClient, useChange, useRead } from '#web/app/query.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

const words = invoicePages.nationalId

/** Shown only if the operator exempts citizens from tax, or the patient has entered the number before. */
export function NationalId() {
  const { data } = useRead(readNationalId, {})
  if (!data || (!data.isUsed && data.end === null)) return null
  return <SavedNationalId key={data.end} {...data} />
}

type SavedNationalId = OutputOf<typeof readNationalId>
const keep = (held: SavedNationalId) => queryClient.setQueryData([readNationalId.path, {}], held)

function SavedNationalId({ end, isUsed }: SavedNationalId) {
  const t = useWords()
  const { form, control, error, refused, busy } = useForm({
    bind: async () => ({ route: saveNationalId, schema: nationalIdForm }),
    start: { number: '' },
    onDone: (saved) => {
      keep(saved)
      showToast({ tone: 'success', title: t(words.saved) })
    },
  })
  const { mutate: remove, isPending } = useChange(removeNationalId, {
    onDone: () => {
      keep({ end: null, isUsed })
      showToast({ tone: 'success', title: t(words.removed) })
    },
    onRefused: (reason) => showFault(t, words.notRemoved, reason),
  })
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      {end !== null && (
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3 text-sm">
          <p className="font-medium">{t(words.known(end))}</p>
          <Button
            variant="secondary"
            size="sm"
            busy={isPending}
            busyText={t(words.removing)}
            onClick={() => remove({})}
          >
            {t(words.remove)}
          </Button>
        </div>
      )}
      {isUsed && (
        <form {...form} method="dialog" className="grid gap-4">
          <Field label={t(words.label)} help={t(words.help)} error={error('number')}>
            <TextInput
              {...control('number')}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              className="aligned-with-page"
            />
          </Field>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" busy={busy} busyText={t(words.saving)}>
              {t(words.save)}
            </Button>
            <FaultLine>{refused}</FaultLine>
          </div>
        </form>
      )}
    </SettingsSection>
  )
}
