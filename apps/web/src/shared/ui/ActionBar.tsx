import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ActionBar.module.css'
import { uiText } from './ui.messages.ts'

interface ActionBarProps {
  /** At the left: what people should know before they save. */
  note?: ReactNode
  children: ReactNode
}

/** What can be done with a form longer than the screen: stays in view at its end. */
export const ActionBar = ({ note, children }: ActionBarProps) => (
  <footer className={classes.bar}>
    <div className={classes.note} role="status">
      {note}
    </div>
    <div className={classes.actions}>{children}</div>
  </footer>
)

/** What is shown was typed earlier and is not saved: people may go on with it, or drop it. */
export const DraftNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <>
    {uiText.draftRestored}
    <Button size="compact-xs" variant="subtle" onClick={onDiscard}>
      {uiText.discardDraft}
    </Button>
  </>
)

interface OutdatedNoteProps {
  /** Who changed what meanwhile. */
  words: string
  onTakeNewest: () => void
  /** Where one's own may be saved over the other. */
  onKeepMine?: () => void
}

/** Somebody else was first: nothing typed is lost before its writer says so. */
export const OutdatedNote = ({ words, onTakeNewest, onKeepMine }: OutdatedNoteProps) => (
  <>
    {words}
    <Button size="compact-xs" variant="subtle" onClick={onTakeNewest}>
      {uiText.takeNewest}
    </Button>
    {onKeepMine && (
      <Button size="compact-xs" variant="subtle" onClick={onKeepMine}>
        {uiText.keepMine}
      </Button>
    )}
  </>
)
