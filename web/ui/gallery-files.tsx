import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Field } from './field.tsx'
import { FileButton } from './file-button.tsx'
import { words } from './gallery-words.ts'
import { Icon } from './icon.tsx'
import { PhoneInput } from './phone-input.tsx'
import { Progress } from './progress.tsx'

/** A number with its country, and files on their way. */
export function GalleryFiles() {
  const t = useWords()
  const group = useId()
  const [phone, setPhone] = useState('')
  return (
    <div className="flex flex-col gap-6">
      <Field label={t(words.phone)}>
        <PhoneInput name={`${group}-p`} value={phone} onValue={setPhone} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <FileButton accept="image/*" onFiles={() => undefined}>
          <Icon of={Upload} small />
          {t(words.choose)}
        </FileButton>
        <FileButton accept="image/*" size="sm" variant="primary" onFiles={() => undefined}>
          {t(words.choose)}
        </FileButton>
      </div>
      <Progress label={t(words.sending)} percent={0} />
      <Progress label={t(words.sending)} percent={37} />
      <Progress label={t(words.sending)} percent={100} />
    </div>
  )
}
