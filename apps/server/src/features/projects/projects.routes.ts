import type { projects } from '@crm/contract/features/projects'
import type { Handlers } from '../../http/handlers.ts'
import { activity } from './activity.service.ts'
import { excel } from './excel.service.ts'
import { addIndicator, changeIndicator, removeIndicator } from './indicators.service.ts'
import { assign } from './members.service.ts'
import { board, checkFiles, create, find, list, main, show, significant, update } from './projects.service.ts'
import { changeMany, move } from './stages.service.ts'

export const projectHandlers: Handlers<typeof projects> = {
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
}
