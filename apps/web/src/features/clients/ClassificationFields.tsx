import { type Client, clientFields, clientState } from '@crm/contract/features/clients/clients'
import { Input, Textarea } from '@mantine/core'
import { Card } from '../../shared/ui/Card.tsx'
import { Segments } from '../../shared/ui/Segments.tsx'
import { EmployeesSelect } from '../reference/EmployeesSelect.tsx'
import { BusinessTypeSelect, InvestmentTypeSelect, ThemeSelect } from '../reference/selects.tsx'
import classes from './ClientForm.module.css'
import { clientsText } from './clients.messages.ts'
import type { ClientForm } from './useClientForm.tsx'

const states = clientState.options.toReversed()

interface ClassificationFieldsProps {
  form: ClientForm['form']
  managers: Client['managers']
}

/** How we see the company, and who looks after it. */
export const ClassificationFields = ({ form, managers }: ClassificationFieldsProps) => (
  <Card title={clientsText.classification}>
    <div className={classes.fields}>
      <BusinessTypeSelect
        label={clientFields.bt_no}
        placeholder={clientsText.choose}
        {...form.getInputProps('bt_no')}
      />
      <InvestmentTypeSelect
        label={clientFields.it_no}
        placeholder={clientsText.choose}
        {...form.getInputProps('it_no')}
      />
      <ThemeSelect label={clientFields.thm_no} placeholder={clientsText.choose} {...form.getInputProps('thm_no')} />
      <Input.Wrapper label={clientFields.state} labelElement="div" className={classes.choice}>
        <Segments
          aria-label={clientFields.state}
          data={states}
          value={form.values.state}
          onChange={(state) => form.setFieldValue('state', state)}
        />
      </Input.Wrapper>
      <EmployeesSelect
        className={classes.whole}
        label={clientFields.client_managers}
        placeholder={clientsText.managersPlaceholder}
        known={managers}
        {...form.getInputProps('client_managers')}
      />
      <Textarea
        className={classes.whole}
        label={clientFields.client_note}
        description={clientsText.noteHint}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={5000}
        {...form.getInputProps('client_note')}
      />
    </div>
  </Card>
)
