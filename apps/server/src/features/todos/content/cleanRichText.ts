import { hasContent } from '@crm/contract/kit/richText'
import { cleanHtml } from '../../../html.ts'
import { refuseField } from '../../../http/refusal.ts'
import { todosText } from '../todos.messages.ts'

/** What somebody wrote as it is stored; cleaning may leave nothing of it, or make it longer. */
export const cleanRichText = (field: string, html: string, { most, missing }: { most: number; missing: string }) => {
  const cleaned = cleanHtml(html)
  const problem = hasContent(cleaned) ? cleaned.length > most && todosText.tooLong(most) : missing
  if (problem) refuseField('invalid_input', field, problem)
  return cleaned
}
