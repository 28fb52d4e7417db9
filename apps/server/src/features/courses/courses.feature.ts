import { courses } from '@crm/contract/features/courses/courses'
import { pathOf } from '@crm/contract/paths'
import { feature } from '../../feature.ts'
import { recordOwners } from '../../record/recordOwners.ts'
import {
  createBanner,
  listBanners,
  moveBanner,
  removeBanner,
  removeBannerPicture,
  updateBanner,
} from './banners.service.ts'
import { listCategories, moveCategory, removeCategoryPicture, updateCategory } from './categories.service.ts'
import { showsCoursePicture } from './coursePictures.policy.ts'
import { courseHistory, courseHistoryOwner } from './courses.history.ts'
import { findCourse } from './courses.queries.ts'
import {
  copyCourse,
  createCourse,
  endSale,
  exportCourses,
  getCourse,
  listCourses,
  moveCourse,
  publishCourse,
  removeCourse,
  removeCoursePicture,
  restoreCourse,
  updateCourse,
} from './courses.service.ts'
import {
  createChapter,
  createLecture,
  getCurriculum,
  getLecture,
  moveChapter,
  moveLecture,
  removeChapter,
  removeLecture,
  updateChapter,
  updateLecture,
} from './curriculum.service.ts'
import { pictureOwners } from './pictures.ts'

const owners = recordOwners({
  table: 'courses',
  scopes: ['CampAdmList'],
  fields: courseHistory,
  showsPicture: showsCoursePicture,
  about: async ({ db }, crs_no) => {
    const course = await findCourse(db, crs_no)
    const people = course?.teacher_emp_no ? [course.teacher_emp_no] : []
    return course && { name: course.crs_title, link: pathOf('CampClassDetail', { id: crs_no }), people }
  },
})

export const coursesFeature = feature(
  courses,
  {
    list: listCourses,
    excel: exportCourses,
    detail: getCourse,
    create: createCourse,
    update: updateCourse,
    remove: removeCourse,
    restore: restoreCourse,
    copy: copyCourse,
    move: moveCourse,
    publish: publishCourse,
    endSale,
    removePicture: removeCoursePicture,
    categories: listCategories,
    updateCategory,
    moveCategory,
    removeCategoryPicture,
    curriculum: getCurriculum,
    createChapter,
    updateChapter,
    moveChapter,
    removeChapter,
    createLecture,
    lecture: getLecture,
    updateLecture,
    moveLecture,
    removeLecture,
    banners: listBanners,
    createBanner,
    updateBanner,
    moveBanner,
    removeBanner,
    removeBannerPicture,
  },
  {
    fileOwners: pictureOwners,
    commentOwners: owners.commentOwners,
    historyOwners: { courses: courseHistoryOwner },
  },
)
