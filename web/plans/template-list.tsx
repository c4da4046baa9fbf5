import { useState } from 'react'
import { listPlanTemplates, type PlanTemplate, removePlanTemplate } from '#contract/plans/templates.ts'
import { writeNumber } from '#copy/dates.ts'
import { countedDays } from '#copy/plans/counts.ts'
import { editorWords } from '#copy/plans/editor.ts'
import { templateWords as words } from '#copy/plans/list.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.ts'

/** A dietitian's templates for new plans. */
export function TemplateList() {
  const t = useWords()
  const language = useLanguage()
  const read = useRead(listPlanTemplates, {})
  const [asked, setAsked] = useState<PlanTemplate | null>(null)
  const change = useChange(removePlanTemplate, {
    onDone: () => {
      setAsked(null)
      showToast({ tone: 'success', title: t(words.removed) })
    },
  })
  return (
    <>
      <Read of={read} failed={words.failed} waiting={<Waiting />}>
        {({ templates }) => (
          <RowList
            rows={templates}
            none={<EmptyState title={t(words.empty)} description={t(words.emptyText)} />}
          >
            {(each) => (
              <li
                key={each.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-5 sm:px-6"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <h2 className="text-md font-semibold">
                    <bdi>{each.name}</bdi>
                  </h2>
                  <p className="text-sm text-ink-soft">
                    {t(countedDays(each.days))}
                    {' · '}
                    {t(words.average(writeNumber(language, Math.round(each.energy))))}
                  </p>
                </div>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t(words.removeOf(each.name))}
                  aria-haspopup="dialog"
                  onClick={() => setAsked(each)}
                >
                  {t(words.remove)}
                </Button>
              </li>
            )}
          </RowList>
        )}
      </Read>
      <AskDialog
        isOpen={asked !== null}
        words={{ title: words.removeTitle, confirm: words.remove, keep: editorWords.cancel }}
        danger
        change={change}
        onConfirm={() => asked && change.mutate({ id: asked.id })}
        onClose={() => setAsked(null)}
      >
        {t(words.removeText)}
      </AskDialog>
    </>
  )
}

const Waiting = () => (
  <Card flush>
    <Skeleton className="m-6 w-56 text-md" />
  </Card>
)
