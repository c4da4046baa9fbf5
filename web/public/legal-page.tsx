import { writeDay } from '#copy/dates.ts'
import { frame } from '#copy/public/frame.ts'
import { type LegalPage as Content, legal } from '#copy/public/legal.ts'
import { useToday } from '#web/lib/today.ts'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { ContactLines } from './contact-lines.tsx'
import { LegalContents } from './legal-contents.tsx'
import { LegalSection } from './legal-section.tsx'
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
        <h1 className="text-2xl font-semibold tracking-display">{t(title)}</h1>
        <p className="mt-4 text-sm text-ink-faint">{t(frame.lastUpdated(longDate))}</p>
        <p className="mt-1 text-sm text-ink-faint">{t(legal.version(version.number, since))}</p>
        <p className="mt-6 text-lg leading-text text-ink-soft">{t(intro)}</p>
      </header>
      <LegalContents sections={sections} />
      <article className="max-w-prose lg:col-start-2">
        {sections.map((section, at) => (
          <LegalSection key={section.id} section={section} number={at + 1} />
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
