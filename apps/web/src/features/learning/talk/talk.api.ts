import { learning } from '@crm/contract/features/learning/learning'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { useReadPages } from '../../../shared/lib/server/useReadPages.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { questionText, reviewText } from './talk.messages.ts'

const pageSize = 20

export const useLectureQuestions = (crs_no: number, crl_no: number) =>
  useReadPages(learning.questions, { query: { crs_no, crl_no } }, pageSize)
export const useAnswer = (onDone: () => void) => useWrite(learning.answer, { done: questionText.answered, onDone })
export const useRemoveAnswer = () => useWrite(learning.removeAnswer, { done: questionText.answerRemoved })
export const useRemoveQuestion = () => useWrite(learning.removeQuestion, { done: questionText.removed })

export const useReviews = (crs_no: number) => useReadPages(learning.reviews, { query: { crs_no } }, pageSize)
export const useOwnReview = (crs_no: number, enabled: boolean) =>
  useRead(learning.ownReview, { params: { crs_no } }, { enabled })
export const useHideReview = (isHidden: boolean) =>
  useWrite(learning.hideReview, { done: isHidden ? reviewText.shownDone : reviewText.hiddenDone })
