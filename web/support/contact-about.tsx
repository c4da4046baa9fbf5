import { LifeBuoy } from 'lucide-react'
import type { Party } from '#contract/appointments/appointment.ts'
import { supportTitles } from '#copy/support/titles.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'

type ContactAboutProps = { party: Party; appointment: { id: string } }

/** A link from an appointment to the Support Team, which names the appointment. */
export function ContactAbout({ party, appointment }: ContactAboutProps) {
  const t = useWords()
  return (
    <p>
      <Link
        to={`/${party}/support/new?appointment=${appointment.id}`}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-link"
      >
        <Icon of={LifeBuoy} small />
        {t(supportTitles.contactAbout)}
      </Link>
    </p>
  )
}
