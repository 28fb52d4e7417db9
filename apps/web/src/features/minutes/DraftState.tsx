import { Button } from '@mantine/core'
import classes from './MinutesPanel.module.css'
import { text } from './minutes.messages.ts'

interface DraftStateProps {
  isOutdated: boolean
  isDraft: boolean
  hasSaved: boolean
  isComparing: boolean
  onCompare: (isComparing: boolean) => void
  onTakeSaved: () => void
  onKeepMine: () => void
}

/** Says that the text shown is not the saved one, and what can be done about it. */
export const DraftState = (props: DraftStateProps) => {
  const { isOutdated, isDraft, hasSaved, isComparing, onCompare, onTakeSaved, onKeepMine } = props
  if (!isOutdated && !isDraft && !isComparing) return null
  return (
    <div className={classes.note} data-tone={isOutdated ? 'amber' : undefined} role="status">
      <span>{isOutdated ? text.otherWasFirst : text.draftShown}</span>
      {hasSaved && (
        <span className={classes.choices}>
          <Button size="compact-sm" variant="default" onClick={() => onCompare(!isComparing)}>
            {isComparing ? text.hideSaved : text.compare}
          </Button>
          <Button size="compact-sm" variant="default" onClick={onTakeSaved}>
            {text.takeSaved}
          </Button>
          {isOutdated && (
            <Button size="compact-sm" onClick={onKeepMine}>
              {text.keepMine}
            </Button>
          )}
        </span>
      )}
    </div>
  )
}
