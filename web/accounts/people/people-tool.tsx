import { Search } from 'lucide-react'
import { useState } from 'react'
import { people } from '#copy/accounts/people.ts'
import { useForm } from '#web/lib/form.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { FoundPerson } from './found-person.tsx'
import type { Person } from './person-view.ts'

/** One account at a time, found by its whole address: nobody browses people here. */
export function PeopleTool() {
  const t = useWords()
  const [found, setFound] = useState<{ address: string; person: Person | null } | null>(null)
  const { form, busy, refused, control, error, set } = useForm({
    bind: bindSearch,
    start: { email: '' },
    onDone: ({ person }, sent) => {
      const address = String(sent.email).trim()
      set('email', address)
      setFound({ address, person })
    },
  })

  return (
    <div className="grid max-w-3xl gap-6">
      <Card as="section" aria-label={t(people.title)}>
        <h3 className="text-md font-semibold">{t(people.title)}</h3>
        <p className="mt-1 text-sm text-ink-soft">{t(people.text)}</p>
        <form {...form} method="dialog" className="mt-5 flex flex-col gap-3 sm:flex-row">
          <Field label={t(people.label)} error={error('email')} className="min-w-0 flex-1">
            <TextInput
              {...control('email')}
              type="email"
              autoComplete="off"
              placeholder={t(people.placeholder)}
            />
          </Field>
          {/* Level with the input: an empty line as high as the field's label stands above it. */}
          <div className="flex flex-col gap-1.5 sm:before:text-sm sm:before:content-['\00a0']">
            <Button type="submit" busy={busy} busyText={t(people.finding)}>
              <Icon of={Search} small />
              {t(people.find)}
            </Button>
          </div>
        </form>
        <FaultLine>{refused && `${t(people.failed)}. ${refused}`}</FaultLine>
      </Card>
      <p role="status" className="sr-only">
        {found && t(found.person ? people.found(found.person.name) : people.missing.title)}
      </p>
      {found?.person ? (
        <FoundPerson
          key={found.person.id}
          person={found.person}
          onChanged={(person) => setFound({ ...found, person })}
        />
      ) : (
        <Card as="section" flush>
          <EmptyState
            title={t(found ? people.missing.title : people.empty.title)}
            description={t(found ? people.missing.text(found.address) : people.empty.text)}
          />
        </Card>
      )}
    </div>
  )
}

async function bindSearch() {
  const { findPerson } = await import('#contract/accounts/people.ts')
  return { route: findPerson, schema: findPerson.body }
}
