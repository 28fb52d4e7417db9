import type { Meeting } from '@crm/contract/meetingRows'
import { visitorOf } from './meetingWords.ts'

const companyKind = '(?:주식회사|유한회사|㈜|\\((?:주|유)\\))'
const aroundName = new RegExp(`^\\s*${companyKind}\\s*|\\s*${companyKind}\\s*$`, 'g')

/** Where there is room for a few letters: what kind of company it is does not tell it from others. */
export const shortVisitorOf = (meeting: Pick<Meeting, 'client_name' | 'ms_who'>) => {
  const name = visitorOf(meeting)
  return name.replace(aroundName, '') || name
}
