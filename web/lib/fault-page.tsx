import { faultPage } from '#copy/fault-page.ts'
import { useWords } from './words.ts'

/** What stands in place of a page that threw. It uses nothing that could throw again. */
export function FaultPage() {
  const t = useWords()
  return (
    <div role="alert" className="mx-auto max-w-prose px-6 py-24 text-center">
      <h1 className="text-xl font-semibold">{t(faultPage.heading)}</h1>
      <p className="mt-3 text-ink-soft">{t(faultPage.text)}</p>
      <button
        type="button"
        className="mt-6 min-h-11 rounded-control bg-action px-5 font-medium text-on-action hover:bg-action-hover"
        onClick={() => location.reload()}
      >
        {t(faultPage.reload)}
      </button>
    </div>
  )
}
