import type { LegalSection as Content } from '#copy/public/legal.ts'
import { usePlatformTerms, withTerms } from '#web/lib/platform-terms.ts'
import { useWords } from '#web/lib/words.ts'

export function LegalSection({ section, number }: { section: Content; number: number }) {
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
