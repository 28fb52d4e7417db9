import type { ClientFilter } from '@crm/contract/features/clients'
import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconX } from '@tabler/icons-react'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { text } from './clients.messages.ts'
import { useExcel } from './useExcel.ts'

export const ExcelButton = ({ filter }: { filter: ClientFilter }) => {
  const { isBusy, start, cancel } = useExcel(filter)
  if (!isBusy)
    return (
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />}
        onClick={start}
      >
        {text.excel}
      </Button>
    )
  return (
    <Button
      variant="default"
      aria-label={text.excelCancel}
      leftSection={<Spinner />}
      rightSection={<IconX size={14} stroke={1.8} aria-hidden />}
      onClick={cancel}
    >
      {text.excelBusy}
    </Button>
  )
}
