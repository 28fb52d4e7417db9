import { confirm } from './dialogs.ts'
import { text } from './ui.messages.ts'

/** True when people would rather lose what they typed than stay. */
export const askBeforeLeaving = () =>
  confirm({
    title: text.leaveTitle,
    description: text.leaveDescription,
    yes: text.leave,
    no: text.stay,
    tone: 'danger',
  })
