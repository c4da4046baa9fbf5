export type Toast = {
  readonly id: number
  readonly title: string
  readonly description?: string
  readonly tone: 'success' | 'error' | 'info'
  readonly action?: ToastAction
}

export type ToastAction = { readonly label: string } & (
  | { readonly onPress: () => void; readonly href?: never }
  | { readonly href: string; readonly onPress?: never }
)

type NewToast = Omit<Toast, 'id' | 'tone'> & Partial<Pick<Toast, 'tone'>>

/** Reports an event wherever the reader is. A toast closes by itself or with its button. */
export function showToast({ tone = 'info', ...rest }: NewToast): number {
  lastId += 1
  const toast: Toast = { ...rest, tone, id: lastId }
  change([...toasts, toast].slice(-most))
  return lastId
}

export function dismissToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

export const readToasts = () => shown

/** Until the returned function is called, news waits; answers to what the reader does are shown. */
export function holdNews(): () => void {
  holds += 1
  change(toasts)
  return () => {
    holds -= 1
    change(toasts)
  }
}

export function watchToasts(watcher: () => void) {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

function change(next: readonly Toast[]) {
  toasts = next
  shown = holds > 0 ? next.filter(({ tone }) => tone !== 'info') : next
  for (const watcher of watchers) watcher()
}

const most = 3
let lastId = 0
let holds = 0
let toasts: readonly Toast[] = []
let shown = toasts
const watchers = new Set<() => void>()
