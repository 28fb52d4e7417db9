import { showDateTime } from '../../shared/lib/date.ts'
import type { Column } from '../../shared/ui/column.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import { galleryText } from './gallery.messages.ts'
import { type SampleProject, typeTones } from './projectSamples.ts'

const words = galleryText.list

export const projectColumns: Column<SampleProject>[] = [
  { key: 'client_name', title: words.client, strong: true, sortable: true },
  { key: 'managers', title: words.manager, onCard: 'fact' },
  {
    key: 'next_meeting',
    title: words.next,
    width: 160,
    sortable: true,
    onCard: 'fact',
    render: (project) => showDateTime(project.next_meeting),
  },
  { key: 'todo', title: words.todo },
  {
    key: 'type',
    title: words.type,
    width: 120,
    onCard: 'aside',
    render: (project) => <Tag tone={typeTones[project.type]}>{project.type}</Tag>,
  },
  { key: 'round', title: words.round, width: 72, align: 'right', render: (project) => `${project.round}회` },
]
