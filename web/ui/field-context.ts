import { createContext, useContext } from 'react'

export type FieldControl = {
  readonly id?: string
  readonly describedBy?: string
  readonly invalid: boolean
  readonly required: boolean
}

export const FieldContext = createContext<FieldControl>({ invalid: false, required: false })

/** What the field around a control says about it, as attributes; what the control says itself wins. */
export function useFieldAttributes() {
  const { id, describedBy, invalid, required } = useContext(FieldContext)
  return {
    ...(id && { id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
  }
}
