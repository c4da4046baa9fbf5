import { ArrowRight } from 'lucide-react'
import { Icon } from './icon.tsx'
import { UserText } from './user-text.tsx'

type ChangeListProps = {
  label: string
  /** `before` is null for a new value, `after` for a removed one. */
  changes: readonly { id: string; label: string; before: string | null; after: string | null }[]
  words: { before: string; after: string; nothing: string }
}

/** Old values beside new ones, line by line. */
export function ChangeList({ label, changes, words }: ChangeListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-control border border-line text-sm">
      {changes.map(({ id, label, before, after }) => (
        <li key={id} className="grid gap-x-4 gap-y-0.5 px-3.5 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <span className="text-ink-soft">{label}</span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5">
            <span className="sr-only">{words.before}</span>
            <Value nothing={words.nothing}>{before}</Value>
            <Icon of={ArrowRight} mirrored small className="text-ink-faint" />
            <span className="sr-only">{words.after}</span>
            <span className="min-w-0 font-semibold text-ink">
              <Value nothing={words.nothing}>{after}</Value>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const Value = ({ children, nothing }: { children: string | null; nothing: string }) =>
  children ? (
    <UserText text={children} className="min-w-0 break-words" />
  ) : (
    <span className="text-ink-faint">{nothing}</span>
  )
