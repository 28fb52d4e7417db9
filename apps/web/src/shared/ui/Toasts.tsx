import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import classes from './Toasts.module.css'
import { type Toast, toastStore } from './toast.ts'
import { text } from './ui.messages.ts'

const shownFor = { success: 3500, error: 6000 }

const ToastItem = ({ toast }: { toast: Toast }) => {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toastStore.dismiss(toast.id), shownFor[toast.kind])
    return () => clearTimeout(timer)
  }, [toast, isHeld])

  const Icon = toast.kind === 'success' ? IconCircleCheck : IconAlertCircle
  return (
    <li
      className={classes.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon size={18} stroke={1.8} aria-hidden className={classes.icon} />
      <span>{toast.message}</span>
      <button
        type="button"
        className={classes.close}
        aria-label={text.closeToast}
        onClick={() => toastStore.dismiss(toast.id)}
      >
        <IconX size={16} stroke={1.6} aria-hidden />
      </button>
    </li>
  )
}

/** The one place where toasts appear; a region that screen readers follow politely. */
export const Toasts = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  return (
    <ul className={classes.toasts} aria-live="polite">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </ul>
  )
}
