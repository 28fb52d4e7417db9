import { defineScreens } from '../../kit/screen.ts'

/** A teacher answers questions of their courses, also one who keeps no courses: which questions, the server decides. */
const teacher = {
  CampQuestionList: { path: '/employee/camp-v3/questions', area: 'emp', title: '강의 질문', shell: 'app' },
} as const

/** Staff look at a course as a learner would, and samples are for every member: no type is sent away (routeDecision.ts). */
export const learningScreens = defineScreens({
  ...teacher,
  ClientCampLectureV3: {
    path: '/client/camp-v3/lecture/:crs_no',
    area: 'client',
    title: '강의 보기',
    shell: 'app',
    sample: '/client/camp-v3/lecture/4',
  },
  ClientCampLectureSampleV3: {
    path: '/client/camp-v3/lecture-sample/:crs_no',
    area: 'client',
    title: '맛보기 강의',
    shell: 'app',
    sample: '/client/camp-v3/lecture-sample/4',
  },
})
