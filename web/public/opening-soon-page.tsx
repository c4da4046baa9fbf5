import type { ReactNode } from 'react'
import { frame } from '#copy/public/frame.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { useWords } from '#web/lib/words.ts'
import { PageMessage } from '#web/ui/page-message.tsx'

/** Stands at the addresses of accounts until they open. */
export function OpeningSoonPage({ newsletter }: { newsletter: ReactNode }) {
  const t = useWords()
  const { heading, text } = frame.openingSoon
  return (
    <PageMessage art={<SeedlingArt className="w-44" />} title={t(heading)} text={t(text)}>
      <div className="mx-auto max-w-md">{newsletter}</div>
    </PageMessage>
  )
}
