import type { FormEvent } from 'react'
import { useState } from 'react'
import { security } from '#copy/accounts/security/security.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'
import { FormButtons } from '../form-buttons.tsx'
import { useFirstFocus } from '../use-first-focus.ts'

type AddressFormProps = {
  email: string
  newEmail: string | null
  onDone: () => void
  onCancel: () => void
}

/** Changes the address. The new one takes effect once the link sent to it was opened. */
export function AddressForm({ email, newEmail, onDone, onCancel }: AddressFormProps) {
  const t = useWords()
  const words = security.address
  const first = useFirstFocus<HTMLInputElement>()
  const [tried, setTried] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { values, form, busy, control, error } = useForm({
    bind: bindAddress,
    start: { email: newEmail ?? '' },
    onDone: (_, sent) => {
      showToast({
        tone: 'success',
        title: t(words.sent),
        description: t(words.sentTo(String(sent.email).trim())),
      })
      onDone()
    },
    onRefused: (reason) => setFault(t(reason)),
  })

  const typed = String(values.email).trim().toLowerCase()
  const isSame = typed === email && tried === typed

  const submit = (event: FormEvent) => {
    setFault(null)
    setTried(typed)
    if (typed !== email) return form.onSubmit(event)
    event.preventDefault()
    first.current?.focus()
  }

  return (
    <form {...form} onSubmit={submit} method="dialog" className="mt-5 grid max-w-md gap-5">
      <Field label={t(words.label)} help={t(words.help)} error={isSame ? t(words.same) : error('email')}>
        <TextInput
          {...control('email')}
          ref={first}
          type="email"
          autoComplete="email"
          placeholder={t(words.placeholder)}
        />
      </Field>
      <p className="text-sm text-ink-soft">{t(words.warned)}</p>
      <FaultLine>{fault}</FaultLine>
      <FormButtons
        busy={busy}
        save={t(words.send)}
        saving={t(words.sending)}
        cancel={t(security.cancel)}
        onCancel={onCancel}
      />
    </form>
  )
}

async function bindAddress() {
  const { askForNewAddress } = await import('#contract/accounts/security.ts')
  return { route: askForNewAddress, schema: askForNewAddress.body }
}
