import { Button, Checkbox, Divider } from '@mantine/core'
import { useState } from 'react'
import type { FieldsOf } from '../../../shared/kit/form/fieldsOf.ts'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import type { AccountValues } from '../AccountFields.tsx'
import { JoinSection } from '../JoinPage.tsx'
import { joinText } from '../join.messages.ts'
import { LegalDialog, type LegalDocument } from './LegalDialog.tsx'

const rows = [
  { field: 'agree_terms', document: 'terms', label: joinText.agreeTerms, read: joinText.readTerms },
  { field: 'agree_privacy', document: 'privacy', label: joinText.agreePrivacy, read: joinText.readPrivacy },
] as const

/** Both documents, to be read and to be agreed to. */
export const Agreements = ({ form }: { form: FieldsOf<Pick<AccountValues, 'agree_terms' | 'agree_privacy'>> }) => {
  const [open, setOpen] = useState<LegalDocument | null>(null)
  const { agree_terms, agree_privacy } = form.values
  const agreeToAll = (agreed: boolean) => {
    for (const { field } of rows) form.setFieldValue(field, agreed)
  }
  const agreeToOpen = () => {
    for (const { field, document } of rows) if (document === open) form.setFieldValue(field, true)
    setOpen(null)
  }
  return (
    <JoinSection title={joinText.agreementSection}>
      <div data-whole>
        <Checkbox
          label={joinText.agreeAll}
          checked={agree_terms && agree_privacy}
          indeterminate={agree_terms !== agree_privacy}
          onChange={(event) => agreeToAll(event.currentTarget.checked)}
        />
        <Divider mt="md" />
      </div>
      {rows.map(({ field, document, label, read }) => (
        <div key={field} data-whole>
          <Inline justify="between">
            <Checkbox label={`${label} ${joinText.needed}`} {...form.getInputProps(field, { type: 'checkbox' })} />
            <Button size="compact-xs" variant="subtle" color="gray" aria-label={read} onClick={() => setOpen(document)}>
              {joinText.read}
            </Button>
          </Inline>
        </div>
      ))}
      <LegalDialog document={open} onClose={() => setOpen(null)} onAgree={agreeToOpen} />
    </JoinSection>
  )
}
