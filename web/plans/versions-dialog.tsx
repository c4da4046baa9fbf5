import { useState } from 'react'
import { type AuthoredPlan, listPlanVersions, readPlanVersion } from '#contract/plans/authored-plans.ts'
import { changesBetween } from '#contract/plans/changes.ts'
import { writeDate } from '#copy/dates.ts'
import { editorWords, versionWords as words } from '#copy/plans/editor.ts'
import { writeChange } from '#copy/plans/write-change.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Draft } from './edits.ts'

/** The published versions, and the differences to another version or the current draft. */
export function VersionsDialog({
  plan,
  draft,
  onClose,
}: {
  plan: AuthoredPlan
  draft: Draft
  onClose: () => void
}) {
  const t = useWords()
  const language = useLanguage()
  const { id } = plan
  const list = useRead(listPlanVersions, { id })
  const versions = list.data?.versions ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const [other, setOther] = useState('')
  const first = chosen ?? String(plan.version)
  const before = useRead(readPlanVersion, { id, version: first })
  const after = useRead(readPlanVersion, { id, version: other || first }, { enabled: other !== '' })
  const from = before.data?.version.document
  const to = other === '' ? { days: [...draft.days], foods: draft.foods } : after.data?.version.document
  const changes = from && to ? changesBetween(from, to) : null
  const foods = { ...from?.foods, ...to?.foods }
  const options = versions.map(({ version, publishedAt }) => ({
    value: String(version),
    label: t(words.on(version, writeDate(language, new Date(publishedAt), 'date', readerZone()))),
  }))
  const failed = [list, before, after].find(({ error }) => error)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(words.title)}
      size="md"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t(editorWords.close)}
        </Button>
      }
    >
      <div className="grid gap-4 text-ink">
        <div className="grid gap-3">
          <Field label={t(words.compare)}>
            <Select value={first} options={options} onChange={({ target }) => setChosen(target.value)} />
          </Field>
          <Field label={t(words.with)}>
            <Select
              value={other}
              placeholder={t(words.now)}
              options={options.filter(({ value }) => value !== first)}
              onChange={({ target }) => setOther(target.value)}
            />
          </Field>
        </div>
        {failed ? (
          <FailedRead title={words.failed} read={failed} />
        ) : !changes ? (
          <Skeleton className="w-64 max-w-full text-md" />
        ) : changes.length === 0 ? (
          <p className="text-sm text-ink-soft">{t(words.same)}</p>
        ) : (
          <ul className="list-disc ps-5 text-sm">
            {changes.map((change, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order
              <li key={at}>{writeChange(language, foods, change)}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
