import { useMemo } from 'react'
import { bookingRules } from '#copy/availability/booking-rules.ts'
import { nameZoneOfMany } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

export function ZoneSelect({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const t = useWords()
  const language = useLanguage()
  const options = useMemo(() => {
    const near = words.near.map(([zone, name]) => ({ value: zone as string, label: t(name) }))
    const named = new Set(near.map((option) => option.value))
    const all = new Set([...Intl.supportedValuesOf('timeZone').filter(isPlace), value])
    const far = [...all]
      .filter((zone) => !named.has(zone))
      .map((zone) => ({ value: zone, label: nameZoneOfMany(language, zone) }))
      .sort((one, other) => one.label.localeCompare(other.label, language))
    return [...near, ...far]
  }, [t, language, value])
  return (
    <Field label={t(words.label)} help={t(words.help)} className="sm:col-span-2 xl:col-span-1">
      <Select value={value} options={options} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}

const words = bookingRules.zone
const isPlace = (zone: string) => zone.includes('/') && !zone.startsWith('Etc/')
