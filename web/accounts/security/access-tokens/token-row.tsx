import { KeyRound } from 'lucide-react'
import type { AccessToken } from '#contract/accounts/access-tokens.ts'
import type { Language } from '#contract/language.ts'
import { accessTokens as words } from '#copy/accounts/security/access-tokens.ts'
import { writeDate } from '#copy/dates.ts'
import { roles } from '#copy/portal/roles.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { writeAgo } from '#web/lib/time-ago.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { useSignedIn } from '../../use-signed-in.ts'

type TokenRowProps = { token: AccessToken; onRevoke: (token: AccessToken) => void }

export function TokenRow({ token, onRevoke }: TokenRowProps) {
  const t = useWords()
  const language = useLanguage()
  const hasRoles = (useSignedIn()?.user.roles.length ?? 1) > 1
  const { name, scope, role, madeAt, expiresAt } = token
  const isOver = new Date(expiresAt) <= new Date()
  const dateOf = (moment: string) => writeDate(language, new Date(moment), 'date')

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-sunken text-ink-soft">
        <Icon of={KeyRound} />
      </span>
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-ink">
          <UserText text={name} className="min-w-0 break-words" />
          <Badge tone={isOver ? 'neutral' : scope === 'write' ? 'info' : 'tint'}>
            {t(isOver ? words.expired : words.scopes[scope].label)}
          </Badge>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-soft">
          <span>{t(usedWords(language, token))}</span>
          {hasRoles && <span>{t(words.actsAs(t(roles.names[role])))}</span>}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-faint">
          <span>{t(words.made(dateOf(madeAt)))}</span>
          <span>{t((isOver ? words.ended : words.ends)(dateOf(expiresAt)))}</span>
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="max-sm:ms-15"
        aria-label={t(words.revoke.openNamed(name))}
        onClick={() => onRevoke(token)}
      >
        {t(words.revoke.open)}
      </Button>
    </li>
  )
}

function usedWords(language: Language, { usedAt }: AccessToken): Word {
  if (!usedAt) return words.neverUsed
  const ago = writeAgo(language, new Date(usedAt), new Date())
  return ago === null ? words.usedNow : words.used(ago)
}
