import { accessTokens } from '#copy/accounts/security/access-tokens.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textLinkClass } from '../../text-link-class.ts'
import { useFirstFocus } from '../../use-first-focus.ts'
import { CopyButton } from '../copy-button.tsx'

/** The token, which is shown only once. */
export function ShownToken({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useWords()
  const words = accessTokens.shown
  return (
    <div className="grid gap-5 text-start">
      <p>{t(words.text)}</p>
      <Field label={t(words.label)}>
        <TextInput
          readOnly
          dir="ltr"
          value={token}
          ref={useFirstFocus<HTMLInputElement>()}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <CopyButton text={token} label={t(words.copy)} />
        <a href="/api/docs" target="_blank" rel="noreferrer" className={textLinkClass}>
          {t(words.guide)}
        </a>
      </div>
      <Button onClick={onDone} className="sm:justify-self-start">
        {t(words.done)}
      </Button>
    </div>
  )
}
