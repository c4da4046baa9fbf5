import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { TextArea } from '#web/ui/text-area.tsx'

/** Of as many lines as are written, each in the direction of its own language; of one while there is none. */
export function NoteArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <TextArea {...rest} rows={1} className={joinClasses('min-h-11! text-sm!', className)} />
}
