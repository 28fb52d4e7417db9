import type { ApiProblem } from '@crm/contract/kit/client'
import { messages } from '@crm/contract/messages'
import { toast } from '../../shared/ui/overlay/toast.ts'

/** A refusal says why; anything else is only an error. */
export const showMeetingProblem = ({ status, message }: ApiProblem) =>
  toast.error(status >= 400 && status < 500 ? message : messages.failed)
