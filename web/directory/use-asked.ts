import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'
import { type Asked, readAsked, writeAsked } from './asked.ts'

type Ask = (asked: Asked, more?: { replace?: boolean }) => void

/** What the address asks the directory for, and the way to ask for something else. */
export function useAsked(): [Asked, Ask] {
  const router = useRouter()
  const language = useLanguage()
  // Of this page, and not of one that is on its way.
  const search: Readonly<Record<string, string>> = useSearch({ strict: false })
  const asked = useMemo(() => readAsked(search), [search])
  const ask: Ask = (next, { replace = false } = {}) => {
    const { pathname } = router.state.location
    const href = localPath(language, pathname) + writeAsked(next)
    router.navigate({ href, replace, resetScroll: !replace })
  }
  return [asked, ask]
}
