import { type Client, clientState } from '@crm/contract/features/clients/clients'
import { Textarea } from '@mantine/core'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { EmployeesSelect } from '../reference/EmployeesSelect.tsx'
import { BusinessTypeSelect, InvestmentTypeSelect, ThemeSelect } from '../reference/selects.tsx'
import { clientsText } from './clients.messages.ts'
import type { ClientForm } from './useClientForm.tsx'

const states = clientState.options.toReversed()

interface ClassificationFieldsProps {
  field: ClientForm['field']
  managers: Client['managers']
}

/** How we see the company, and who looks after it. */
export const ClassificationFields = ({ field, managers }: ClassificationFieldsProps) => (
  <Card title={clientsText.classification}>
    <FieldGrid>
      <BusinessTypeSelect placeholder={clientsText.choose} {...field('bt_no')} />
      <InvestmentTypeSelect placeholder={clientsText.choose} {...field('it_no')} />
      <ThemeSelect placeholder={clientsText.choose} {...field('thm_no')} />
      <SegmentsField data={states} {...field('state')} />
      <div data-whole>
        <EmployeesSelect placeholder={clientsText.managersPlaceholder} known={managers} {...field('client_managers')} />
      </div>
      <Textarea
        data-whole
        description={clientsText.noteHint}
        autosize
        minRows={3}
        maxRows={12}
        {...field('client_note')}
      />
    </FieldGrid>
  </Card>
)
