import { IconChevronDown, IconChevronUp, IconExternalLink } from '@tabler/icons-react'
import { useContext } from 'react'
import { Link } from 'react-router'
import buttons from './IconButton.module.css'
import { IconButton } from './IconButton.tsx'
import classes from './Panel.module.css'
import { PanelSteps } from './panelPlace.ts'
import { uiText } from './ui.messages.ts'

/** In the head of a panel: the neighbours in its list, and the way to the page of the same record. */
export const PanelTools = ({ page }: { page?: string | undefined }) => {
  const { onPrevious, onNext } = useContext(PanelSteps)
  const hasSteps = Boolean(onPrevious || onNext)
  if (!hasSteps && !page) return null
  return (
    <span className={classes.tools} data-panel-steps={hasSteps || undefined}>
      {hasSteps && (
        <>
          <IconButton aria-label={uiText.previousRecord} disabled={!onPrevious} onClick={onPrevious}>
            <IconChevronUp size={18} stroke={1.6} aria-hidden />
          </IconButton>
          <IconButton aria-label={uiText.nextRecord} disabled={!onNext} onClick={onNext}>
            <IconChevronDown size={18} stroke={1.6} aria-hidden />
          </IconButton>
        </>
      )}
      {page && (
        <Link to={page} className={buttons.button} aria-label={uiText.openPage} title={uiText.openPage}>
          <IconExternalLink size={18} stroke={1.6} aria-hidden />
        </Link>
      )}
    </span>
  )
}
