import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { ui } from '#copy/ui.ts'
import { useWords } from '#web/lib/words.ts'
import { AriaLocale } from './aria-locale.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { holdNews } from './toast.ts'

export type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: ReactNode
  /** The buttons; the main one comes first in the document and is at the end of the row. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** A question that must be answered: a press outside does not close it. */
  urgent?: boolean
}

/** The code that `Dialog` loads when it first opens. */
export function DialogWindow({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  size = 'sm',
  urgent = false,
}: DialogProps) {
  const t = useWords()
  useEffect(() => (isOpen ? holdNews() : undefined), [isOpen])
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={!urgent}
        className="fixed inset-0 z-40 grid animate-appear items-end bg-scrim sm:items-center sm:p-6"
      >
        <Modal
          className={joinClasses(
            'mx-auto flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-card border border-line bg-overlay shadow-overlay sm:rounded-card',
            sizes[size],
          )}
        >
          <AriaDialog
            role={urgent ? 'alertdialog' : 'dialog'}
            className="flex min-h-0 flex-col text-ink outline-none"
          >
            <div className="flex items-center justify-between gap-4 ps-6 pe-3 pt-3.5">
              <Heading slot="title" level={2} className="min-w-0 text-lg font-semibold wrap-anywhere">
                {title}
              </Heading>
              <IconButton label={t(ui.close)} icon={X} onClick={() => onOpenChange(false)} />
            </div>
            <div className="min-h-0 overflow-y-auto px-6 pt-1 pb-6 text-sm text-ink-soft">{children}</div>
            {actions && (
              <footer className="flex flex-col gap-2.5 border-t border-line px-6 py-4 sm:flex-row-reverse">
                {actions}
              </footer>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' }
