import type { FormEvent } from 'react'
import { newsletter } from '#copy/newsletter.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

export function NewsletterForm() {
  const t = useWords()
  const words = newsletter.form
  const { values, busy, error, control, form } = useForm({
    bind: bindSubscription,
    start: { email: '' },
    onDone: () =>
      showToast({ tone: 'success', title: t(words.subscribed), description: t(words.confirmFirst) }),
    onRefused: (reason) => showToast({ tone: 'error', title: t(words.failed), description: t(reason) }),
  })

  const submit = (event: FormEvent) => {
    if (String(values.email).trim()) return form.onSubmit(event)
    event.preventDefault()
  }

  return (
    // `method="dialog"`: submitted before the script has loaded, the form sends nothing.
    <form
      {...form}
      method="dialog"
      data-newsletter=""
      onSubmit={submit}
      className="flex flex-col gap-3 text-start sm:flex-row noscript:hidden"
    >
      <Field label={t(words.label)} error={error('email')} className="min-w-0 flex-1">
        <TextInput
          {...control('email')}
          type="email"
          autoComplete="email"
          placeholder={t(words.placeholder)}
        />
      </Field>
      {/* Aligned with the input: an empty line as high as the field's label. */}
      <div className="flex flex-col gap-1.5 sm:before:text-sm sm:before:content-['\00a0']">
        <Button
          type="submit"
          busy={busy}
          busyText={t(words.subscribing)}
          className="w-full whitespace-nowrap sm:min-w-40"
        >
          {t(words.subscribe)}
        </Button>
      </div>
    </form>
  )
}

async function bindSubscription() {
  const { subscribeToNewsletter } = await import('#contract/newsletter.ts')
  return { route: subscribeToNewsletter, schema: subscribeToNewsletter.body }
}
