import { Button, type ButtonProps } from '@mantine/core'
import { copyText } from '../../lib/page/copyText.ts'
import { uiText } from '../ui.messages.ts'

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'leftSection'> {
  text: string
  /** What stands on it, where that is not only `복사`. */
  label?: string
  'aria-label'?: string
}

/** Puts a number, a name or an address where it can be pasted. */
export const CopyButton = ({ text, label = uiText.copy, ...button }: CopyButtonProps) => (
  <Button size="xs" variant="default" {...button} onClick={() => copyText(text)}>
    {label}
  </Button>
)
