import { Button } from '@mantine/core'
import { toast } from '../../../shared/ui/toast.ts'
import { checkoutText as text } from './checkout.messages.ts'

/** Puts a number or a name where it can be pasted. */
export const CopyButton = ({ text: copied, label }: { text: string; label: string }) => {
  const copy = async () => {
    await navigator.clipboard.writeText(copied)
    toast.success(text.copied)
  }
  return (
    <Button size="xs" variant="default" onClick={copy}>
      {label}
    </Button>
  )
}
