import { useEffect, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { nameZoneOfMany } from '#copy/dates.ts'
import { nearZones, zonesOfTheWorld } from '#copy/zones.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Field } from './field.tsx'
import { LongSelect } from './long-select.tsx'

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
  const names = useZoneNames(language)
  const nameOf = (zone: string) => names?.[zone] ?? nameZoneOfMany(language, zone)
  const near = [
    ...(first ? [first] : []),
    ...nearZones.map(([zone, name]) => ({ value: zone as string, label: t(name) })),
  ]
  const chosen = near.find((option) => option.value === value) ?? { value, label: nameOf(value) }
  const all = () => {
    if (!names) return near.includes(chosen) ? near : [...near, chosen]
    const named = new Set(near.map((option) => option.value))
    const far = [...new Set([...zonesOfTheWorld(), value])]
      .filter((zone) => !named.has(zone))
      .map((zone) => ({ value: zone, label: nameOf(zone) }))
      .sort((one, other) => one.label.localeCompare(other.label, language))
    return [...near, ...far]
  }
  return (
    <Field label={label} help={help} {...(className && { className })}>
      <LongSelect
        value={value}
        chosen={chosen.label}
        options={all}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

type Names = Readonly<Record<string, string>>

/** In English a zone is called by its city, in Arabic by a name that has to be fetched: null until it has come. */
function useZoneNames(language: Language): Names | null {
  const [names, setNames] = useState<Names | null>(language === 'en' ? {} : null)
  useEffect(() => {
    if (language === 'ar')
      import('virtual:zone-names').then(
        (fetched) => setNames(fetched.zoneNames),
        () => setNames({}),
      )
  }, [language])
  return names
}
