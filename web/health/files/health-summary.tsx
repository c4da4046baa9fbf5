import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { makeSummary, type SummaryPeriod, summaryPeriods } from '#contract/health/summary.ts'
import { ranges } from '#copy/health/course.ts'
import { summary } from '#copy/health/summary.ts'
import { useFile } from '#web/lib/use-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFileFault } from '#web/ui/show-file-fault.ts'
import { showToast } from '#web/ui/toast.ts'

/** A printable summary for a physician. */
export function HealthSummary() {
  const t = useWords()
  const words = summary.section
  const [period, setPeriod] = useState<SummaryPeriod>('quarter')
  const [hasAnswers, setAnswers] = useState(false)
  const { get, isPending } = useFile(makeSummary, {
    onDone: () => showToast({ tone: 'success', title: t(words.done) }),
    onRefused: (reason, again) => showFileFault(t, words.failed, reason, again),
  })
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)}>
      <div className="grid gap-3">
        <Field label={t(words.period)}>
          <Select
            value={period}
            options={summaryPeriods.map((value) => ({ value, label: t(ranges[value]) }))}
            onChange={({ target }) => setPeriod(target.value as SummaryPeriod)}
            className="max-w-56"
          />
        </Field>
        <Checkbox checked={hasAnswers} onChange={({ target }) => setAnswers(target.checked)}>
          {t(words.answers)}
        </Checkbox>
        <div>
          <Button
            variant="secondary"
            busy={isPending}
            busyText={t(words.busy)}
            onClick={() => get({ period, answers: hasAnswers ? 'with' : 'without' })}
          >
            <Icon of={FileDown} small />
            {t(words.make)}
          </Button>
        </div>
      </div>
    </SettingsSection>
  )
}
