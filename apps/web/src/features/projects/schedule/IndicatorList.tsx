import type { Project } from '@crm/contract/features/projects/projects.rows'
import type { Indicator } from '@crm/contract/features/projects/projects.words'
import { messages } from '@crm/contract/messages'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { showDate } from '../../../shared/lib/format/date.ts'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import type { Column } from '../../../shared/ui/list/column.ts'
import { DataList } from '../../../shared/ui/list/DataList.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { projectDetailText } from '../detail/projectDetail.messages.ts'
import { useRemoveIndicator } from '../projects.api.ts'
import { useStaffNames } from '../useStaffNames.ts'
import { IndicatorWarning } from './IndicatorWarning.tsx'
import { indicatorState } from './indicatorState.ts'

interface IndicatorListProps {
  project: Project
  onEdit: (indicator: Indicator) => void
}

const StateCell = ({ indicator }: { indicator: Indicator }) => {
  const { tone, words } = indicatorState(indicator)
  return (
    <>
      <IndicatorWarning tone={tone} />
      <Tag tone={tone}>{words}</Tag>
    </>
  )
}

/** The indicators with who is on them and how they stand. */
export const IndicatorList = ({ project: { proj_no, indicators, emp }, onEdit }: IndicatorListProps) => {
  const nameOf = useStaffNames(emp)
  const remove = useRemoveIndicator()
  const askRemove = async ({ pic_no, pic_title }: Indicator) => {
    const words = {
      title: messages.reallyDelete,
      description: pic_title,
      yes: projectDetailText.remove,
      tone: 'danger',
    } as const
    if (await confirm(words)) remove.mutate({ params: { proj_no, pic_no } })
  }

  const columns: Column<Indicator>[] = [
    { key: 'pic_title', title: projectDetailText.indicatorTitle, strong: true },
    {
      key: 'pic_start_dt',
      title: projectDetailText.indicatorStart,
      width: 110,
      onCard: 'hidden',
      render: ({ pic_start_dt }) => showDate(pic_start_dt),
    },
    {
      key: 'pic_end_dt',
      title: projectDetailText.indicatorEnd,
      width: 110,
      onCard: 'fact',
      render: ({ pic_end_dt }) => <time>{showDate(pic_end_dt)}</time>,
    },
    {
      key: 'pic_emps',
      title: projectDetailText.indicatorPeople,
      width: 180,
      onCard: 'fact',
      render: ({ pic_emps }) => pic_emps.flatMap((emp_no) => nameOf(emp_no) ?? []).join(', ') || '-',
    },
    {
      key: 'state',
      title: projectDetailText.indicatorState,
      width: 120,
      onCard: 'aside',
      render: (indicator) => <StateCell indicator={indicator} />,
    },
    {
      key: 'actions',
      title: '',
      width: 92,
      align: 'right',
      onCard: 'aside',
      render: (indicator) => (
        <>
          <ActionIcon
            size="sm"
            aria-label={projectDetailText.editIndicatorOf(indicator.pic_title)}
            onClick={() => onEdit(indicator)}
          >
            <IconPencil size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size="sm"
            aria-label={projectDetailText.removeIndicatorOf(indicator.pic_title)}
            onClick={() => askRemove(indicator)}
          >
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        </>
      ),
    },
  ]
  return (
    <DataList
      bare
      read={{ data: { query: indicators }, isPending: false, isError: false, refetch: () => {} }}
      columns={columns}
      rowKey={({ pic_no }) => pic_no}
      empty={projectDetailText.noIndicators}
    />
  )
}
