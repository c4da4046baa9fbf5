import { useState } from 'react'
import {
  exportSubscribers,
  removeSubscriber,
  type Subscriber,
  type SubscriberState,
  searchSubscribers,
  subscriberStates,
} from '#contract/newsletter-subscribers.ts'
import { writeDate } from '#copy/dates.ts'
import { languageName } from '#copy/language-name.ts'
import { newsletterSubscribers as words } from '#copy/newsletter-subscribers.ts'
import { useChange } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.ts'

/** The subscribers of the newsletter. Search words are names, so they are not in the address. */
export function SubscriberList() {
  const t = useWords()
  const [q, search] = useState('')
  const [state, setState] = useState<SubscriberState>()
  const [asked, ask] = useState<Subscriber | null>(null)
  const read = useReadRows(searchSubscribers, { ...(q && { q }), ...(state && { state }) }, 'subscribers')
  const total = read.first?.total ?? 0
  return (
    <>
      <search className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t(words.search)} q={q} onSearch={search} />
        <Select
          className="w-full sm:w-56"
          aria-label={t(words.state.label)}
          placeholder={t(words.state.all)}
          options={subscriberStates.map((value) => ({ value, label: t(words.states[value]) }))}
          value={state ?? ''}
          onChange={({ target }) => setState(subscriberStates.find((each) => each === target.value))}
        />
      </search>
      <FoundList
        words={words}
        of={read}
        total={words.total(total)}
        aside={<DownloadButton route={exportSubscribers} input={state ? { state } : {}} words={words} />}
        note={t(words.downloadHint)}
        none={
          q || state ? (
            <EmptyState
              title={t(words.nothingFound.title)}
              description={t(words.nothingFound.text)}
              action={
                <Button
                  variant="secondary"
                  onClick={() => {
                    search('')
                    setState(undefined)
                  }}
                >
                  {t(words.nothingFound.clear)}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t(words.none.title)} description={t(words.none.text)} />
          )
        }
      >
        {(row) => <SubscriberRow key={row.id} row={row} onRemove={() => ask(row)} />}
      </FoundList>
      {asked && <Removal subscriber={asked} onClose={() => ask(null)} />}
    </>
  )
}

function SubscriberRow({ row, onRemove }: { row: Subscriber; onRemove: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { email, state, askedAt } = row
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium text-ink">
          <bdi dir="ltr" className="break-all">
            {email}
          </bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{t(words.asked(writeDate(language, new Date(askedAt), 'date')))}</span>
          <span className="text-ink-faint">{t(languageName(row.language))}</span>
        </p>
      </div>
      <Badge tone={tones[state]}>{t(words.states[state])}</Badge>
      <Button variant="secondary" size="sm" aria-label={t(words.removeOf(email))} onClick={onRemove}>
        {t(words.remove)}
      </Button>
    </li>
  )
}

const tones: Record<SubscriberState, BadgeTone> = {
  confirmed: 'confirmed',
  waiting: 'pending',
  left: 'neutral',
}

function Removal({ subscriber: { id, email }, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const t = useWords()
  const change = useChange(removeSubscriber, {
    onDone: () => {
      showToast({ tone: 'success', title: t(words.removal.done) })
      onClose()
    },
  })
  return (
    <AskDialog
      isOpen
      danger
      words={words.removal}
      change={change}
      onConfirm={() => change.mutate({ id })}
      onClose={onClose}
    >
      <p>{t(words.removal.text(email))}</p>
    </AskDialog>
  )
}
