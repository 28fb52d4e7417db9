import { uiText } from '../ui.messages.ts'
import { confirm } from './dialogs.ts'

/** True when people would rather lose what they typed than stay. */
export const askBeforeLeaving = () =>
  confirm({
    title: uiText.leaveTitle,
    description: uiText.leaveDescription,
    yes: uiText.leave,
    no: uiText.stay,
    tone: 'danger',
  })
