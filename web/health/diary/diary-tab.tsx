import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type DiaryEntry, listDiary, recordDiaryEntry, removeDiaryEntry } from '#contract/health/diary.ts'
import { type DiaryKind, diaryKinds } from '#contract/health/kinds.ts'
import { diaryKindWords, diary as words } from '#copy/health/diary.ts'
import { entry } from '#copy/health/history.ts'
import { table } from '#copy/health/measure-table.ts'
import { useChange } from '#web/app/query.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Read } from '#web/ui/read.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'
import { AskConsent } from '../ask-consent.tsx'
import { DiaryDays, diaryIcons } from './diary-days.tsx'
import { DiaryDialog } from './diary-dialog.tsx'

/** Meals, medicines and supplements by day, newest first. */
export function DiaryTab({ hasConsent }: { hasConsent: boolean }) {
  const t = useWords()
  const read = useReadRows(listDiary, {}, 'entries')
  const [asked, setAsked] = useState<DiaryEntry | DiaryKind | null>(null)
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  return (
    <section aria-labelledby="diary">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="diary" ref={title} tabIndex={-1} className="text-lg font-semibold">
            {t(words.title)}
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">{t(words.text)}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {diaryKinds.toReversed().map((kind) => (
            <Button
              key={kind}
              variant={kind === 'meal' ? 'primary' : 'secondary'}
              aria-haspopup="dialog"
              aria-label={t(words.add(diaryKindWords[kind]))}
              onClick={() => setAsked(kind)}
            >
              <Icon of={diaryIcons[kind]} small />
              {t(diaryKindWords[kind])}
            </Button>
          ))}
        </div>
      </div>
      <Read of={read} failed={words.failed} waiting={<DiarySkeleton />}>
        {(entries) =>
          entries.length > 0 ? (
            <div className="grid gap-5">
              <DiaryDays
                entries={entries}
                as="h3"
                actions={(each) => (
                  <DiaryActions entry={each} onEdit={() => setAsked(each)} onRemoved={focusTitle} />
                )}
              />
              <ShowMore words={words} pages={read} />
            </div>
          ) : (
            <Card flush>
              <EmptyState title={t(words.empty)} description={t(words.emptyText)} />
            </Card>
          )
        }
      </Read>
      {asked && (
        <AskConsent hasConsent={hasConsent} onClose={() => setAsked(null)}>
          <DiaryDialog
            kind={typeof asked === 'string' ? asked : asked.kind}
            entry={typeof asked === 'string' ? undefined : asked}
            onClose={() => setAsked(null)}
          />
        </AskConsent>
      )}
    </section>
  )
}

const DiarySkeleton = () => (
  <SkeletonGroup className="grid gap-4">
    <Skeleton shape="block" className="h-32" />
    <Skeleton shape="block" className="h-32" />
  </SkeletonGroup>
)

type DiaryActionsProps = { entry: DiaryEntry; onEdit: () => void; onRemoved: () => void }

function DiaryActions({ entry: said, onEdit, onRemoved }: DiaryActionsProps) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const { kind, text, dose, mealTime, photoId, note, takenAt, isUnreadable } = said
  const bringBack = useChange(recordDiaryEntry, {
    onDone: () => showToast({ tone: 'success', title: t(entry.undone) }),
    onRefused: (reason) => showFault(t, entry.notSaved, reason),
  })
  const remove = useChange(removeDiaryEntry, {
    onDone: () => {
      onRemoved()
      const clientId = crypto.randomUUID()
      const again = () =>
        bringBack.mutate({
          clientId,
          kind,
          text,
          takenAt,
          ...(dose && { dose }),
          ...(mealTime && { mealTime }),
          ...(note && { note }),
        })
      showToast({
        tone: 'success',
        title: t(entry.removed),
        // An entry that cannot be decrypted, or that had a photo, cannot be restored.
        ...(!isUnreadable && !photoId && { action: { label: t(entry.undo), onPress: again } }),
      })
    },
    onRefused: (reason) => showFault(t, entry.removeFailed, reason),
  })
  const what = isUnreadable ? t(table.unreadable) : text
  return (
    <>
      <span className="-my-1 flex shrink-0">
        {!isUnreadable && <IconButton label={t(table.edit(what))} icon={Pencil} onClick={onEdit} />}
        <IconButton
          label={t(table.remove(what))}
          icon={Trash2}
          onClick={() => (photoId ? setAsking(true) : remove.mutate({ id: said.id }))}
        />
      </span>
      <AskDialog
        isOpen={isAsking}
        danger
        words={words.removePhoto}
        change={remove}
        onConfirm={() => remove.mutate({ id: said.id })}
        onClose={() => setAsking(false)}
      >
        <p>{t(words.removePhoto.text)}</p>
      </AskDialog>
    </>
  )
}
