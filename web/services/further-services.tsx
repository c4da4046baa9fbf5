import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { mostParts, mostUses } from '#contract/money/packages.ts'
import type { Service } from '#contract/services.ts'
import { textFor } from '#contract/text-language.ts'
import { offers } from '#copy/money/packages/offers.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'

/** One more service of a package; `key` tells rows apart whose service is not chosen yet. */
export type OfferPart = { key: number; service: string; uses: string }

type FurtherServicesProps = {
  parts: readonly OfferPart[]
  services: readonly Service[]
  onChange: (parts: readonly OfferPart[]) => void
}

const words = offers.form

/** The services of a package after its first. */
export function FurtherServices({ parts, services, onChange }: FurtherServicesProps) {
  const t = useWords()
  const language = useLanguage()
  const rows = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const change = (key: number, next: Partial<OfferPart>) =>
    onChange(parts.map((part) => (part.key === key ? { ...part, ...next } : part)))
  const add = () => {
    const key = Math.max(0, ...parts.map((part) => part.key)) + 1
    flushSync(() => onChange([...parts, { key, service: '', uses: '4' }]))
    // A row has two: the service, and the number of its appointments.
    const selects = rows.current?.querySelectorAll('select') ?? []
    selects[selects.length - 2]?.focus()
  }
  const remove = (key: number) => {
    flushSync(() => onChange(parts.filter((part) => part.key !== key)))
    addButton.current?.focus()
  }
  const isFull = parts.length >= mostParts - 1 || parts.length >= services.length
  return (
    <div ref={rows} className="grid gap-y-4">
      {parts.map(({ key, service, uses }, at) => {
        const others = services.filter(
          ({ id }) => id === service || parts.every((part) => part.service !== id),
        )
        return (
          <div key={key} className="flex flex-wrap items-end gap-x-4 gap-y-3">
            <Field label={t(words.serviceAt(at + 2))} className="grow basis-48">
              <Select
                value={service}
                placeholder={t(words.choose)}
                options={others.map((each) => ({
                  value: each.id,
                  label: textFor(language, each.name, each.otherName),
                }))}
                onChange={({ target }) => change(key, { service: target.value })}
              />
            </Field>
            <div className="flex w-36 items-end gap-1">
              <Select
                aria-label={t(words.usesAt(at + 2))}
                value={uses}
                options={counts}
                className="grow"
                onChange={({ target }) => change(key, { uses: target.value })}
              />
              <IconButton icon={X} label={t(words.removePart(at + 2))} onClick={() => remove(key)} />
            </div>
          </div>
        )
      })}
      {(!isFull || parts.length > 0) && (
        <Button
          ref={addButton}
          variant="quiet"
          size="sm"
          aria-disabled={isFull || undefined}
          className="w-fit"
          onClick={() => !isFull && add()}
        >
          <Icon of={Plus} small />
          {t(words.addPart)}
        </Button>
      )}
    </div>
  )
}

const counts = Array.from({ length: mostUses - 1 }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))
