import { Button } from '@mantine/core'
import classes from './Form.module.css'
import { formText } from './form.messages.ts'
import type { FormConflict, FormState } from './formTypes.ts'

interface SideProps {
  conflict: FormConflict
  side: 'mine' | 'theirs'
  onChoose: () => void
}

const words = {
  mine: { title: formText.mine, choose: formText.keepMine },
  theirs: { title: formText.theirs, choose: formText.takeTheirs },
}

const Side = ({ conflict, side, onChoose }: SideProps) => (
  <div className={classes.side} data-chosen={conflict.chosen === side || undefined}>
    <h4>{words[side].title}</h4>
    <div className={classes.text}>{conflict[side]}</div>
    <Button
      size="xs"
      variant={conflict.chosen === side ? 'filled' : 'default'}
      aria-pressed={conflict.chosen === side}
      aria-label={`${conflict.label}: ${words[side].choose}`}
      onClick={onChoose}
    >
      {words[side].choose}
    </Button>
  </div>
)

/** Somebody else was first: both texts of every field that both have changed, and which of them stays. */
export const ConflictCard = ({ state: { conflicts, choose, conflictId, isUndecided } }: { state: FormState }) => {
  if (conflicts.length === 0) return null
  const chooseAll = (side: 'mine' | 'theirs') => {
    for (const { field } of conflicts) choose(field, side)
  }
  return (
    <section id={conflictId} tabIndex={-1} aria-label={formText.conflictTitle} className={classes.conflict}>
      <h3>{formText.conflictTitle}</h3>
      <p>{formText.conflictHint}</p>
      <p role="alert" className={classes.undecided}>
        {isUndecided && formText.chooseFirst}
      </p>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.field} className={classes.pair}>
          <legend>{conflict.label}</legend>
          <Side conflict={conflict} side="mine" onChoose={() => choose(conflict.field, 'mine')} />
          <Side conflict={conflict} side="theirs" onChoose={() => choose(conflict.field, 'theirs')} />
        </fieldset>
      ))}
      {conflicts.length > 1 && (
        <div className={classes.all}>
          <Button size="xs" variant="subtle" onClick={() => chooseAll('mine')}>
            {formText.keepAllMine}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => chooseAll('theirs')}>
            {formText.takeAllTheirs}
          </Button>
        </div>
      )}
    </section>
  )
}
