import { Smartphone } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { security } from '#copy/accounts/security/security.ts'
import { wrongCode } from '#copy/refusals.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { QrPicture } from '#web/ui/qr-picture.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { FormButtons } from '../form-buttons.tsx'

type AuthenticatorStepProps = {
  secret: string
  /** Content of the QR code. */
  uri: string
  email: string
  onOn: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** The reader adds the secret to the app and enters a code from it. */
export function AuthenticatorStep(props: AuthenticatorStepProps) {
  const { secret, uri, email, onOn, onCancel } = props
  const t = useWords()
  const words = security.setUp
  const [fault, setFault] = useState<string | null>(null)
  const [tried, setTried] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { values, form, busy, control, error } = useForm({
    bind: bindCode,
    start: { code: '' },
    blame: { wrong_code: { field: 'code', words: wrongCode } },
    onDone: ({ recoveryCodes }) => onOn(recoveryCodes),
    onRefused: (reason) => setFault(t(reason)),
  })

  const typed = String(values.code)
  const isOtherShape = tried === typed && !sixDigits.test(typed)

  const submit = (event: FormEvent) => {
    setFault(null)
    setTried(typed)
    if (sixDigits.test(typed)) return form.onSubmit(event)
    event.preventDefault()
    field.current?.focus()
  }

  return (
    <div className="grid gap-7 text-start">
      <Part title={t(words.scan)}>
        <p>{t(words.scanText)}</p>
        <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-4">
          <QrPicture text={uri} label={t(words.picture(email))} />
          <div className="grid min-w-0 flex-1 basis-52 justify-items-start gap-3">
            <a href={uri} className={buttonClass('secondary', 'md', 'pointer-fine:hidden')}>
              <Icon of={Smartphone} small />
              {t(words.openApp)}
            </a>
            <p className="font-medium text-ink">{t(words.key)}</p>
            <SecretKey secret={secret} />
            <CopyButton text={secret} label={t(words.copyKey)} />
          </div>
        </div>
      </Part>
      <Part title={t(words.enter)}>
        <form {...form} method="dialog" onSubmit={submit} className="mt-3 grid gap-4">
          <Field
            label={t(words.code)}
            help={t(words.codeHelp)}
            error={isOtherShape ? t(words.codeShape) : error('code')}
          >
            <TextInput
              {...control('code')}
              ref={field}
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={16}
              className="max-w-40"
            />
          </Field>
          <FaultLine>{fault}</FaultLine>
          <FormButtons
            busy={busy}
            save={t(words.turnOn)}
            saving={t(words.turningOn)}
            cancel={t(words.cancel)}
            onCancel={onCancel}
          />
        </form>
      </Part>
    </div>
  )
}

/** In any digits, with or without the gap that apps show in the middle. */
const sixDigits = /^\s*(\p{Nd}[\s-]*){6}$/u

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 text-md font-semibold text-ink">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** In groups of four, which are easier to type from a screen. */
function SecretKey({ secret }: { secret: string }) {
  return (
    <code
      dir="ltr"
      className="aligned-with-page block w-full font-sans text-md text-ink tabular-nums [word-spacing:0.4em]"
    >
      {secret.match(/.{1,4}/g)?.join(' ')}
    </code>
  )
}

async function bindCode() {
  const { enableSecondFactor } = await import('#contract/accounts/security.ts')
  return { route: enableSecondFactor, schema: enableSecondFactor.body }
}
