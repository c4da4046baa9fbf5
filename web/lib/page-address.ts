import { useParams, useSearch } from '@tanstack/react-router'

/** The value of `$id` in the address of this page. */
export function usePageId(): string {
  const { id = '' } = useParams({ strict: false })
  return id
}

/** The query of the page that is shown, not of one that is still loading. */
export const usePageSearch = (): Readonly<Record<string, string>> => useSearch({ strict: false })
