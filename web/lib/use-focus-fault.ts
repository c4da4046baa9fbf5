import { useEffect, useRef } from 'react'

/** For a form that looks at itself: of what is wrong the first has the focus each time that is found. */
export function useFocusFault(faults: object | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  return form
}
