import { faultPage } from '#copy/fault-page.ts'
import { helpAfter, portalOf } from './help-after-fault.ts'
import { useLanguage } from './language.tsx'
import { localPath, readPath } from './path.ts'
import { useWords } from './words.ts'

/** Shown in place of a page that threw. It uses nothing that could throw again. */
export function FaultPage() {
  const t = useWords()
  const language = useLanguage()
  const { path } = readPath(import.meta.env.SSR ? '/' : location.pathname)
  const help = helpAfter(portalOf(path), { what: t(faultPage.heading), path })
  return (
    <div role="alert" className="mx-auto max-w-prose px-6 py-24 text-center">
      <h1 className="text-xl font-semibold">{t(faultPage.heading)}</h1>
      <p className="mt-3 text-ink-soft">{t(faultPage.text)}</p>
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
        <button
          type="button"
          className="min-h-11 rounded-control bg-action px-5 font-medium text-on-action hover:bg-action-hover"
          onClick={() => location.reload()}
        >
          {t(faultPage.reload)}
        </button>
        {help && (
          <a href={localPath(language, help.to)} className="inline-flex min-h-11 items-center text-link">
            {t(help.label)}
          </a>
        )}
      </p>
    </div>
  )
}
