import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { Button, type ButtonProps } from '@mantine/core'
import { IconFileTypePdf, IconX } from '@tabler/icons-react'
import { Spinner } from '../../../ui/state/Spinner.tsx'
import { filesText } from '../files.messages.ts'
import { useMadeFile } from './useMadeFile.ts'

interface PdfButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** The endpoint that answers the file. */
  endpoint: AnyEndpoint
  params: Record<string, number>
  /** Where the path alone does not say which. */
  query?: Record<string, number>
  children?: string
}

/** A record as a PDF file; while it is being made, the same button cancels it. */
export const PdfButton = ({ endpoint, params, query, children, size, variant = 'default' }: PdfButtonProps) => {
  const { isBusy, start, cancel } = useMadeFile(endpoint, { params, ...(query && { query }) }, 'document.pdf')
  const words = children ?? filesText.pdf
  if (!isBusy)
    return (
      <Button
        size={size}
        variant={variant}
        leftSection={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
        onClick={start}
      >
        {words}
      </Button>
    )
  return (
    <Button
      size={size}
      variant={variant}
      aria-label={filesText.cancelDownload}
      leftSection={<Spinner />}
      rightSection={<IconX size={14} stroke={1.8} aria-hidden />}
      onClick={cancel}
    >
      {words}
    </Button>
  )
}
