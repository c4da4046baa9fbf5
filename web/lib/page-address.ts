import { useParams, useSearch } from '@tanstack/react-router'

/** What stands for `$id` in the address of this page. */
export function usePageId(): string {
  const { id = '' } = useParams({ strict: false })
  return id
}

/** What this page's address asks for, and not that of one that is on its way. */
export const usePageSearch = (): Readonly<Record<string, string>> => useSearch({ strict: false })
