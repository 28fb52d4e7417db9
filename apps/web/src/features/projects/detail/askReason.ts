import { type ProgressStage, progressStage } from '@crm/contract/features/projects/projects.words'
import { messages } from '@crm/contract/messages'
import { prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { projectsText } from '../projects.messages.ts'

const longest = 500

const wrongWith = (typed: string) => {
  if (!typed.trim()) return messages.reasonMissing
  return typed.trim().length > longest ? projectsText.reasonTooLong : null
}

/** Asks why something goes back a stage, or is completed although not everything is paid; null when it was cancelled. */
export const askReason = (stage: ProgressStage, isUnpaid = false) =>
  prompt({
    title: isUnpaid ? projectsText.unpaidTitle : projectsText.backTitle(progressStage.label(stage)),
    description: isUnpaid ? projectsText.unpaidHow : projectsText.backHow,
    label: projectsText.reason,
    placeholder: isUnpaid ? projectsText.unpaidPlaceholder : projectsText.reasonPlaceholder,
    yes: isUnpaid ? projectsText.complete : projectsText.moveBack,
    check: wrongWith,
  })
