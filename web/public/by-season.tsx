import type { ReactNode } from 'react'
import { Slot } from '#web/lib/sent-page.tsx'

/** A part of the landing page that is another one in Ramadan. The server keeps one of the two. */
export const BySeason = ({ usual, ramadan }: { usual: ReactNode; ramadan: ReactNode }) => (
  <>
    <Slot name="usual">{usual}</Slot>
    <Slot name="ramadan">{ramadan}</Slot>
  </>
)
