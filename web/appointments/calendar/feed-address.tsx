import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { calendarFeedWords as words } from '#copy/appointments/calendar-feed.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast.ts'

type FeedAddressProps = { url: string; onRenew: () => void; onRemove: () => void }

export function FeedAddress({ url, onRenew, onRemove }: FeedAddressProps) {
  const t = useWords()
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === url

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(null), 3_000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(url)
    } catch {
      showToast({ tone: 'error', title: t(words.notCopied) })
    }
  }

  return (
    <div className="grid gap-5">
      <Field label={t(words.label)} help={t(words.help)}>
        <TextInput type="url" readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={copy}>
          <Icon of={isCopied ? Check : Copy} small />
          {t(isCopied ? words.copied : words.copy)}
        </Button>
        <Button variant="quiet" onClick={onRenew}>
          {t(words.renew.open)}
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          {t(words.remove.open)}
        </Button>
        <span role="status" className="sr-only">
          {isCopied && t(words.copied)}
        </span>
      </div>
    </div>
  )
}
