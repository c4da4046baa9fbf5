import { firstBooking } from '#copy/appointments/first-booking.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import type { FirstBooking } from './use-first-booking.ts'

export function FirstBookingFields({ first }: { first: FirstBooking }) {
  const t = useWords()
  const words = firstBooking
  return (
    <fieldset className="mt-4 min-w-0 border-t border-line pt-4">
      <legend className="float-start w-full text-sm font-semibold">{t(words.title)}</legend>
      <div className="clear-both flex flex-col gap-3 pt-3">
        {first.asksBirthDate && (
          <Field
            label={t(words.bornOn.label)}
            help={t(words.bornOn.help)}
            error={first.errors.bornOn}
            isGroup
          >
            <OwnDateInput name="bornOn" value={first.bornOn} onValue={first.setBornOn} isBirthDate />
          </Field>
        )}
        {first.asksConsent && (
          <Checkbox
            name="agrees"
            checked={first.agrees}
            onChange={(event) => first.setAgrees(event.target.checked)}
            help={t(words.privacy)}
            error={first.errors.agrees}
          >
            {t(words.agrees)}
          </Checkbox>
        )}
      </div>
    </fieldset>
  )
}
