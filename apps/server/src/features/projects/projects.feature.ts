import { projects } from '@crm/contract/features/projects/projects'
import { feature } from '../../feature.ts'
import { assign } from './changes/members.service.ts'
import { changeMany, move } from './changes/stages.service.ts'
import { activity } from './detail/activity.service.ts'
import { addIndicator, changeIndicator, removeIndicator } from './detail/indicators.service.ts'
import { excel } from './list/excel.service.ts'
import {
  board,
  checkFiles,
  create,
  find,
  list,
  main,
  projectFileOwners,
  show,
  significant,
  update,
} from './projects.service.ts'

export const projectsFeature = feature(
  projects,
  {
    main,
    list,
    find,
    board,
    excel,
    show,
    activity,
    create,
    update,
    significant,
    move,
    changeMany,
    assign,
    checkFiles,
    addIndicator,
    updateIndicator: changeIndicator,
    removeIndicator,
  },
  { fileOwners: projectFileOwners },
)
