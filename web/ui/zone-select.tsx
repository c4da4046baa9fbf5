import type { Language } from '#contract/language.ts'
import { nameZoneOfMany } from '#copy/dates.ts'
import { nearZones, zonesOfTheWorld } from '#copy/zones.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Field } from './field.tsx'
import { LongSelect } from './long-select.tsx'
import type { SelectOption } from './select.tsx'

type ZoneSelectProps = {
  label: string
  help: string
  value: string
  /** An option before the zones. */
  first?: { value: string; label: string }
  onChange: (zone: string) => void
  className?: string
}

/** Every time zone, those of the region first. */
export function ZoneSelect({ label, help, value, first, onChange, className }: ZoneSelectProps) {
  const t = useWords()
  const language = useLanguage()
  const near = [
    ...(first ? [first] : []),
    ...nearZones.map(([zone, name]) => ({ value: zone as string, label: t(name) })),
  ]
  const known = near.find((option) => option.value === value)
  const all = () => {
    const far = zonesByName(language).filter(({ value: zone }) => near.every((each) => each.value !== zone))
    const isListed = known !== undefined || far.some((option) => option.value === value)
    return [...near, ...(isListed ? [] : [{ value, label: nameOf(language, value) }]), ...far]
  }
  return (
    <Field label={label} help={help} {...(className && { className })}>
      <LongSelect
        value={value}
        chosen={known?.label ?? nameOf(language, value)}
        options={all}
        fetchFirst={language === 'ar' ? fetchNames : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

let arabic: Readonly<Record<string, string>> = {}

async function fetchNames() {
  arabic = (await import('virtual:zone-names')).zoneNames
}

const byName: Partial<Record<Language, readonly SelectOption[]>> = {}

/** Sorted once for each language. */
const zonesByName = (language: Language) =>
  (byName[language] ??= zonesOfTheWorld()
    .map((zone) => ({ value: zone, label: nameOf(language, zone) }))
    .sort((one, other) => one.label.localeCompare(other.label, language)))

const nameOf = (language: Language, zone: string) =>
  (language === 'ar' ? arabic[zone] : undefined) ?? nameZoneOfMany(language, zone)
