import { useMemo } from 'react'
import { nameZoneOfMany } from '#copy/dates.ts'
import { nearZones } from '#copy/zones.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

type ZoneSelectProps = {
  label: string
  help: string
  value: string
  /** A choice before the zones. */
  first?: { value: string; label: string }
  onChange: (zone: string) => void
  className?: string
}

/** Every zone of the world, those of the neighborhood first. */
export function ZoneSelect({ label, help, value, first, onChange, className }: ZoneSelectProps) {
  const t = useWords()
  const language = useLanguage()
  const isOther = value === first?.value
  const zones = useMemo(() => {
    const near = nearZones.map(([zone, name]) => ({ value: zone as string, label: t(name) }))
    const named = new Set(near.map((option) => option.value))
    const all = new Set([...Intl.supportedValuesOf('timeZone').filter(isPlace), ...(isOther ? [] : [value])])
    const far = [...all]
      .filter((zone) => !named.has(zone))
      .map((zone) => ({ value: zone, label: nameZoneOfMany(language, zone) }))
      .sort((one, other) => one.label.localeCompare(other.label, language))
    return [...near, ...far]
  }, [t, language, value, isOther])
  return (
    <Field label={label} help={help} {...(className && { className })}>
      <Select
        value={value}
        options={first ? [first, ...zones] : zones}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

const isPlace = (zone: string) => zone.includes('/') && !zone.startsWith('Etc/')
