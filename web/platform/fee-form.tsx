import { addDays, todayInRiyadh } from '#contract/days.ts'
import { announceFee } from '#contract/platform/fee.ts'
import { feeNoticeDays } from '#contract/platform/fee-notice.ts'
import { writeDay } from '#copy/dates.ts'
import { platformFee as words } from '#copy/platform/fee.ts'
import { useForm } from '#web/lib/form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnDateInput } from '#web/ui/own-date-input.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import type { SavedSettings } from './settings-form.tsx'

type FeeFormProps = { held: Pick<SavedSettings, 'settings' | 'nextFee'> }

/** The platform's fee now and after an announced change, which dietitians learn thirty days ahead. */
export function FeeForm({ held: { settings, nextFee } }: FeeFormProps) {
  const t = useWords()
  const language = useLanguage()
  const { form, busy, refused, control, error, values, set } = useForm({
    bind: async () => ({ route: announceFee, schema: announceFee.body }),
    start: { percent: '', from: addDays(todayInRiyadh(new Date()), feeNoticeDays) },
    onDone: () => showToast({ tone: 'success', title: t(words.announced) }),
  })
  return (
    <form {...form} method="dialog">
      <SettingsSection title={t(words.title)} text={t(words.text)}>
        <div className="grid gap-5">
          <p className="text-sm">
            {t(words.now(settings.feePercent))}
            {nextFee && ` ${t(words.next(nextFee.percent, writeDay(language, nextFee.from, 'date')))}`}
          </p>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label={t(words.percent.label)} help={t(words.percent.help)} error={error('percent')}>
              <TextInput {...control('percent')} inputMode="numeric" maxLength={2} className="max-w-32" />
            </Field>
            <Field label={t(words.from.label)} help={t(words.from.help)} error={error('from')} isGroup>
              <OwnDateInput name="from" value={String(values.from)} onValue={(value) => set('from', value)} />
            </Field>
          </div>
          <FaultLine>{refused}</FaultLine>
          <div>
            <Button type="submit" variant="secondary" busy={busy} busyText={t(words.announcing)}>
              {t(words.announce)}
            </Button>
          </div>
        </div>
      </SettingsSection>
    </form>
  )
}
