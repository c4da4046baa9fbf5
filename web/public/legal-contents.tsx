import { type LegalSection, legal } from '#copy/public/legal.ts'
import { useWords } from '#web/lib/words.ts'

/** The table of contents beside the text, on wide screens only. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const t = useWords()
  return (
    <nav
      aria-labelledby="contents"
      className="sticky top-26 -ms-3 row-span-2 row-start-1 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto lg:block print:hidden"
    >
      <h2 id="contents" className="px-3 text-sm font-semibold">
        {t(legal.contents)}
      </h2>
      <ol className="mt-2 text-sm">
        {sections.map(({ id, heading }, at) => (
          <li key={id}>
            <a href={`#${id}`} className={linkClass}>
              <span className="w-7 shrink-0 text-ink-faint">{at + 1}.</span>
              {t(heading)}
            </a>
          </li>
        ))}
        <li>
          <a href="#contact" className={linkClass}>
            <span className="w-7 shrink-0" />
            {t(legal.contact.heading)}
          </a>
        </li>
      </ol>
    </nav>
  )
}

const linkClass =
  'flex min-h-9 items-baseline rounded-control px-3 py-1.5 pointer-coarse:min-h-11 leading-head text-ink-soft transition-colors hover:bg-sunken hover:text-ink'
