import type { learning } from '@crm/contract/features/learning/learning'
import {
  type AccessRows,
  aPage,
  clientsOrWithScope,
  everyActiveMember,
  everyActiveStaff,
  everybody,
  onlyClients,
  onlyWithScope,
} from '../../testing/access/accessExpectations.ts'

const course = { crs_no: 999_999 }
const lecture = { crl_no: 999_999 }
const session = { ws_no: 999_999 }
/** Whoever has the address plays; a wrong one leads nowhere. */
const ticket = { ticket: 'a'.repeat(43) }
const question = { cq_no: 999_999 }
const answer = { ca_no: 999_999 }
const review = { cr_no: 999_999 }
/** Which staff answer, the handler says: the teacher, and who keeps courses. */
const clientsOrStaff = { ...clientsOrWithScope, staffWithoutScope: 'in' as const }
const rendition = { ...ticket, lr_no: 1 }

export const access: AccessRows<typeof learning> = {
  media: { access: onlyWithScope, sample: { params: course } },
  packAgain: { access: onlyWithScope, sample: { params: lecture } },
  saveSubtitles: {
    access: onlyWithScope,
    sample: { params: { ...lecture, lang: 'ko' }, body: { text: 'WEBVTT\n\n00:00.000 --> 00:02.000\n안녕하세요.\n' } },
  },
  removeSubtitles: { access: onlyWithScope, sample: { params: { ...lecture, lang: 'ko' } } },
  learned: { access: clientsOrWithScope, sample: { params: course } },
  samples: { access: everyActiveMember, sample: { params: course } },
  opening: { access: onlyClients, sample: { params: lecture } },
  watch: { access: clientsOrWithScope, sample: { params: lecture } },
  watchSample: { access: everyActiveMember, sample: { params: lecture } },
  watchState: { access: clientsOrWithScope, sample: { params: session } },
  beat: { access: clientsOrWithScope, sample: { params: session, body: { from: 0, to: 10, at_second: 10 } } },
  finish: { access: clientsOrWithScope, sample: { params: session } },
  devices: { access: onlyClients },
  removeDevice: { access: onlyClients, sample: { params: { wd_no: 999_999 } } },
  resetDevices: { access: onlyWithScope, sample: { params: { user_no: 999_999 } } },
  materials: { access: clientsOrWithScope, sample: { params: lecture } },
  memos: { access: onlyClients, sample: { params: lecture } },
  createMemo: { access: onlyClients, sample: { params: lecture, body: { at_second: 3, memo: '다시 보기' } } },
  removeMemo: { access: onlyClients, sample: { params: { lo_no: 999_999 } } },
  playlist: { access: everybody, sample: { params: ticket } },
  renditionList: { access: everybody, sample: { params: rendition } },
  renditionHead: { access: everybody, sample: { params: rendition } },
  segment: { access: everybody, sample: { params: { ...rendition, n: 0 } } },
  subtitles: { access: everybody, sample: { params: { ...ticket, lang: 'ko' } } },
  questions: {
    access: clientsOrStaff,
    sample: { query: { crs_no: 999_999, crl_no: 1, q_state: 'open', keyword: '왜', ...aPage.query } },
  },
  questionsExcel: { access: onlyWithScope, sample: { query: { ...course, q_state: 'open', keyword: '왜' } } },
  taughtQuestions: { access: everyActiveStaff, sample: { query: { q_state: 'open', keyword: '왜', ...aPage.query } } },
  ask: {
    access: onlyClients,
    sample: { params: lecture, body: { cq_text: '왜 그런가요?', is_private: false, at_second: 12 } },
  },
  editQuestion: {
    access: onlyClients,
    sample: { params: question, body: { cq_text: '왜 그런가요?', is_private: true } },
  },
  removeQuestion: { access: onlyClients, sample: { params: question } },
  answer: { access: everyActiveStaff, sample: { params: question, body: { ca_text: '그래서예요.' } } },
  editAnswer: { access: everyActiveStaff, sample: { params: answer, body: { ca_text: '그래서예요.' } } },
  removeAnswer: { access: everyActiveStaff, sample: { params: answer } },
  reviews: {
    access: everyActiveMember,
    sample: { query: { ...course, stars: 5, r_state: 'shown', ...aPage.query } },
  },
  reviewsExcel: { access: onlyWithScope, sample: { query: { ...course, stars: 5, r_state: 'shown' } } },
  ownReview: { access: onlyClients, sample: { params: course } },
  saveReview: {
    access: onlyClients,
    sample: { params: course, body: { stars: 5, cr_text: '바로 쓸 수 있는 내용이라 좋았어요.' } },
  },
  replyReview: { access: onlyWithScope, sample: { params: review, body: { reply: '고맙습니다.' } } },
  hideReview: { access: onlyWithScope, sample: { params: review, body: { reason: '욕설' } } },
  certificates: { access: onlyClients },
  certificatePdf: { access: clientsOrWithScope, sample: { params: { crt_no: 999_999 } } },
  studyRecord: { access: clientsOrWithScope, sample: { params: course, query: { user_no: 999_999 } } },
  progress: { access: onlyWithScope, sample: { params: course } },
  learners: { access: onlyWithScope, sample: { query: { ...course, keyword: '김', ...aPage.query } } },
  learnersExcel: { access: onlyWithScope, sample: { query: { ...course, keyword: '김' } } },
}
