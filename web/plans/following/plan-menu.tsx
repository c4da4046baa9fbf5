import { Download, Printer } from 'lucide-react'
import { printPlan } from '#contract/plans/meal-records.ts'
import { planMenu as words } from '#copy/plans/plan-menu.ts'
import { useFile } from '#web/lib/use-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Menu } from '#web/ui/menu.tsx'
import { showFileFault } from '#web/ui/show-file-fault.ts'
import { Spinner } from '#web/ui/spinner.tsx'

type PlanMenuProps = {
  plan: string
  /** Absent where nothing can be printed. */
  onPrint: (() => void) | undefined
}

/** What is seldom done with a plan: printing what is shown, and saving all of it as a file. */
export function PlanMenu({ plan, onPrint }: PlanMenuProps) {
  const t = useWords()
  const pdf = useFile(printPlan, {
    onRefused: (refused, again) => showFileFault(t, words.pdfFailed, refused, again),
  })
  return (
    <div className="flex items-center print:hidden">
      <span role="status" className="flex items-center gap-2 text-sm text-ink-soft empty:hidden">
        {pdf.isPending && (
          <>
            <Spinner className="size-4" />
            {t(words.making)}
          </>
        )}
      </span>
      <Menu
        label={t(words.label)}
        className="-me-3"
        choices={[
          ...(onPrint ? [{ id: 'print', label: t(words.print), icon: Printer, onChoose: onPrint }] : []),
          {
            id: 'pdf',
            label: t(words.pdf),
            icon: Download,
            disabled: pdf.isPending,
            onChoose: () => pdf.get({ id: plan }),
          },
        ]}
      >
        <span aria-hidden="true">⋯</span>
      </Menu>
    </div>
  )
}
