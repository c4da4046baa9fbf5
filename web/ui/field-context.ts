import { createContext, useContext } from 'react'

export type FieldControl = {
  readonly id?: string
  readonly describedBy?: string
  readonly invalid: boolean
  readonly required: boolean
}

export const FieldContext = createContext<FieldControl>({ invalid: false, required: false })

/** Attributes that a control gets from the field around it; the control's own attributes take precedence. */
export function useFieldAttributes() {
  const { id, describedBy, invalid, required } = useContext(FieldContext)
  return {
    ...(id && { id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
  }
}
