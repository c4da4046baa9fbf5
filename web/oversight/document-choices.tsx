import { BadgeCheck, Eye, FileText, Image } from 'lucide-react'
import type { Application } from '#contract/oversight/practices.ts'
import { viewer } from '#copy/oversight/viewer.ts'
import { documentKinds } from '#copy/practice-options.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type DocumentChoicesProps = {
  documents: Application['documents']
  shown: string
  isSeen: (id: string) => boolean
  onChoose: (id: string) => void
}

/** The documents by kind and name, with whether each was verified and opened by this admin. */
export function DocumentChoices({ documents, shown, isSeen, onChoose }: DocumentChoicesProps) {
  const t = useWords()
  const someVerified = documents.some(({ verified }) => verified)
  return (
    <ul aria-label={t(viewer.title)} className="grid grid-cols-2 gap-2 px-5 pt-4 pb-5 sm:grid-cols-3 sm:px-6">
      {documents.map(({ id, kind, name, type, verified }) => (
        <li key={id} className="min-w-0">
          <button
            type="button"
            aria-current={id === shown}
            onClick={() => onChoose(id)}
            className="flex size-full min-h-11 items-start gap-2.5 rounded-control border border-line px-3 py-2.5 text-start text-sm transition-colors hover:border-line-control aria-[current=true]:border-action aria-[current=true]:bg-tint"
          >
            <span className="flex h-[1lh] items-center text-link">
              <Icon of={type === 'application/pdf' ? FileText : Image} small />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-ink">{t(documentKinds[kind])}</span>
              <UserText
                text={name}
                className="aligned-with-page line-clamp-2 text-xs wrap-anywhere text-ink-soft"
              />
              {verified ? (
                <span className="mt-0.5 flex items-center gap-1 text-xs text-on-confirmed">
                  <Icon of={BadgeCheck} small />
                  {t(viewer.verified)}
                </span>
              ) : (
                someVerified && (
                  <span className="mt-0.5 block text-xs font-medium text-accent-ink">{t(viewer.fresh)}</span>
                )
              )}
              {isSeen(id) && (
                <span className="mt-0.5 flex items-center gap-1 text-xs text-ink-soft">
                  <Icon of={Eye} small />
                  {t(viewer.opened)}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
