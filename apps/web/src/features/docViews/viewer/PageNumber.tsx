import { type FormEvent, useEffect, useState } from 'react'
import classes from './Viewer.module.css'
import { viewerText as text } from './viewer.messages.ts'

interface PageNumberProps {
  page: number
  count: number
  goTo: (page: number) => void
}

/** Says which page is read, and goes to the one that is typed. */
export const PageNumber = ({ page, count, goTo }: PageNumberProps) => {
  const [typed, setTyped] = useState(String(page))
  useEffect(() => setTyped(String(page)), [page])
  const go = () => {
    const wanted = Math.trunc(Number(typed))
    if (wanted >= 1 && wanted <= count) goTo(wanted)
    else setTyped(String(page))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go()
  }
  return (
    <form className={classes.number} onSubmit={submit}>
      <input
        aria-label={text.pageField}
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Keyboards of phones have no Enter beside digits: putting them away is the answer.
        onBlur={() => typed !== String(page) && go()}
        maxLength={5}
      />
      <span>/ {count}</span>
    </form>
  )
}
