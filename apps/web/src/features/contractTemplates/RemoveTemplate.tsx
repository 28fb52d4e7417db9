import { contractTemplates, type Template } from '@crm/contract/features/contractTemplates/contractTemplates'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { useWrite } from '../../shared/lib/useWrite.ts'
import { confirm } from '../../shared/ui/dialogs.ts'
import { contractTemplatesText as text } from './contractTemplates.messages.ts'

/** Takes the text away; contracts that were made from it keep theirs. */
export const RemoveTemplate = ({ template, onDone }: { template: Template; onDone: () => void }) => {
  const remove = useWrite(contractTemplates.remove, { done: messages.deleted, onDone })
  const ask = async () => {
    if (
      await confirm({ title: messages.reallyDelete, description: template.ctt_name, yes: text.remove, tone: 'danger' })
    )
      remove.mutate({ params: { ctt_no: template.ctt_no } })
  }
  return (
    <Button variant="default" loading={remove.isPending} onClick={ask}>
      {text.removeTemplate}
    </Button>
  )
}
