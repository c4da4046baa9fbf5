import './print-sheet.css'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** While this is mounted the printer prints it and nothing else of the page: dark on white in every theme. */
export const PrintSheet = ({ children }: { children: ReactNode }) =>
  createPortal(
    <main data-print-sheet="" data-theme="light" className="hidden bg-surface text-ink">
      {children}
    </main>,
    document.body,
  )
