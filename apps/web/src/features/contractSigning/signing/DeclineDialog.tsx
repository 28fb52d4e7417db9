import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { Textarea } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { useKeepPage } from '../contractSigning.api.ts'
import { signingText as text } from '../contractSigning.messages.ts'

const mostLetters = 500

export const DeclineDialog = ({ t, onClose }: { t: string; onClose: () => void }) => {
  const { keep, readAgain } = useKeepPage(t)
  const state = useEndpointForm(contractSigning.decline, {
    initial: { t, reason: '' },
    done: text.declined,
    endsWithIt: true,
    onDone: ({ query }) => {
      onClose()
      keep(query[0])
      scrollTo(0, 0)
    },
    onRefused: ({ status }) => {
      if (status === 409 || status === 404) void readAgain()
      return false
    },
  })
  return (
    <FormDialog state={state} title={text.declineTitle} submit={text.decline} onClose={onClose}>
      <Note tone="amber">{text.declineNote}</Note>
      <Textarea
        label={text.declineReason}
        withAsterisk
        autosize
        minRows={3}
        maxLength={mostLetters}
        {...state.form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
