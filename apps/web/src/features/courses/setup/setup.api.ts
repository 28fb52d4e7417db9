import { courses } from '@crm/contract/features/courses/courses'
import { messages } from '@crm/contract/messages'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'

export const useCampBanners = () => useRead(courses.banners)
export const useMoveBanner = () => useWrite(courses.moveBanner)
export const useRemoveBanner = () => useWrite(courses.removeBanner, { done: messages.deleted })
export const useRemoveBannerPicture = () => useWrite(courses.removeBannerPicture, { done: messages.deleted })
export const useMoveCategory = () => useWrite(courses.moveCategory)
export const useRemoveCategoryPicture = () => useWrite(courses.removeCategoryPicture, { done: messages.deleted })
