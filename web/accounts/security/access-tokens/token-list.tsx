import { type ReactNode, useState } from 'react'
import { type AccessToken, listAccessTokens, revokeAccessToken } from '#contract/accounts/access-tokens.ts'
import { accessTokens as words } from '#copy/accounts/security/access-tokens.ts'
import { security } from '#copy/accounts/security/security.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Read } from '#web/ui/read.tsx'
import { showToast } from '#web/ui/toast.ts'
import { NewToken } from './new-token.tsx'
import { TokenRow } from './token-row.tsx'

type TokenListProps = {
  loading: ReactNode
  /** Called when the row that had the focus was removed. */
  onGone: () => void
}

/** Tokens with which the reader's own programs sign in. */
export function TokenList({ loading, onGone }: TokenListProps) {
  const t = useWords()
  const read = useRead(listAccessTokens, {})
  const [asked, setAsked] = useState<AccessToken | null>(null)
  const [isMaking, setMaking] = useState(false)

  const sayRevoked = async () => {
    setAsked(null)
    showToast({ tone: 'success', title: t(words.revoke.done) })
    await read.refetch()
    onGone()
  }
  const revoking = useChange(revokeAccessToken, {
    onDone: sayRevoked,
    onRefused: ({ code }) => {
      // A token that no longer exists counts as revoked.
      if (code === 'not_found') sayRevoked()
    },
  })

  return (
    <Read of={read} failed={words.failed} waiting={loading} bare className="py-4">
      {({ accessTokens }) => (
        <>
          {accessTokens.length > 0 ? (
            <ul aria-label={t(words.list)} className="mb-5 divide-y divide-line border-b border-line pb-5">
              {accessTokens.map((token) => (
                <TokenRow key={token.id} token={token} onRevoke={setAsked} />
              ))}
            </ul>
          ) : (
            <div className="mb-5 text-sm">
              <p className="font-medium text-ink">{t(words.none)}</p>
              <p className="mt-0.5 text-ink-soft">{t(words.noneText)}</p>
            </div>
          )}
          <Button variant="secondary" onClick={() => setMaking(true)}>
            {t(words.make.open)}
          </Button>
          {isMaking && <NewToken onClose={() => setMaking(false)} />}
          <AskDialog
            isOpen={asked !== null}
            words={{ ...words.revoke, keep: security.cancel }}
            danger
            change={revoking}
            onConfirm={() => asked && revoking.mutate({ id: asked.id })}
            onClose={() => setAsked(null)}
          >
            {t(words.revoke.text(asked?.name ?? ''))}
          </AskDialog>
        </>
      )}
    </Read>
  )
}
