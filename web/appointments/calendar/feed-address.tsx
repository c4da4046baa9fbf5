import { calendarFeedWords as words } from '#copy/appointments/calendar-feed.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type FeedAddressProps = { url: string; onRenew: () => void; onRemove: () => void }

export function FeedAddress({ url, onRenew, onRemove }: FeedAddressProps) {
  const t = useWords()
  return (
    <div className="grid gap-5">
      <Field label={t(words.label)} help={t(words.help)}>
        <TextInput type="url" readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <CopyButton text={url} label={t(words.copy)} />
        <Button variant="quiet" onClick={onRenew}>
          {t(words.renew.open)}
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          {t(words.remove.open)}
        </Button>
      </div>
    </div>
  )
}
