import { MessageCircle, Phone } from 'lucide-react'
import type { Patient } from '#contract/patients/patients.ts'
import { patientList as words } from '#copy/patients/list.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { messagesPath } from './paths.ts'

type ContactActionsProps = { patient: Pick<Patient, 'id' | 'phone'>; name: string; className?: string }

/** Buttons to write to and call a patient; without a phone number only the first. */
export function ContactActions({ patient: { id, phone }, name, className }: ContactActionsProps) {
  const t = useWords()
  const shape = buttonClass('secondary', 'sm', 'relative grow sm:grow-0')
  const labelled = (does: string) => ({ 'aria-label': t(words.doFor(does, name)) })
  return (
    <div className={className}>
      <Link to={messagesPath(id)} className={shape} {...labelled(t(words.message))}>
        <Icon of={MessageCircle} small />
        {t(words.message)}
      </Link>
      {phone && (
        <a href={`tel:${phone}`} className={shape} {...labelled(t(words.call))}>
          <Icon of={Phone} small />
          {t(words.call)}
        </a>
      )}
    </div>
  )
}
