import { BadgeCheck, CircleCheck, CircleDashed, Upload } from 'lucide-react'
import { useRef } from 'react'
import type { Document } from '#contract/documents.ts'
import { documents as words } from '#copy/documents/documents.ts'
import { ui } from '#copy/ui.ts'
import { acceptedEndings } from '#web/lib/check-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { DocumentFiles } from './document-files.tsx'
import { useUploads } from './uploads.tsx'

type NeededDocumentProps = {
  kind: keyof typeof words.needed.kinds
  documents: readonly Document[]
  isLocked: boolean
}

type State = 'missing' | 'uploaded' | 'verified'

/** One line of the checklist, on which files can be dropped or chosen. */
export function NeededDocument({ kind, documents, isLocked }: NeededDocumentProps) {
  const t = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const { queue, uploads } = useUploads(kind)
  const { title, text } = words.needed.kinds[kind]
  const add = (files: readonly File[]) => {
    for (const file of files) queue.add(kind, stemOf(file.name), file)
  }
  const { isOver, area } = useFileDrop(add, !isLocked)
  const state: State = documents.some(({ verified }) => verified)
    ? 'verified'
    : documents.length > 0
      ? 'uploaded'
      : 'missing'
  const isOptional = kind === 'other'

  return (
    <li
      {...area}
      className={joinClasses('flex gap-3.5 p-5 transition-colors sm:gap-4 sm:px-6', isOver && 'bg-tint')}
    >
      <span className={joinClasses('flex h-[1lh] items-center text-md', inks[state])}>
        <Icon of={icons[state]} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-60">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h3 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
                {t(title)}
              </h3>
              {isOptional && state === 'missing' ? (
                <Badge>{t(ui.optional)}</Badge>
              ) : (
                <Badge tone={tones[state]}>{t(words.states[state])}</Badge>
              )}
            </div>
            <p className="mt-0.5 text-xs text-ink-soft">{t(isOver ? words.file.drop : text)}</p>
          </div>
          {!isLocked && (
            <FileButton
              size="sm"
              multiple
              accept={acceptedEndings}
              label={t(words.file.uploadNamed(t(title)))}
              onFiles={add}
            >
              <Icon of={Upload} small />
              {t(documents.length > 0 ? words.file.more : words.file.upload)}
            </FileButton>
          )}
        </div>
        <div className="not-empty:mt-3 max-sm:-ms-8">
          <DocumentFiles
            label={t(title)}
            documents={documents}
            uploads={uploads}
            queue={queue}
            heading={heading}
          />
        </div>
      </div>
    </li>
  )
}

/** The name of a file without its extension. */
const stemOf = (name: string) => name.replace(/\.[^.]*$/, '').slice(0, 120) || name

const icons: Record<State, IconShape> = { missing: CircleDashed, uploaded: CircleCheck, verified: BadgeCheck }
const inks: Record<State, string> = {
  missing: 'text-ink-faint',
  uploaded: 'text-on-completed',
  verified: 'text-link',
}
const tones: Record<State, BadgeTone> = { missing: 'pending', uploaded: 'completed', verified: 'confirmed' }
