import { chooseLanguage } from '#contract/accounts/security.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { otherLanguage } from '#web/lib/path.ts'
import { useChange } from '#web/lib/query.ts'
import { OtherLanguage } from '#web/ui/other-language.tsx'
import { AccountMenu } from './account-menu.tsx'

export function TopBar({ session }: { session: Session }) {
  const other = otherLanguage(useLanguage())
  // The document goes with the press: mails follow the choice all the same.
  const remembering = useChange(chooseLanguage, { keepalive: true })
  return (
    <header className="sticky top-0 z-20 flex h-16 shrink-0 items-center justify-end gap-1 border-b border-line bg-ground px-4 sm:px-6 lg:px-10 print:hidden">
      <OtherLanguage className="inline-flex" onClick={() => remembering.mutate({ language: other })} />
      <AccountMenu session={session} />
    </header>
  )
}
