import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isComposing } from '../../lib/keyboard/isComposing.ts'
import { uiText } from '../ui.messages.ts'
import classes from './DialogHost.module.css'
import { type Dialog, type DialogIcon, dialogStore } from './dialogs.ts'

const icons = { success: IconCircleCheck, info: IconInfoCircle, warning: IconAlertTriangle, danger: IconTrash }

const DialogMark = ({ icon }: { icon: DialogIcon }) => {
  const Icon = icons[icon]
  return (
    <span className={classes.mark} data-icon={icon}>
      <Icon size={22} stroke={1.7} aria-hidden />
    </span>
  )
}

/** The browser's own modal dialog: keeps the focus inside, returns it afterwards, and lies above everything. */
const DialogView = ({ dialog }: { dialog: Dialog }) => {
  const { words, field, icon, hasNo } = dialog
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)
  const [value, setValue] = useState(field?.initial ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isKnown, setKnown] = useState(words.known === undefined)

  // A layout effect, because the dialog can give the focus back only while it is still in the document.
  useLayoutEffect(() => {
    const shown = element.current
    // Later, because the Esc that made us ask must not answer as well.
    const timer = setTimeout(() => {
      shown?.showModal()
      shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    })
    return () => {
      clearTimeout(timer)
      shown?.close()
    }
  }, [])

  const isDangerous = words.tone === 'danger'
  const accept = () => {
    const wrong = field?.check?.(value) ?? null
    if (!wrong) return dialog.answer(value)
    setError(wrong)
    element.current?.querySelector('input')?.focus()
  }
  const acceptOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    accept()
  }

  return (
    <dialog
      ref={element}
      className={classes.dialog}
      role={field ? undefined : 'alertdialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        dialog.answer(null)
      }}
    >
      {icon && <DialogMark icon={icon} />}
      <h2 id={titleId} className={classes.title}>
        {words.title}
      </h2>
      {words.description && <div className={classes.description}>{words.description}</div>}
      {field && (
        <TextInput
          className={classes.field}
          label={field.label}
          placeholder={field.placeholder}
          value={value}
          error={error}
          data-autofocus
          onChange={(event) => {
            setValue(event.currentTarget.value)
            setError(null)
          }}
          onKeyDown={acceptOnEnter}
        />
      )}
      {words.known && (
        <Checkbox
          className={classes.field}
          label={words.known}
          checked={isKnown}
          onChange={({ currentTarget }) => setKnown(currentTarget.checked)}
        />
      )}
      <div className={classes.actions}>
        {hasNo && (
          <Button variant="default" data-autofocus={!field || undefined} onClick={() => dialog.answer(null)}>
            {words.no ?? uiText.cancel}
          </Button>
        )}
        <Button
          color={isDangerous ? 'red' : undefined}
          // Whoever presses Enter without reading changes nothing.
          data-autofocus={!(field || hasNo) || undefined}
          disabled={!isKnown}
          onClick={accept}
        >
          {words.yes ?? uiText.confirm}
        </Button>
      </div>
    </dialog>
  )
}

/** Shows the dialogs that code asks for, one after the other. */
export const DialogHost = () => {
  const dialog = useSyncExternalStore(dialogStore.subscribe, dialogStore.first)
  return dialog && <DialogView key={dialog.id} dialog={dialog} />
}
