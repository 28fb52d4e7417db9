import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { Button, Menu } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useExcel } from '../../../shared/kit/files/download/useExcel.ts'
import { taxPapersText as text } from '../taxPapers.messages.ts'

const forms = ['tax_invoice', 'invoice'] as const

/** Hometax has one form for what is taxed and another for what is not. */
export const HometaxButton = ({ endpoint }: { endpoint: AnyEndpoint }) => {
  const excels = {
    tax_invoice: useExcel(endpoint, { kind: 'tax_invoice' }),
    invoice: useExcel(endpoint, { kind: 'invoice' }),
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          title={text.hometaxHint}
          loading={forms.some((kind) => excels[kind].isBusy)}
          leftSection={<IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />}
        >
          {text.hometax}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {forms.map((kind) => (
          <Menu.Item key={kind} onClick={excels[kind].start}>
            {text.hometaxForms[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
