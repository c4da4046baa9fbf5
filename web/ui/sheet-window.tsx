import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { ui } from '#copy/ui.ts'
import { useWords } from '#web/lib/words.ts'
import { AriaLocale } from './aria-locale.tsx'
import { IconButton } from './icon-button.tsx'
import { holdNews } from './toast.ts'

export type SheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: ReactNode
  /** The buttons at the bottom. */
  actions?: ReactNode
}

/** A panel at the end of a wide screen, and at the bottom of a narrow one. `Sheet` loads it when it first opens. */
export function SheetWindow({ isOpen, onOpenChange, title, children, actions }: SheetProps) {
  const t = useWords()
  useEffect(() => (isOpen ? holdNews() : undefined), [isOpen])
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable
        className="fixed inset-0 z-40 flex animate-appear items-end justify-end bg-scrim sm:items-stretch"
      >
        <Modal className="flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-card border-line bg-overlay shadow-overlay max-sm:border-t sm:max-h-none sm:w-104 sm:rounded-none sm:border-s">
          <AriaDialog className="flex min-h-0 flex-1 flex-col text-ink outline-none">
            <header className="flex items-center justify-between gap-4 border-b border-line py-2.5 ps-6 pe-3">
              <Heading slot="title" level={2} className="text-lg font-semibold">
                {title}
              </Heading>
              <IconButton label={t(ui.close)} icon={X} onClick={() => onOpenChange(false)} />
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6">{children}</div>
            {actions && (
              <footer className="flex gap-2.5 border-t border-line px-6 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
                {actions}
              </footer>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}
