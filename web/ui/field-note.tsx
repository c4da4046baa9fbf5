import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type FieldNoteProps = { id: string; help?: ReactNode; error?: string | undefined }

/** The line below a field. It is always rendered, so that a screen reader announces an error that appears in it. */
export function FieldNote({ id, help, error }: FieldNoteProps) {
  return (
    <div id={id} aria-live="polite" className="text-xs empty:hidden">
      {error ? (
        <p className="flex gap-1.5 text-danger-ink">
          <span className="flex h-[1lh] items-center">
            <Icon of={CircleAlert} small />
          </span>
          {error}
        </p>
      ) : (
        help && <p className="text-ink-faint">{help}</p>
      )}
    </div>
  )
}
