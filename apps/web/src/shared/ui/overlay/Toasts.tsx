import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isTyping } from '../../lib/keyboard/isTyping.ts'
import { useKeys } from '../../lib/keyboard/keys.ts'
import { uiText } from '../ui.messages.ts'
import classes from './Toasts.module.css'
import { type Toast, toastStore } from './toast.ts'

const shownFor = { success: 3500, error: 6000, undo: 5000, action: 8000 }

const kindOf = ({ kind, undo, action }: Toast) => (undo ? 'undo' : action ? 'action' : kind)

const ToastItem = ({ toast }: { toast: Toast }) => {
  // The pointer may leave while the keyboard is still there.
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    if (isPointedAt || isFocused) return
    const timer = setTimeout(() => toastStore.dismiss(toast.id), shownFor[kindOf(toast)])
    return () => clearTimeout(timer)
  }, [toast, isPointedAt, isFocused])

  const Icon = toast.kind === 'success' ? IconCircleCheck : IconAlertCircle
  return (
    <li
      className={classes.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size={18} stroke={1.8} aria-hidden className={classes.icon} />
      <span>{toast.message}</span>
      {toast.undo && (
        <button
          type="button"
          className={classes.undo}
          aria-keyshortcuts="Control+Z"
          onClick={() => toastStore.undo(toast)}
        >
          {uiText.undo}
        </button>
      )}
      {toast.action && (
        <button type="button" className={classes.undo} onClick={() => toastStore.act(toast)}>
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={uiText.closeToast}
        onClick={() => toastStore.dismiss(toast.id)}
      >
        <IconX size={16} stroke={1.6} aria-hidden />
      </button>
    </li>
  )
}

/** Ctrl+Z takes back what the newest toast offers, unless it is meant for a text. */
const useUndoKey = (toasts: readonly Toast[]) => {
  const newest = toasts.findLast(({ undo }) => undo)
  useEffect(() => {
    if (!newest) return
    const undo = (event: KeyboardEvent) => {
      const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isUndo || event.defaultPrevented || isTyping(event)) return
      event.preventDefault()
      toastStore.undo(newest)
    }
    addEventListener('keydown', undo)
    return () => removeEventListener('keydown', undo)
  }, [newest])
}

const undoKeys = [{ shown: 'Ctrl Z', title: uiText.undoKey, scope: 'everywhere' }] as const

/** The one place where toasts appear; a region that screen readers follow politely. */
export const Toasts = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  useUndoKey(toasts)
  useKeys(undoKeys)
  return (
    <ul className={`${classes.toasts} no-print`} aria-live="polite">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </ul>
  )
}
