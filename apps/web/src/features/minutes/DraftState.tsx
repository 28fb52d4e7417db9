import { Button } from '@mantine/core'
import { useUnsaved } from '../../shared/lib/unsaved.ts'
import classes from './MinutesPanel.module.css'
import { minutesText } from './minutes.messages.ts'

interface DraftStateProps {
  isRefused: boolean
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
  const { isRefused, isOutdated, isDraft, hasSaved, isComparing, onCompare, onTakeSaved, onKeepMine } = props
  // What the browser does not keep would be gone with the panel.
  useUnsaved(isRefused)
  if (isRefused && !isOutdated)
    return (
      <p className={classes.note} data-tone="amber" role="alert">
        {minutesText.notKept}
      </p>
    )
  if (!isOutdated && !isDraft && !isComparing) return null
  return (
    <div className={classes.note} data-tone={isOutdated ? 'amber' : undefined} role="status">
      <span>{isOutdated ? minutesText.otherWasFirst : minutesText.draftShown}</span>
      {hasSaved && (
        <span className={classes.choices}>
          <Button size="compact-sm" variant="default" onClick={() => onCompare(!isComparing)}>
            {isComparing ? minutesText.hideSaved : minutesText.compare}
          </Button>
          <Button size="compact-sm" variant="default" onClick={onTakeSaved}>
            {minutesText.takeSaved}
          </Button>
          {isOutdated && (
            <Button size="compact-sm" onClick={onKeepMine}>
              {minutesText.keepMine}
            </Button>
          )}
        </span>
      )}
    </div>
  )
}
