import { messages } from '@crm/contract/messages'

const isOneSentence = (text: string) => !/[.!?]\s/.test(text)

/**
 * A toast of one sentence has no full stop, whichever file or refusal its words come from; quoted words stay to the
 * letter (docs/rules.md, words).
 */
export const toastText = (text: string) =>
  text.endsWith('요.') && isOneSentence(text) && text !== messages.filesTooLarge ? text.slice(0, -1) : text
