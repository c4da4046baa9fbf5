import { useState } from 'react'
import { accessTokens as words } from '#copy/accounts/security/access-tokens.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textLinkClass } from '../../text-link-class.ts'
import { useFirstFocus } from '../../use-first-focus.ts'
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

/** The token, which is shown only once. */
function ShownToken({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useWords()
  const { shown } = words
  return (
    <div className="grid gap-5 text-start">
      <p>{t(shown.text)}</p>
      <Field label={t(shown.label)}>
        <TextInput
          readOnly
          dir="ltr"
          value={token}
          ref={useFirstFocus<HTMLInputElement>()}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <CopyButton text={token} label={t(shown.copy)} />
        <a href="/api/docs" target="_blank" rel="noreferrer" className={textLinkClass}>
          {t(shown.guide)}
        </a>
      </div>
      <Button onClick={onDone} className="sm:justify-self-start">
        {t(shown.done)}
      </Button>
    </div>
  )
}
