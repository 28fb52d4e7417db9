import type { Memo } from '@crm/contract/features/meetings/meetings.rows'
import { Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldsOf } from '../../../shared/kit/form/fieldsOf.ts'
import type { EndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { FormActions } from '../../../shared/ui/FormActions.tsx'
import { FormNote } from '../../../shared/ui/FormNote.tsx'
import { ModalCard } from '../../../shared/ui/ModalCard.tsx'
import { meetingsText } from '../meetings.messages.ts'
import classes from './MemoDialog.module.css'

const formId = 'meeting-memo'

interface MemoFormProps {
  title: string
  state: Pick<EndpointForm<never>, 'bind' | 'busy'> & { form: FieldsOf<Pick<Memo, 'msm_title' | 'msm_content'>> }
  /** What people should know before they go on writing. */
  note: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The memo's dialog, whether it makes one or changes it. */
export const MemoForm = ({ title, state: { form, bind, busy }, note, onClose, children }: MemoFormProps) => (
  <ModalCard
    opened
    onClose={onClose}
    title={title}
    size={560}
    actions={
      <FormActions
        formId={formId}
        busy={busy}
        cancel={meetingsText.close}
        submit={meetingsText.save}
        onCancel={onClose}
      />
    }
  >
    {note && <FormNote>{note}</FormNote>}
    <form id={formId} {...bind} className={classes.fields}>
      <TextInput label={meetingsText.memoTitle} maxLength={100} data-autofocus {...form.getInputProps('msm_title')} />
      <Textarea
        label={meetingsText.memoContent}
        placeholder={meetingsText.memoContentHint}
        autosize
        minRows={6}
        maxRows={14}
        {...form.getInputProps('msm_content')}
      />
    </form>
    {children}
  </ModalCard>
)
