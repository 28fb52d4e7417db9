import { minutesLimit } from '@crm/contract/features/minutes/minutes'

/** The template's text in an empty field, and after what is written in another; undefined where both are too long. */
export const withTemplate = (written: string, template: string) => {
  if (!template) return written
  const both = written.trim() ? `${written.trimEnd()}\n\n${template}` : template
  return both.length <= minutesLimit ? both : undefined
}
