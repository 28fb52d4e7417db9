import { type $ZodError, type $ZodRawIssue, config } from 'zod/v4/core'

type Issue = $ZodRawIssue

/** What a form sends of a field that nobody has filled in; an emptied number is an empty text. */
const isNothing = (input: unknown) => input === undefined || input === null || input === ''

const words = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return isNothing(issue.input) ? '필수 항목이에요.' : '입력 형식이 올바르지 않아요.'
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? '필수 항목이에요.' : `${issue.minimum}자 이상 입력해 주세요.`
      if (issue.origin === 'array') return `${issue.minimum}개 이상 선택해 주세요.`
      return `${issue.minimum} 이상이어야 해요.`
    case 'too_big':
      if (issue.origin === 'string') return `${issue.maximum}자까지 입력할 수 있어요.`
      if (issue.origin === 'array') return `${issue.maximum}개까지 선택할 수 있어요.`
      return `${issue.maximum} 이하여야 해요.`
    case 'invalid_value':
      return '선택할 수 없는 값이에요.'
    case 'unrecognized_keys':
      return '알 수 없는 항목이 있어요.'
    case 'not_multiple_of':
      return `${issue.divisor} 단위로 입력해 주세요.`
    default:
      return '입력 형식이 올바르지 않아요.'
  }
}

/** Schemas speak Korean on every floor; a schema's own message still wins. */
export const setKoreanMessages = () => config({ customError: (issue) => words(issue) })

/** The first message for each field, keyed by its dotted path (`''` for the whole). */
export const fieldMessages = (error: $ZodError): Record<string, string> => {
  const messages: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    messages[path] ??= issue.message
  }
  return messages
}
