import { type RefObject, useEffect, useRef } from 'react'

/** Whoever comes back to a list stands in the row that was opened, once the rows are there. Each bears its id as this attribute. */
export function useFocusWhereLeft<List extends HTMLElement>(
  left: RefObject<string | null>,
  isThere: boolean,
  attribute: `data-${string}`,
): RefObject<List | null> {
  const list = useRef<List>(null)
  useEffect(() => {
    if (!isThere || !left.current) return
    list.current?.querySelector<HTMLElement>(`[${attribute}="${left.current}"]`)?.focus()
    left.current = null
  }, [isThere, left, attribute])
  return list
}
