import { type MinutesTemplate, minutesTemplates } from '@crm/contract/features/minutesTemplates/minutesTemplates'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { RowItem, RowList } from '../../../shared/ui/list/RowList.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { templatesText as text } from './templates.messages.ts'

interface TemplatesDialogProps {
  templates: MinutesTemplate[]
  /** Undefined: a new one. */
  onEdit: (template?: MinutesTemplate) => void
  onClose: () => void
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** The templates that the caller may change. */
export const TemplatesDialog = ({ templates, onEdit, onClose }: TemplatesDialogProps) => {
  const remove = useWrite(minutesTemplates.remove, { done: text.removed })
  const askToRemove = async ({ mt_no, mt_name }: MinutesTemplate) => {
    const sure = await confirm({
      title: text.reallyRemove(mt_name),
      description: text.willStay,
      yes: text.remove,
      tone: 'danger',
    })
    if (sure) remove.mutate({ params: { mt_no } })
  }
  const mine = templates.filter(({ is_mine }) => is_mine)
  return (
    <ModalCard
      opened
      onClose={onClose}
      title={text.manage}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {text.close}
          </Button>
          <Button onClick={() => onEdit()}>{text.add}</Button>
        </>
      )}
    >
      {mine.length === 0 && <EmptyLine>{text.none}</EmptyLine>}
      <RowList label={text.menu}>
        {mine.map((template) => (
          <RowItem key={template.mt_no} name={template.mt_name} about={template.is_company ? text.company : text.own}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={text.editOne(template.mt_name)}
              onClick={() => onEdit(template)}
            >
              <IconPencil {...icon} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={text.removeOne(template.mt_name)}
              onClick={() => askToRemove(template)}
            >
              <IconTrash {...icon} />
            </ActionIcon>
          </RowItem>
        ))}
      </RowList>
    </ModalCard>
  )
}
