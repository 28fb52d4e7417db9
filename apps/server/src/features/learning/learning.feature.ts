import { learning } from '@crm/contract/features/learning/learning'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { listCertificates, sendCertificate, sendStudyRecord } from './certificates/certificates.service.ts'
import { listMedia, packAgain, removeSubtitles, saveSubtitles, sourceOwner } from './media.service.ts'
import { packRendition } from './packing/pack.service.ts'
import { packJob, prepareJob, transcodeJob } from './packing/packing.jobs.ts'
import { prepareMedia } from './packing/prepare.service.ts'
import { transcodeRendition } from './packing/transcode.service.ts'
import { exportLearners, listLearners, listProgress } from './talk/progress.service.ts'
import {
  answerQuestion,
  askQuestion,
  editAnswer,
  editQuestion,
  exportQuestions,
  listQuestions,
  listTaughtQuestions,
  questionOwner,
  removeAnswer,
  removeQuestion,
} from './talk/questions.service.ts'
import {
  exportReviews,
  getOwnReview,
  hideReview,
  listReviews,
  replyReview,
  saveReview,
} from './talk/reviews.service.ts'
import { finishReading, takeBeat } from './watching/beats.service.ts'
import { listDevices, removeDevice, resetDevices } from './watching/devices.service.ts'
import { getLearned, getSamples } from './watching/learned.service.ts'
import { listMaterials, materialOwner } from './watching/materials.service.ts'
import { createMemo, listMemos, removeMemo } from './watching/memos.service.ts'
import {
  sendPlaylist,
  sendRenditionHead,
  sendRenditionList,
  sendSegment,
  sendSubtitles,
} from './watching/playback.service.ts'
import {
  forgetSessions,
  forgetSessionsJob,
  getOpening,
  getWatchState,
  watchLecture,
  watchSample,
} from './watching/sessions.service.ts'

export const learningFeature = feature(
  learning,
  {
    media: listMedia,
    packAgain,
    saveSubtitles,
    removeSubtitles,
    learned: getLearned,
    samples: getSamples,
    opening: getOpening,
    watch: watchLecture,
    watchSample,
    watchState: getWatchState,
    beat: takeBeat,
    finish: finishReading,
    devices: listDevices,
    removeDevice,
    resetDevices,
    materials: listMaterials,
    memos: listMemos,
    createMemo,
    removeMemo,
    playlist: sendPlaylist,
    renditionList: sendRenditionList,
    renditionHead: sendRenditionHead,
    segment: sendSegment,
    subtitles: sendSubtitles,
    questions: listQuestions,
    questionsExcel: exportQuestions,
    taughtQuestions: listTaughtQuestions,
    ask: askQuestion,
    editQuestion,
    removeQuestion,
    answer: answerQuestion,
    editAnswer,
    removeAnswer,
    reviews: listReviews,
    reviewsExcel: exportReviews,
    ownReview: getOwnReview,
    saveReview,
    replyReview,
    hideReview,
    certificates: listCertificates,
    // Writing a PDF takes a while, and only the first time.
    certificatePdf: withoutTransaction(sendCertificate),
    studyRecord: sendStudyRecord,
    progress: listProgress,
    learners: listLearners,
    learnersExcel: exportLearners,
  },
  {
    jobs: [
      onJob(prepareJob, prepareMedia),
      onJob(packJob, packRendition),
      onJob(transcodeJob, transcodeRendition),
      onJob(forgetSessionsJob, forgetSessions),
    ],
    fileOwners: { lecture_sources: sourceOwner, lecture_materials: materialOwner, course_questions: questionOwner },
  },
)
