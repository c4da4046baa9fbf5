import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { usePageSearch } from '#web/lib/page-address.ts'
import { localPath } from '#web/lib/path.ts'
import { type Asked, readAsked, writeAsked } from './asked.ts'

type Ask = (asked: Asked, more?: { replace?: boolean }) => void

/** What the address asks the directory for, and the way to ask for something else. */
export function useAsked(): [Asked, Ask] {
  const router = useRouter()
  const language = useLanguage()
  const search = usePageSearch()
  const asked = useMemo(() => readAsked(search), [search])
  const ask: Ask = (next, { replace = false } = {}) => {
    const { pathname } = router.state.location
    const href = localPath(language, pathname) + writeAsked(next)
    router.navigate({ href, replace, resetScroll: !replace })
  }
  return [asked, ask]
}
