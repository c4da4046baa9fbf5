import { useState } from 'react'
import { accessTokens as words } from '#copy/accounts/security/access-tokens.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ShownToken } from './shown-token.tsx'
import { TokenForm } from './token-form.tsx'

/** A form for the new token, then the token itself, which is shown only once. */
export function NewToken({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const [token, setToken] = useState<string | null>(null)
  return (
    <Dialog
      isOpen
      urgent={token !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(token === null ? words.make.title : words.shown.title)}
      size="md"
    >
      {token === null ? (
        <TokenForm onMade={setToken} onCancel={onClose} />
      ) : (
        <ShownToken token={token} onDone={onClose} />
      )}
    </Dialog>
  )
}
