import { type ProgressStage, progressStage } from '@crm/contract/features/projects/projects.words'
import { messages } from '@crm/contract/messages'
import { prompt } from '../../../shared/ui/dialogs.ts'
import { text } from '../projects.messages.ts'

const longest = 500

const wrongWith = (typed: string) => {
  if (!typed.trim()) return messages.reasonMissing
  return typed.trim().length > longest ? text.reasonTooLong : null
}

/** Why something goes back; null when people thought better of it. */
export const askReason = (stage: ProgressStage) =>
  prompt({
    title: text.backTitle(progressStage.label(stage)),
    description: text.backHow,
    label: text.reason,
    placeholder: text.reasonPlaceholder,
    yes: text.moveBack,
    check: wrongWith,
  })
