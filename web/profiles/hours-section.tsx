import { CalendarClock } from 'lucide-react'
import { practice as words } from '#copy/profiles/practice.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { HoursInWords } from './hours-in-words.tsx'

/** Read-only here; the hours are edited on their own page. */
export function HoursSection() {
  const t = useWords()
  return (
    <SettingsSection title={t(words.sections.hours.title)} text={t(words.sections.hours.text)}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5 text-sm">
        <div className="min-w-0 flex-1 basis-56">
          <HoursInWords />
        </div>
        <Link to="/dietitian/availability" className={buttonClass('secondary')}>
          <Icon of={CalendarClock} small />
          {t(words.hours.manage)}
        </Link>
      </div>
    </SettingsSection>
  )
}
