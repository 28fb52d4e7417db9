import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { uiText } from '../ui.messages.ts'
import classes from './StateView.module.css'

interface ErrorStateProps {
  title?: string
  /** Why, when the server said so. */
  reason?: string
  onRetry?: () => void
}

export const ErrorState = ({ title = messages.loadFailed, reason, onRetry }: ErrorStateProps) => (
  <div className={classes.state} role="alert">
    <IconCloudOff size={28} stroke={1.4} aria-hidden className={classes.icon} />
    <div>
      <p className={classes.title}>{title}</p>
      {reason && <p className={classes.words}>{reason}</p>}
    </div>
    {onRetry && (
      <Button variant="default" onClick={onRetry}>
        {uiText.retry}
      </Button>
    )}
  </div>
)
