import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { documents as words } from '#copy/documents/documents.ts'
import type { Word } from '#copy/word.ts'
import { acceptedEndings } from '#web/lib/check-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Field } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { UserText } from '#web/ui/user-text.tsx'

type CertificateFormProps = {
  suggestions: readonly string[]
  onFile: (name: string, file: File) => void
}

const { certificates } = words

/** A certificate has a name, chosen or typed, and a file. */
export function CertificateForm({ suggestions, onFile }: CertificateFormProps) {
  const t = useWords()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<Word | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const rename = (next: string) => {
    setName(next)
    setFault(null)
  }
  const hasName = () => {
    if (name.trim() !== '') return true
    setFault(certificates.nameMissing)
    input.current?.focus()
    return false
  }
  const add = (files: readonly File[]) => {
    const [file] = files
    if (!file || !hasName()) return
    if (files.length > 1) return setFault(certificates.one)
    onFile(name.trim(), file)
    rename('')
  }
  const { isOver, area } = useFileDrop(add)

  return (
    <div
      {...area}
      className={joinClasses(
        '-m-3 grid gap-4 rounded-card border border-dashed p-3 transition-colors',
        isOver ? 'border-action bg-tint' : 'border-transparent',
      )}
    >
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={t(certificates.name)}
          help={t(words.upTo)}
          error={fault ? t(fault) : undefined}
          className="min-w-0 flex-1 basis-64"
        >
          <TextInput
            ref={input}
            value={name}
            maxLength={120}
            dir="auto"
            autoComplete="off"
            onChange={(event) => rename(event.target.value)}
            className="aligned-with-page"
          />
        </Field>
        {/* Aligned with the input, which has its label above. */}
        <div className="text-sm sm:pt-[calc(1lh+0.375rem)]">
          <FileButton accept={acceptedEndings} mayOpen={hasName} onFiles={add}>
            <Icon of={Upload} small />
            {t(certificates.upload)}
          </FileButton>
        </div>
      </div>
      {suggestions.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 text-xs text-ink-faint">{t(certificates.suggestions)}</legend>
          <div className="flex flex-wrap gap-2">
            {suggestions.map((suggestion) => (
              <button
                key={suggestion}
                type="button"
                aria-pressed={suggestion === name}
                onClick={() => rename(suggestion)}
                className="min-h-9 rounded-pill border border-line-control/60 px-3.5 text-start text-xs text-ink-soft transition-colors hover:bg-tint aria-pressed:border-action aria-pressed:bg-tint aria-pressed:text-on-tint pointer-coarse:min-h-11"
              >
                <UserText text={suggestion} />
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
