import { homework } from '@crm/contract/features/homework/homework'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { remindHomeworkJob, remindOfHomework } from './homework.jobs.ts'
import { createHomework, endHomework, listHomework, listHomeworkCourses, listOwnHomework } from './homework.service.ts'

export const homeworkFeature = feature(
  homework,
  {
    list: listHomework,
    own: listOwnHomework,
    courses: listHomeworkCourses,
    create: createHomework,
    end: endHomework,
  },
  { jobs: [onJob(remindHomeworkJob, remindOfHomework)] },
)
