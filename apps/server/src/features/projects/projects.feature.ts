import { projects } from '@crm/contract/features/projects/projects'
import { feature } from '../../feature.ts'
import { assignManagers } from './changes/members.service.ts'
import { changeManyProjects, moveStage } from './changes/stages.service.ts'
import { undoProjectChange } from './changes/undo.service.ts'
import { projectHistoryOwners } from './detail/history.service.ts'
import { addIndicator, changeIndicator, removeIndicator } from './detail/indicators.service.ts'
import { downloadProjectSummary } from './detail/summary.service.ts'
import { downloadProjectExcel } from './list/excel.service.ts'
import { projectCommentOwners } from './projects.comments.ts'
import {
  checkFiles,
  createProject,
  findProjects,
  getBoard,
  getProject,
  listOwnProjects,
  listProjects,
  updateProject,
  updateSignificant,
} from './projects.service.ts'

export const projectsFeature = feature(
  projects,
  {
    main: listOwnProjects,
    list: listProjects,
    find: findProjects,
    board: getBoard,
    excel: downloadProjectExcel,
    show: getProject,
    summaryPdf: downloadProjectSummary,
    create: createProject,
    update: updateProject,
    significant: updateSignificant,
    move: moveStage,
    changeMany: changeManyProjects,
    assign: assignManagers,
    undo: undoProjectChange,
    checkFiles,
    addIndicator,
    updateIndicator: changeIndicator,
    removeIndicator,
  },
  { commentOwners: projectCommentOwners, historyOwners: projectHistoryOwners },
)
