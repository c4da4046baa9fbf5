import { type ReactNode, useId, useMemo } from 'react'
import { FieldContext } from './field-context.ts'
import { FieldMark, type Mark } from './field-mark.tsx'
import { FieldNote } from './field-note.tsx'
import { joinClasses } from './join-classes.ts'

type FieldProps = {
  label: ReactNode
  /**
   * One `TextInput`, `TextArea` or `Select`, or in a group one `DateInput`, which gets its id and description from
   * here.
   */
  children: ReactNode
  help?: ReactNode
  error?: string | undefined
  mark?: Mark
  /** The field contains several controls that form one answer, as in `DateInput`. */
  isGroup?: boolean
  className?: string
}

export function Field({ label, children, help, error, mark, isGroup = false, className }: FieldProps) {
  const id = useId()
  const noteId = `${id}note`
  const invalid = Boolean(error)
  const described = invalid || Boolean(help)
  const required = mark === 'required'
  const control = useMemo(
    () => ({ invalid, required, ...(!isGroup && { id, ...(described && { describedBy: noteId }) }) }),
    [id, invalid, required, described, noteId, isGroup],
  )
  const [Box, Label] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const)
  return (
    <Box
      {...(isGroup && described && { 'aria-describedby': noteId })}
      className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}
    >
      <Label {...(!isGroup && { htmlFor: id })} className={isGroup ? legendClass : labelClass}>
        {label}
        {mark && <FieldMark mark={mark} />}
      </Label>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNote id={noteId} help={help} error={error} />
    </Box>
  )
}

const labelClass = 'text-sm font-medium text-ink'
const legendClass = `mb-1.5 ${labelClass}`
