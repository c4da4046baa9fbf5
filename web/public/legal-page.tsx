import { writeDay } from '#copy/dates.ts'
import { frame } from '#copy/public/frame.ts'
import { type LegalPage as Content, type LegalSection, legal } from '#copy/public/legal.ts'
import { usePlatformTerms, withTerms } from '#web/lib/platform-terms.ts'
import { useToday } from '#web/lib/today.ts'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { ContactLines } from './contact-lines.tsx'
import { pageWidth } from './page-width.ts'

export function LegalPage({ content }: { content: Content }) {
  const t = useWords()
  const { longDate } = useToday()
  const { title, version, intro, sections } = content
  const since = { en: writeDay('en', version.since, 'date'), ar: writeDay('ar', version.since, 'date') }
  return (
    <div
      className={joinClasses(
        pageWidth,
        'grid gap-x-14 py-14 sm:py-20 lg:grid-cols-[18rem_minmax(0,1fr)] print:block print:py-0',
      )}
    >
      <header className="max-w-prose lg:col-start-2">
        <h1 className="text-3xl display">{t(title)}</h1>
        <p className="mt-4 text-sm text-ink-faint">{t(frame.lastUpdated(longDate))}</p>
        <p className="mt-1 text-sm text-ink-faint">{t(legal.version(version.number, since))}</p>
        <p className="mt-6 text-lg leading-text text-ink-soft">{t(intro)}</p>
      </header>
      <Contents sections={sections} />
      <article className="max-w-prose lg:col-start-2">
        {sections.map((section, at) => (
          <Section key={section.id} section={section} number={at + 1} />
        ))}
        <section id="contact" className="mt-12 rounded-card bg-sunken p-6 sm:p-8 print:p-0">
          <h2 className="text-lg font-semibold">{t(legal.contact.heading)}</h2>
          <p className="mt-1 mb-3 text-sm text-ink-soft">{t(legal.contact.text)}</p>
          <ContactLines city />
        </section>
      </article>
    </div>
  )
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  const t = useWords()
  const terms = usePlatformTerms()
  const { id, heading, paragraphs, list } = section
  return (
    <section id={id} className="mt-12">
      <h2 className="text-lg font-semibold print:break-after-avoid">
        <span className="me-2 text-ink-faint">{number}.</span>
        {t(heading)}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.en} className="mt-4 whitespace-pre-line">
          {withTerms(t(paragraph), terms)}
        </p>
      ))}
      {list && (
        <ul className="mt-4 list-disc space-y-2.5 ps-5 marker:text-link">
          {list.map((item) => (
            <li key={item.en} className="ps-1.5">
              {withTerms(t(item), terms)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The table of contents beside the text, on wide screens only. */
function Contents({ sections }: { sections: readonly LegalSection[] }) {
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
