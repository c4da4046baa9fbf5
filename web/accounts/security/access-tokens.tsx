import { useRef, useState } from 'react'
import { security as words } from '#copy/accounts/security/security.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import type { SecurityProps } from './security-view.ts'
import { SettingsRow } from './settings-row.tsx'

const TokenList = lazyPart(() => import('./access-tokens/token-list.tsx'), 'TokenList', <TokensSkeleton />)

/** The number of access tokens; the list is loaded on demand. */
export function AccessTokens({ security }: SecurityProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears with its row.
  const open = () => {
    setOpen(true)
    title.current?.focus()
  }
  return (
    <SettingsSection title={t(words.tokens.title)} text={t(words.tokens.text)} titleRef={title}>
      {isOpen ? (
        <TokenList loading={<TokensSkeleton />} onGone={() => title.current?.focus()} />
      ) : (
        <SettingsRow
          action={
            <Button variant="secondary" onClick={open}>
              {t(words.tokens.open)}
            </Button>
          }
        >
          {t(words.tokens.count(security.accessTokens))}
        </SettingsRow>
      )}
    </SettingsSection>
  )
}

function TokensSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="w-44 max-w-full text-sm" />
      <Skeleton className="w-60 max-w-full text-xs" />
      <Skeleton shape="block" className="mt-5 h-11 w-44" />
    </SkeletonGroup>
  )
}
