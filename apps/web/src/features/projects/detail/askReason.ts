import { type ProgressStage, progressStage } from '@crm/contract/features/projects/projects.words'
import { messages } from '@crm/contract/messages'
import { prompt } from '../../../shared/ui/dialogs.ts'
import { projectsText } from '../projects.messages.ts'

const longest = 500

const wrongWith = (typed: string) => {
  if (!typed.trim()) return messages.reasonMissing
  return typed.trim().length > longest ? projectsText.reasonTooLong : null
}

/** Asks why something goes back a stage; null when it was cancelled. */
export const askReason = (stage: ProgressStage) =>
  prompt({
    title: projectsText.backTitle(progressStage.label(stage)),
    description: projectsText.backHow,
    label: projectsText.reason,
    placeholder: projectsText.reasonPlaceholder,
    yes: projectsText.moveBack,
    check: wrongWith,
  })
