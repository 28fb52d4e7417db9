import { toastText } from './toastText.ts'

type ToastKind = 'success' | 'error'

/** What one may want to do next, as a button of the toast. */
export interface ToastAction {
  label: string
  run: () => unknown
}

interface ToastOptions {
  /** Takes back what was done: shown as a button for five seconds. */
  undo?: (() => unknown) | undefined
  action?: ToastAction | undefined
  /** Of one kind only the newest stays; its message unless stated. */
  of?: string
}

export interface Toast extends ToastOptions {
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

const kindOf = ({ of, message }: Pick<Toast, 'of' | 'message'>) => of ?? message

const show = (kind: ToastKind, message: string, options: ToastOptions = {}) => {
  lastId += 1
  const next = { id: lastId, kind, message: toastText(message), ...options }
  // Saying the same thing twice at once tells nobody anything.
  const others = toasts.filter((toast) => kindOf(toast) !== kindOf(next))
  replace([...others, next].slice(-shownAtOnce))
}

/** `toast.success(messages.saved)`, `toast.success(messages.deleted, { undo })`: callable from anywhere. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string) => show('error', message),
}

const dismiss = (id: number) => replace(toasts.filter((toast) => toast.id !== id))

export const toastStore = {
  current: () => toasts,
  dismiss,
  undo: ({ id, undo }: Toast) => {
    dismiss(id)
    undo?.()
  },
  act: ({ id, action }: Toast) => {
    dismiss(id)
    action?.run()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
