import { type ReactNode, useId, useMemo } from 'react'
import { FieldContext } from './field-context.ts'
import { FieldMark, type Mark } from './field-mark.tsx'
import { FieldNote } from './field-note.tsx'
import { joinClasses } from './join-classes.ts'

type FieldProps = {
  label: string
  /** One `TextInput`, `TextArea` or `Select`: it takes its id and its description from here. */
  children: ReactNode
  help?: ReactNode
  error?: string | undefined
  mark?: Mark
  className?: string
}

export function Field({ label, children, help, error, mark, className }: FieldProps) {
  const id = useId()
  const noteId = `${id}note`
  const invalid = Boolean(error)
  const described = invalid || Boolean(help)
  const required = mark === 'required'
  const control = useMemo(
    () => ({ id, invalid, required, ...(described && { describedBy: noteId }) }),
    [id, invalid, required, described, noteId],
  )
  return (
    <div className={joinClasses('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
        {mark && <FieldMark mark={mark} />}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  )
}
