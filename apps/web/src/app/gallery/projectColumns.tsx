import { columnsOf } from '@crm/contract/kit/columns'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { galleryText } from './gallery.messages.ts'
import { type SampleProject, typeTones } from './projectSamples.ts'

const words = galleryText.list

const columns = columnsOf<SampleProject>()('proj_no', {
  client_name: { title: words.client, sortable: true, card: 'title' },
  managers: { title: words.manager, card: 'fact' },
  next_meeting: { title: words.next, kind: 'dateTime', width: 160, sortable: true, card: 'fact' },
  todo: { title: words.todo, card: 'hidden' },
  type: { title: words.type, width: 120, card: 'side' },
  round: { title: words.round, kind: 'number', width: 72, card: 'hidden' },
})

export const projectColumns = withCells(columns, {
  type: ({ type }) => <Tag tone={typeTones[type]}>{type}</Tag>,
})
