import * as z from 'zod'
import { clients, either, everyMember, staff } from '../../access.ts'
import { listOf, nothing, pageOf, removal } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, keyword, line, no, paging } from '../../kit/fields.ts'
import {
  Certificate,
  CourseQuestion,
  CourseReview,
  LearnerRow,
  LectureProgress,
  longestTalk,
  OwnReview,
  questionState,
  reviewStars,
  reviewState,
  talkMessages,
} from './talk.rows.ts'

const keeps = staff('CampAdmList')
const course = z.object({ crs_no: key() })
const question = z.object({ cq_no: key() })
const review = z.object({ cr_no: key() })
const words = (missing: string) => z.string().trim().min(1, missing).max(longestTalk)
const AnswerDraft = z.object({ ca_text: words(talkMessages.answerMissing) })
const answer = z.object({ ca_no: key() })
const wanted = { q_state: questionState.schema.optional(), keyword: keyword() }
const asked = { ...wanted, cq_no: key().optional() }
const reviewed = {
  crs_no: key(),
  stars: z.coerce.number().pipe(reviewStars.schema).optional(),
  r_state: reviewState.schema.optional(),
}
const learners = { crs_no: key(), keyword: keyword() }
const QuestionDraft = z.object({ cq_text: words(talkMessages.questionMissing), is_private: z.boolean() })

export const talk = {
  questions: endpoint({
    method: 'GET',
    path: '/crm/v3/course_questions',
    summary: '강의의 질문과 답변. 비공개 질문은 쓴 사람과 강사, 담당자에게만',
    access: either(staff(), clients),
    query: z.object({
      crs_no: key(),
      crl_no: key().optional(),
      ...asked,
      ...paging,
    }),
    response: pageOf(CourseQuestion),
  }),
  questionsExcel: endpoint({
    method: 'GET',
    path: '/crm/v3/course_questions/excel',
    summary: '강의의 질문을 엑셀 파일로',
    access: keeps,
    query: z.object({ crs_no: key(), ...wanted }),
    binary: true,
    response: listOf(z.never()),
  }),
  taughtQuestions: endpoint({
    method: 'GET',
    path: '/crm/v3/course_questions/taught',
    summary: '내가 강사인 강의들의 질문. 강의 관리 권한이 없는 강사도',
    access: staff(),
    query: z.object({ ...asked, ...paging }),
    response: pageOf(CourseQuestion),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/crm/v3/course_lectures/:crl_no/questions',
    summary: '질문하기: 강의의 몇 초에서, 공개나 비공개로. 파일은 to_table course_questions',
    access: clients,
    params: z.object({ crl_no: key() }),
    body: QuestionDraft.extend({ at_second: z.int().min(0).max(36_000).nullable() }),
    response: listOf(z.object({ cq_no: no() })),
  }),
  editQuestion: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_questions/:cq_no',
    summary: '내 질문 수정',
    access: clients,
    params: question,
    body: QuestionDraft,
    response: nothing(),
  }),
  removeQuestion: endpoint({
    method: 'DELETE',
    path: '/crm/v3/course_questions/:cq_no',
    summary: '내 질문 삭제 (state 0)',
    access: clients,
    params: question,
    response: removal(),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/crm/v3/course_questions/:cq_no/answers',
    summary: '답변. 강사나 강의 담당자만',
    access: staff(),
    params: question,
    body: AnswerDraft,
    response: nothing(),
  }),
  editAnswer: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_answers/:ca_no',
    summary: '내 답변 수정',
    access: staff(),
    params: answer,
    body: AnswerDraft,
    response: nothing(),
  }),
  removeAnswer: endpoint({
    method: 'DELETE',
    path: '/crm/v3/course_answers/:ca_no',
    summary: '내 답변 삭제 (state 0)',
    access: staff(),
    params: answer,
    response: removal(),
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/crm/v3/course_reviews',
    summary: '후기. 최근 것부터. 숨긴 후기는 쓴 사람과 담당자에게만',
    access: everyMember,
    query: z.object({ ...reviewed, cr_no: key().optional(), ...paging }),
    response: pageOf(CourseReview),
  }),
  reviewsExcel: endpoint({
    method: 'GET',
    path: '/crm/v3/course_reviews/excel',
    summary: '강의의 후기를 엑셀 파일로',
    access: keeps,
    query: z.object(reviewed),
    binary: true,
    response: listOf(z.never()),
  }),
  ownReview: endpoint({
    method: 'GET',
    path: '/crm/v3/courses/:crs_no/review',
    summary: '내 후기와, 쓸 수 있는지',
    access: clients,
    params: course,
    response: listOf(OwnReview),
  }),
  saveReview: endpoint({
    method: 'PUT',
    path: '/crm/v3/courses/:crs_no/review',
    summary: '내 후기. 진도 30%부터, 한 사람이 하나',
    access: clients,
    params: course,
    body: z.object({
      stars: z.int().min(1).max(5),
      cr_text: z.string().trim().min(10, talkMessages.reviewShort).max(1000, talkMessages.reviewLong),
    }),
    response: nothing(),
  }),
  replyReview: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_reviews/:cr_no/reply',
    summary: '후기에 답글. null이면 지운다',
    access: keeps,
    params: review,
    body: z.object({ reply: z.string().trim().min(1).max(1000).nullable() }),
    response: nothing(),
  }),
  hideReview: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_reviews/:cr_no/hidden',
    summary: '후기를 이유와 함께 숨긴다. null이면 다시 보인다',
    access: keeps,
    params: review,
    body: z.object({
      reason: z.string().trim().min(1, { message: talkMessages.reasonMissing, abort: true }).pipe(line(200)).nullable(),
    }),
    response: nothing(),
  }),
  certificates: endpoint({
    method: 'GET',
    path: '/crm/v3/certificates',
    summary: '내 수료증',
    access: clients,
    response: listOf(Certificate),
  }),
  certificatePdf: endpoint({
    method: 'GET',
    path: '/crm/v3/certificates/:crt_no/pdf',
    summary: '수료증 PDF. 한 번 만들고 늘 같은 파일',
    access: either(keeps, clients),
    params: z.object({ crt_no: key() }),
    binary: true,
    response: listOf(z.never()),
  }),
  studyRecord: endpoint({
    method: 'GET',
    path: '/crm/v3/courses/:crs_no/study_record',
    summary: '학습 이력 확인서 PDF: 강의마다 처음 연 때와 인정된 시간',
    access: either(keeps, clients),
    params: course,
    query: z.object({ user_no: key().optional() }),
    binary: true,
    response: listOf(z.never()),
  }),
  progress: endpoint({
    method: 'GET',
    path: '/crm/v3/courses/:crs_no/progress',
    summary: '강의별 진행: 연 사람, 마친 사람, 본 곳',
    access: keeps,
    params: course,
    response: listOf(LectureProgress),
  }),
  learners: endpoint({
    method: 'GET',
    path: '/crm/v3/course_learners',
    summary: '수강생별 진행: 마친 차시, 인정된 시간, 수료',
    access: keeps,
    query: z.object({ ...learners, user_no: key().optional(), ...paging }),
    response: pageOf(LearnerRow),
  }),
  learnersExcel: endpoint({
    method: 'GET',
    path: '/crm/v3/course_learners/excel',
    summary: '수강생별 진행을 엑셀 파일로',
    access: keeps,
    query: z.object(learners),
    binary: true,
    response: listOf(z.never()),
  }),
}
