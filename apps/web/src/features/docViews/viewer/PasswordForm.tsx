import { Button, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import classes from './Viewer.module.css'
import { viewerText as text } from './viewer.messages.ts'

interface PasswordFormProps {
  name: string
  message: string
  onPassword: (password: string) => void
  onLeave: () => void
}

/** The password stays in this browser: the document is opened here. */
export const PasswordForm = ({ name, message, onPassword, onLeave }: PasswordFormProps) => {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed) onPassword(typed)
  }
  return (
    <form className={classes.problem} onSubmit={submit}>
      <h1 className={classes.name}>{name}</h1>
      <p role="alert">{message}</p>
      <PasswordInput
        className={classes.password}
        aria-label={text.password}
        placeholder={text.password}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        autoFocus
      />
      <div className={classes.choices}>
        <Button variant="default" onClick={onLeave}>
          {text.back}
        </Button>
        <Button type="submit">{text.openWithPassword}</Button>
      </div>
    </form>
  )
}
