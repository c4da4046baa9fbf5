import { useEffect, useRef, useState } from 'react'
import type { TicketCategory } from '#contract/support/ticket.ts'
import { brand } from '#copy/brand.ts'
import { contactPage as words } from '#copy/support/visitors.ts'
import { ticketCategoryWords } from '#copy/support/words.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

/** A visitor's question. Nobody reads it until the address is confirmed by the link in an email. */
export function ContactPage() {
  const t = useWords()
  const [email, setEmail] = useState<string | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (email !== null) title.current?.focus()
  }, [email])

  if (email !== null)
    return (
      <PageMessage
        art={<SeedlingArt className="w-44" />}
        title={t(words.sent.heading)}
        titleRef={title}
        text={t(words.sent.text(email))}
      >
        <Button variant="secondary" onClick={() => setEmail(null)}>
          {t(words.sent.again)}
        </Button>
      </PageMessage>
    )
  return (
    <section className="mx-auto w-full max-w-2xl px-5 py-14 sm:py-20">
      <h1 className="text-3xl display">{t(words.heading)}</h1>
      <p className="mt-4 text-lg leading-text text-ink-soft">{t(words.text)}</p>
      <noscript>
        <p className="mt-6 rounded-control bg-accent-tint px-4 py-3 text-sm">
          {t(words.without)}{' '}
          <a
            href={`mailto:${brand.supportEmail}`}
            className="font-medium text-link underline underline-offset-4"
          >
            <bdi dir="ltr">{brand.supportEmail}</bdi>
          </a>
        </p>
      </noscript>
      <QuestionForm onSent={setEmail} />
    </section>
  )
}

const categories = Object.keys(ticketCategoryWords) as TicketCategory[]

function QuestionForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useWords()
  const { form, busy, refused, control, error } = useForm({
    bind: bindQuestion,
    start: { name: '', email: '', category: '', subject: '', content: '' },
    onDone: (_, sent) => onSent(String(sent.email).trim()),
  })
  return (
    <form {...form} method="dialog" className="mt-8 grid gap-5 noscript:hidden">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t(words.name)} error={error('name')}>
          <TextInput {...control('name')} autoComplete="name" maxLength={120} />
        </Field>
        <Field label={t(words.email)} help={t(words.emailHelp)} error={error('email')}>
          <TextInput {...control('email')} type="email" autoComplete="email" />
        </Field>
      </div>
      <Field label={t(words.category)} error={error('category')}>
        <Select
          {...control('category')}
          placeholder={t(words.choose)}
          options={categories.map((value) => ({ value, label: t(ticketCategoryWords[value]) }))}
        />
      </Field>
      <Field label={t(words.subject)} error={error('subject')}>
        <TextInput {...control('subject')} maxLength={120} dir="auto" />
      </Field>
      <Field label={t(words.content)} help={t(words.privacy)} error={error('content')}>
        <TextArea {...control('content')} rows={6} maxLength={4_000} />
      </Field>
      <FaultLine>{refused}</FaultLine>
      <div>
        <Button type="submit" size="lg" busy={busy} busyText={t(words.sending)}>
          {t(words.send)}
        </Button>
      </div>
    </form>
  )
}

async function bindQuestion() {
  const { askSupport } = await import('#contract/support/questions.ts')
  return { route: askSupport, schema: askSupport.body }
}
