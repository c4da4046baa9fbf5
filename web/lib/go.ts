import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from './language.tsx'
import { localPath } from './path.ts'

/** `go('/patient/messages?dietitian=7')` opens a path of this site in the reader's language. */
export function useGo() {
  const router = useRouter()
  const language = useLanguage()
  return useCallback(
    (to: Address, { replace = false, resetScroll = true } = {}) =>
      router.navigate({ href: localPath(language, to), replace, resetScroll }),
    [router, language],
  )
}
