import { LifeBuoy } from 'lucide-react'
import type { Contact } from '#contract/messages.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { photoOf } from '#web/lib/photo-of.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { nameOfContact } from './contact-words.ts'

/** A photo with a dot for the online status, which is also stated in words elsewhere. */
export function ContactFace({ contact }: { contact: Contact }) {
  const language = useLanguage()
  return (
    <span className="relative shrink-0">
      {contact.userType === 'admin' ? (
        <span className="grid size-11 place-items-center rounded-pill bg-action text-on-action">
          <Icon of={LifeBuoy} />
        </span>
      ) : (
        <Avatar
          personId={contact.id}
          name={nameOfContact(language, contact)}
          photo={photoOf(contact.photoId)}
        />
      )}
      {contact.online && (
        <span className="absolute -end-0.5 bottom-0 size-3.5 rounded-pill border-2 border-surface bg-leaf-light forced-colors:bg-[Highlight]" />
      )}
    </span>
  )
}
