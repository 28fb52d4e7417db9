import { courses } from '@crm/contract/features/courses/courses'
import type { LectureRow } from '@crm/contract/features/courses/courses.rows'
import { media } from '@crm/contract/features/learning/media'
import { messages } from '@crm/contract/messages'
import { call } from '../../../shared/lib/server/api.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { curriculumText as text } from './curriculum.messages.ts'

export const useCurriculum = (crs_no: number) => useRead(courses.curriculum, { params: { crs_no } })

const whilePacking = 3000
const isInWork = (state: string | undefined) => state === 'waiting' || state === 'packing'

/** What is known of the videos, subtitles and materials of a course; asked again while a video is worked on. */
export const useMedia = (crs_no: number) => {
  const request = { params: { crs_no } }
  const known = useRead(media.media, request)
  const isPacking = known.data?.query.some(({ upload }) => isInWork(upload?.state)) ?? false
  return useRead(media.media, request, isPacking ? { every: whilePacking } : {})
}

export const useCreateChapter = () => useWrite(courses.createChapter)
export const useRenameChapter = () => useWrite(courses.updateChapter, { quiet: true })
export const useMoveChapter = () => useWrite(courses.moveChapter)
export const useRemoveChapter = () => useWrite(courses.removeChapter, { done: messages.deleted })
export const useCreateLecture = () => useWrite(courses.createLecture)
export const useMoveLecture = () => useWrite(courses.moveLecture)
export const useRemoveLecture = () => useWrite(courses.removeLecture, { done: messages.deleted })
export const useUpdateLecture = () => useWrite(courses.updateLecture, { done: messages.changed })
export const usePackAgain = () => useWrite(media.packAgain, { done: text.packingAgain })
export const useSaveSubtitles = () => useWrite(media.saveSubtitles, { done: text.subtitlesSaved })
export const useRemoveSubtitles = () => useWrite(media.removeSubtitles, { done: messages.deleted })

/** A change of a lecture as the call wants it: with the rest of what is there now. */
export const lectureChange = async (crl_no: number, change: Partial<Pick<LectureRow, 'is_sample' | 'is_hidden'>>) => {
  const params = { crl_no }
  const { query } = await call(courses.lecture, { params })
  const [lecture] = query
  if (!lecture) throw new Error('a lecture that is not there was answered')
  const { crl_title, crl_content, is_sample, is_hidden, rev } = lecture
  return { params, body: { crl_title, crl_content, is_sample, is_hidden, rev, ...change } }
}
