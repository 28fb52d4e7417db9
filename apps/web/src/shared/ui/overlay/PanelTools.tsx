import { IconArrowsMaximize, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useContext } from 'react'
import { Link, useLocation } from 'react-router'
import { IconButton } from '../button/IconButton.tsx'
import { uiText } from '../ui.messages.ts'
import classes from './Panel.module.css'
import { PanelSteps } from './panelPlace.ts'

/** In the head of a panel: the neighbours in its list, and the way to the page of the same record. */
export const PanelTools = ({ page }: { page?: string | undefined }) => {
  const { onPrevious, onNext } = useContext(PanelSteps)
  const hasSteps = Boolean(onPrevious || onNext)
  const { search } = useLocation()
  if (!hasSteps && !page) return null
  return (
    <span className={`${classes.tools} no-print`} data-panel-steps={hasSteps || undefined}>
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
        // The page leads back to the list as it is now.
        <Link to={page} state={{ search }} className={classes.page} data-panel-page>
          {uiText.openPage}
          <IconArrowsMaximize size={15} stroke={1.6} aria-hidden />
        </Link>
      )}
    </span>
  )
}
