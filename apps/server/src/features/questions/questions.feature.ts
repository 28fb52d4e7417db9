import { questions } from '@crm/contract/features/questions/questions'
import { feature } from '../../feature.ts'
import { questionCommentOwners } from './questions.comments.ts'
import {
  createQuestion,
  listQuestions,
  markQuestionsRead,
  removeQuestion,
  updateQuestion,
} from './questions.service.ts'

export const questionsFeature = feature(
  questions,
  {
    list: listQuestions,
    create: createQuestion,
    update: updateQuestion,
    remove: removeQuestion,
    read: markQuestionsRead,
  },
  { commentOwners: questionCommentOwners },
)
