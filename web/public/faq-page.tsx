import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { faq } from '#copy/public/faq.ts'
import { useWords } from '#web/lib/words.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { ContactLines } from './contact-lines.tsx'
import { PageHead } from './page-head.tsx'
import { pageWidth } from './page-width.ts'

export function FaqPage() {
  const t = useWords()
  useAnchoredAnswer()
  return (
    <>
      <PageHead dishes={coffee} className="py-10 sm:py-14">
        <h1 className="text-3xl display">{t(faq.heading)}</h1>
        <p className="mt-3 max-w-prose text-md text-ink-soft sm:text-lg sm:leading-text">{t(faq.text)}</p>
      </PageHead>
      <div className={joinClasses(pageWidth, 'max-w-4xl py-12 sm:py-16')}>
        <div>
          {faq.questions.map(({ id, question, answer }) => (
            <Disclosure key={id} title={t(question)} group="questions" heading="h2">
              {/* The anchor is inside, so that following it opens the question even without a script. */}
              <div id={id} className="scroll-mt-14 space-y-3">
                {answer.map((paragraph) => (
                  <p key={paragraph.en}>{t(paragraph)}</p>
                ))}
              </div>
            </Disclosure>
          ))}
        </div>
        <section className="mt-12 rounded-card bg-sunken p-6 sm:flex sm:items-center sm:justify-between sm:gap-8 sm:p-8">
          <div>
            <h2 className="text-lg font-semibold">{t(faq.more.heading)}</h2>
            <p className="mt-1 text-sm text-ink-soft">{t(faq.more.text)}</p>
          </div>
          <div className="mt-4 shrink-0 sm:mt-0">
            <ContactLines />
          </div>
        </section>
      </div>
    </>
  )
}

const coffee = [
  { name: 'dates', className: 'end-52 top-14 w-36' },
  { name: 'dallah', className: 'end-20 top-4 w-36' },
  { name: 'finjan', className: 'end-0 bottom-4 w-20' },
] as const

/** After a navigation in the client, opens the question of the hash, as a browser does when it loads a document. */
function useAnchoredAnswer() {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const question = hash && document.getElementById(hash)?.closest('details')
    if (!question) return
    question.open = true
    question.scrollIntoView({ behavior: 'instant' })
  }, [hash])
}
