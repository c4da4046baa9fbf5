import { ArrowLeft, Search } from 'lucide-react'
import type { Contact } from '#contract/messages.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx'
import { ContactFace } from './contact-face.tsx'
import { nameOfContact, presenceOf } from './contact-words.ts'
import { listPath, type MessagesParty } from './use-selected.ts'

type ConversationHeadProps = {
  party: MessagesParty
  contact: Contact
  isTyping: boolean
  isSearching: boolean
  onSearch: () => void
  /** Shown beside something else, such as a call, so it contains no links. */
  isBeside: boolean
}

/** The other side's name and online status. */
export function ConversationHead({
  party,
  contact,
  isTyping,
  isSearching,
  onSearch,
  isBeside,
}: ConversationHeadProps) {
  const t = useWords()
  const language = useLanguage()
  const now = new Date(useNow(60_000))
  const name = nameOfContact(language, contact)
  const title = <bdi className="truncate">{name}</bdi>
  const page =
    contact.id === null || isBeside
      ? null
      : contact.userType === 'dietitian' && party === 'patient'
        ? (`/patient/dietitians/${contact.id}` as const)
        : contact.userType === 'patient' && party === 'dietitian'
          ? (`/dietitian/patients/${contact.id}` as const)
          : null
  return (
    <header className="flex min-h-16 items-center gap-3 border-b border-line px-2 py-2 sm:px-4">
      {!isBeside && (
        <Link
          to={listPath(party)}
          aria-label={t(words.back)}
          aria-current="false"
          className={`${iconButtonClass} lg:hidden`}
        >
          <Icon of={ArrowLeft} mirrored />
        </Link>
      )}
      <ContactFace contact={contact} />
      <div className="min-w-0 flex-1">
        <h2 className="flex text-sm leading-head font-semibold">
          {page ? (
            <Link to={page} className="flex min-w-0 underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="truncate text-xs text-ink-soft">
          {isTyping ? (
            <span className="text-link">{t(words.typing)}</span>
          ) : (
            presenceOf(language, contact, now)
          )}
        </p>
      </div>
      <IconButton
        icon={Search}
        label={t(isSearching ? words.search.close : words.search.open)}
        aria-expanded={isSearching}
        onClick={onSearch}
      />
    </header>
  )
}
