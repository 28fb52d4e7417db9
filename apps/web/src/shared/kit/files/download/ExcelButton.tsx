import type { AnyEndpoint, QueryOf } from '@crm/contract/kit/endpoint'
import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconX } from '@tabler/icons-react'
import { Spinner } from '../../../ui/state/Spinner.tsx'
import { filesText } from '../files.messages.ts'
import { useExcel } from './useExcel.ts'

interface ExcelButtonProps<E extends AnyEndpoint> {
  /** The endpoint that answers the file. */
  endpoint: E
  filter: QueryOf<E>
  /** In the head of a card. */
  size?: 'xs' | undefined
}

/** What a list shows, every page of it, as an Excel file. */
export const ExcelButton = <E extends AnyEndpoint>({ endpoint, filter, size }: ExcelButtonProps<E>) => {
  const { isBusy, start, cancel } = useExcel(endpoint, filter)
  if (!isBusy)
    return (
      <Button
        {...(size && { size })}
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />}
        onClick={start}
      >
        {filesText.excel}
      </Button>
    )
  return (
    <Button
      {...(size && { size })}
      variant="default"
      aria-label={filesText.cancelDownload}
      leftSection={<Spinner />}
      rightSection={<IconX size={14} stroke={1.8} aria-hidden />}
      onClick={cancel}
    >
      {filesText.excelBusy}
    </Button>
  )
}
