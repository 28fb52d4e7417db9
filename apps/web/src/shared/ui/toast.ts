type ToastKind = 'success' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  message: string
}

const shownAtOnce = 3
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const replace = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const show = (kind: ToastKind, message: string) => {
  lastId += 1
  // Saying the same thing twice at once tells nobody anything.
  const others = toasts.filter((toast) => toast.message !== message)
  replace([...others, { id: lastId, kind, message }].slice(-shownAtOnce))
}

/** `toast.success(messages.saved)`: callable from anywhere. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
}

export const toastStore = {
  current: () => toasts,
  dismiss: (id: number) => replace(toasts.filter((toast) => toast.id !== id)),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
